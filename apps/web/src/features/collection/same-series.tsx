import type { Card } from '@otogi/contract/collection'
import { Link } from 'wouter'
import { useTexts } from '../../platform/texts.ts'
import { Panel } from '../../ui/paper.tsx'
import { TradingCard } from '../../game/trading-card.tsx'
import { sortByAnime, type Copies } from './album.ts'
import s from './same-series.module.css'

type Props = { card: Card; cards: readonly Card[]; copies: Copies | undefined }

/** The other cards of the series, in a row that scrolls. */
export function SameSeries({ card, cards, copies }: Props) {
  const { t, pickText, language } = useTexts()
  const others = sortByAnime(
    cards.filter((other) => other.anime === card.anime && other.id !== card.id),
    language,
  )
  if (others.length === 0) return null
  return (
    <Panel>
      <h2>{t('collection.sameSeries', { series: pickText(card.titles) })}</h2>
      <ul className={s['row']}>
        {others.map((other) => (
          <li key={other.id}>
            <Link href={`/home/collection/${other.id}`}>
              <TradingCard
                image={other.image}
                thumbnail={other.thumbnail}
                tint={other.tint}
                name={pickText(other.names)}
                rarity={other.rarity}
                state={copies && !copies.has(other.id) ? 'unowned' : 'owned'}
                size="150px"
              />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
