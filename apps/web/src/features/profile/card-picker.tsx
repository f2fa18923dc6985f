import { collection } from '@otogi/contract/routes'
import type { Card } from '@otogi/contract/collection'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { useCards } from '../../game/cards.ts'
import { useTexts } from '../../platform/texts.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TradingCard } from '../../game/trading-card.tsx'
import { MOST_SHOWN } from './choice.ts'
import s from './card-picker.module.css'

type CardPickerProps = { selected: readonly string[]; onToggle: (cardId: string) => void }

/** All cards that the player owns, strongest first. A selected card shows its position in the selection. */
export function CardPicker({ selected, onToggle }: CardPickerProps) {
  const { t, pickText } = useTexts()
  const owned = useOwnedCards()
  if (!owned) return <Skeleton className={s['waiting']} />
  if (owned.length === 0) return <p className={s['none']}>{t('profile.noneOwned')}</p>
  return (
    <ul className={s['cards']} aria-label={t('profile.showcase')}>
      {owned.map((card) => {
        const place = selected.indexOf(card.id)
        const isFull = selected.length === MOST_SHOWN && place < 0
        return (
          <li key={card.id}>
            <button
              type="button"
              className={s['card']}
              aria-pressed={place >= 0}
              aria-disabled={isFull}
              onClick={() => onToggle(card.id)}
            >
              <TradingCard
                image={card.image}
                thumbnail={card.thumbnail}
                tint={card.tint}
                name={pickText(card.names)}
                rarity={card.rarity}
                size="130px"
              />
              {place >= 0 && <b className={s['place']}>{place + 1}</b>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function useOwnedCards(): Card[] | undefined {
  const cards = useCards()
  const held = useQuery({
    queryKey: ['collection', 'find'],
    queryFn: ({ signal }) => call(collection.find, {}, { signal }),
  })
  if (!cards.data || !held.data) return undefined
  const own = new Set(held.data.cards)
  return cards.data.filter((card) => own.has(card.id)).toSorted((a, b) => b.power - a.power)
}
