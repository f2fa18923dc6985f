import type { SummonedCard } from '@otogi/contract/summon'
import { findBestRarity } from '@otogi/rules/summon/rarity'
import { classes } from '../../ui/classes.ts'
import { lightOf } from './rarity-light.ts'
import s from './motes.module.css'

const MOTES = 18
/** Steps the motes through their lanes so that neighbours differ without dice. */
const GOLDEN = 0.618_034

/** Lights that rise once all cards lie open, in the colour of the best. */
export function Motes({ cards }: { cards: readonly SummonedCard[] }) {
  const best = findBestRarity(cards.map(({ rarity }) => rarity))
  return (
    <div className={classes(s['motes'], lightOf(best))} aria-hidden="true">
      {Array.from({ length: MOTES }, (_, i) => (
        <i key={i} style={{ '--lane': `${((i * GOLDEN) % 1) * 100}%`, '--wait': `${(i % 6) * 140}ms` }} />
      ))}
    </div>
  )
}
