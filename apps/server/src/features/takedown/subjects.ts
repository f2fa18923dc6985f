import type { Pack } from '@otogi/content/pack'
import type { Text } from '@otogi/rules/languages/languages'
import type { TakedownKind } from '@otogi/rules/takedown/takedown'
import { Refusal } from '../../platform/http/refusal.ts'

/** Content that can be withdrawn. */
export type Subject = { readonly kind: TakedownKind; readonly subject: string }

type Named = { readonly id: string; readonly texts: Text }

/** Lists the pack's content of one kind. */
export function listSubjects(pack: Pack, kind: TakedownKind): Named[] {
  if (kind === 'card') return pack.cards.map(({ id, name }) => ({ id, texts: name }))
  if (kind === 'character') return pack.characters.map(({ id, name }) => ({ id, texts: name }))
  return pack.series.map(({ id, title }) => ({ id, texts: title }))
}

/** Lists the ids of the cards that belong to pack content. Songs and pictures have no cards. */
export function listCardIds(pack: Pack, { kind, subject }: Subject): string[] {
  const field = ({ card: 'id', character: 'character', series: 'series' } as const)[kind as 'card']
  return pack.cards.filter((card) => card[field] === subject).map(({ id }) => id)
}

export function requireInPack(pack: Pack, { kind, subject }: Subject): void {
  if (listSubjects(pack, kind).some(({ id }) => id === subject)) return
  throw new Refusal('INVALID', [{ path: 'subject', message: `the pack has no ${kind} ${subject}` }])
}
