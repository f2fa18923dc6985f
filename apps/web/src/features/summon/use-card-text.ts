import type { SummonedCard } from '@otogi/contract/summon'
import { formatThousands } from '@otogi/rules/format/number'
import { useTexts } from '../../platform/texts.ts'

/** Describes a drawn card in words. */
export function useCardText(): (card: SummonedCard) => string {
  const { t, pickText } = useTexts()
  return (card) => {
    const text = t('summon.faceUp', {
      name: pickText(card.names),
      series: pickText(card.titles),
      rarity: card.rarity,
      power: formatThousands(card.power),
    })
    return `${text}, ${t(card.isNew ? 'summon.new' : 'summon.copiesOwned', { count: card.copies })}`
  }
}
