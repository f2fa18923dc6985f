import type { Card } from '@otogi/contract/collection'
import { useCards } from '../../game/cards.ts'
import { useTexts } from '../../platform/texts.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TradingCard } from '../../game/trading-card.tsx'
import s from './showcase.module.css'

/** The cards that the player chose for the profile. */
export function Showcase({ cardIds, isOwn }: { cardIds: readonly string[]; isOwn: boolean }) {
  const { t } = useTexts()
  const { data } = useCards()
  if (cardIds.length === 0) return <p className={s['none']}>{t(isOwn ? 'profile.noCardsOwn' : 'profile.noCards')}</p>
  return (
    <section className={s['showcase']}>
      <h2>{t('profile.showcase')}</h2>
      <ul className={s['cards']} aria-label={t('profile.showcase')}>
        {cardIds.map((cardId) => (
          <li key={cardId}>
            {data ? <ShowcaseCard card={data.find((one) => one.id === cardId)} /> : <Skeleton shape="card" />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function ShowcaseCard({ card }: { card: Card | undefined }) {
  const { pickText } = useTexts()
  if (!card) return <Skeleton shape="card" />
  return (
    <TradingCard
      image={card.image}
      thumbnail={card.thumbnail}
      tint={card.tint}
      name={pickText(card.names)}
      series={pickText(card.titles)}
      rarity={card.rarity}
      power={card.power}
      size="(max-width: 740px) 45vw, 260px"
      priority
    />
  )
}
