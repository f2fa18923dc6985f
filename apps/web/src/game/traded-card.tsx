import type { Card } from '@otogi/contract/collection'
import { formatThousands } from '@otogi/rules/format/number'
import { useTexts } from '../platform/texts.ts'
import { TradingCard } from './trading-card.tsx'
import s from './traded-card.module.css'

/** A trade's card, next to a text about the trade. */
export function TradedCard({ card, text }: { card: Card; text: string }) {
  const { pickText } = useTexts()
  const { image, thumbnail, tint, rarity, power } = card
  return (
    <div className={s['card']}>
      <TradingCard
        image={image}
        thumbnail={thumbnail}
        tint={tint}
        name={pickText(card.names)}
        rarity={rarity}
        size="116px"
        priority
      />
      <div>
        <p>{text}</p>
        <p className={s['about']}>{pickText(card.titles)}</p>
        <p className={s['about']}>{formatThousands(power)} P</p>
      </div>
    </div>
  )
}
