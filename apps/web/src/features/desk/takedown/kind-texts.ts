import type { takedown } from '@otogi/contract/desk/routes'
import type { ReplyOf } from '@otogi/contract/endpoint'
import type { TakedownKind } from '@otogi/rules/takedown/takedown'
import type { TextKey } from '../../../texts/catalog.ts'

export type Takedown = ReplyOf<typeof takedown.list>[number]

/** For each kind of content, its label and a text that includes the content's name. */
export const KIND_TEXTS: Readonly<Record<TakedownKind, { readonly label: TextKey; readonly named: TextKey }>> = {
  card: { label: 'moderation.contentCard', named: 'moderation.namedCard' },
  character: { label: 'moderation.contentCharacter', named: 'moderation.namedCharacter' },
  series: { label: 'moderation.contentSeries', named: 'moderation.namedSeries' },
  song: { label: 'moderation.contentSong', named: 'moderation.namedSong' },
  picture: { label: 'moderation.contentPicture', named: 'moderation.namedPicture' },
}
