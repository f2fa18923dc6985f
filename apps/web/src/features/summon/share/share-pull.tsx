import type { SummonedCard } from '@otogi/contract/summon'
import { useQuery } from '@tanstack/react-query'
import { summon } from '@otogi/contract/routes'
import { call } from '../../../platform/call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ShareDialog } from '../../../ui/share-dialog.tsx'
import { drawPullImage } from './pull-image.ts'

type Props = { cards: readonly SummonedCard[]; onClose: () => void }

/** A dialog for sharing the cards of a pull. */
export function SharePull({ cards, onClose }: Props) {
  const { t, pickText } = useTexts()
  const shown = cards.map((card) => ({ ...card, name: pickText(card.names) }))
  const title = t('summon.sharedTitle')
  const lines = shown.map(({ rarity, name }) => `${rarity} ${name}`)
  // The text links to the game until the link to the pull has loaded.
  const { data: link } = useQuery({
    queryKey: ['summon', 'shareLink', ...cards.map(({ id }) => id)],
    queryFn: ({ signal }) => call(summon.shareLink, {}, { signal }),
  })
  return (
    <ShareDialog
      title={t('summon.shareTitle')}
      text={[title, ...lines, location.origin + (link?.path ?? '')].join('\n')}
      draw={() => drawPullImage(shown, { title, address: location.host })}
      alt={`${title}: ${lines.join(', ')}`}
      fileName="otogi-pull.png"
      onClose={onClose}
    />
  )
}
