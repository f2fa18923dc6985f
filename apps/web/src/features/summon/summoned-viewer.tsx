import type { SummonedCard } from '@otogi/contract/summon'
import { formatThousands } from '@otogi/rules/format/number'
import { CardViewer } from '../../game/card-viewer.tsx'
import { RaritySeal } from '../../game/rarity-seal.tsx'
import { useTexts } from '../../platform/texts.ts'
import { Fact } from '../../ui/fact.tsx'

type Props = {
  cards: readonly SummonedCard[]
  index: number
  onShow: (index: number) => void
  onClose: () => void
}

/** A large view of the drawn cards, one at a time. */
export function SummonedViewer({ cards, index, onShow, onClose }: Props) {
  const { t, pickText } = useTexts()
  const card = cards[index]
  if (!card) return null
  return (
    <CardViewer cards={cards} index={index} onShow={onShow} onClose={onClose}>
      <dl>
        <Fact label={t('summon.cardSeries')}>{pickText(card.titles)}</Fact>
        <Fact label={t('summon.cardRarity')}>
          <RaritySeal rarity={card.rarity} />
        </Fact>
        <Fact label={t('summon.cardPower')}>{formatThousands(card.power)} P</Fact>
        <Fact label={t('summon.cardCopies')}>{t('summon.copies', { copies: card.copies })}</Fact>
      </dl>
    </CardViewer>
  )
}
