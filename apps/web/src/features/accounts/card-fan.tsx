import { useTexts } from '../../platform/texts.ts'
import { usePack } from '../../game/pack.ts'
import { CardBack } from '../../game/card-back.tsx'
import { TradingCard } from '../../game/trading-card.tsx'
import s from './card-fan.module.css'

const CARDS = 3

/**
 * Three cards from the pack as decoration. Only the last one, which covers the others, shows its name. Shows card backs
 * until the cards have loaded.
 */
export function CardFan() {
  const { pickText } = useTexts()
  const found = usePack()
  const cards = found.data?.showcase.slice(0, CARDS) ?? []
  return (
    <div className={s['fan']} aria-hidden="true">
      {Array.from({ length: CARDS }, (_, index) => {
        const card = cards[index]
        return (
          <span key={index} className={s['card']}>
            {card ? (
              <TradingCard
                name={index === CARDS - 1 ? pickText(card.names) : ''}
                rarity={card.rarity}
                image={card.image}
                thumbnail={card.thumbnail}
                tint="var(--paper-raised)"
                size="(max-width: 740px) 94px, 230px"
              />
            ) : (
              <CardBack />
            )}
          </span>
        )
      })}
    </div>
  )
}
