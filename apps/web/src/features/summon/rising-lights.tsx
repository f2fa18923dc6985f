import type { SummonedCard } from '@otogi/contract/summon'
import { findBestRarity } from '@otogi/rules/summon/rarity'
import { joinClasses } from '../../ui/join-classes.ts'
import { toLightClass } from './rarity-light.ts'
import s from './rising-lights.module.css'

const MOTES = 18
/** The golden ratio spreads neighboring lights far apart without random numbers. */
const GOLDEN = 0.618_034

/** Lights that rise when all cards are turned, in the color of the best one. */
export function RisingLights({ cards }: { cards: readonly SummonedCard[] }) {
  const best = findBestRarity(cards.map(({ rarity }) => rarity))
  return (
    <div className={joinClasses(s['motes'], toLightClass(best))} aria-hidden="true">
      {Array.from({ length: MOTES }, (_, i) => (
        <i key={i} style={{ '--lane': `${((i * GOLDEN) % 1) * 100}%`, '--wait': `${(i % 6) * 140}ms` }} />
      ))}
    </div>
  )
}
