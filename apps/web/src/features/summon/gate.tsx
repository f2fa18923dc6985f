import { findBestRarity, getRarityRank, type Rarity } from '@otogi/rules/summon/rarity'
import { classes } from '../../ui/classes.ts'
import { lightOf } from './rarity-light.ts'
import s from './gate.module.css'

const RAYS_FROM: Rarity = 'S'

type Props = {
  /** The drawn cards have come. */
  isOpen: boolean
  /** The rarities of the cards that lie open. */
  shown: readonly Rarity[]
  total: number
}

/** The torii. Its light tells no more than the open cards do: it grows with each one, in the color of the best so far. */
export function Gate({ isOpen, shown, total }: Props) {
  const best = shown.length > 0 ? findBestRarity(shown) : undefined
  const hasRays = best !== undefined && getRarityRank(best) >= getRarityRank(RAYS_FROM)
  return (
    <div
      className={classes(s['gate'], best && lightOf(best))}
      style={{ '--shown': total === 0 ? 0 : shown.length / total }}
      data-open={isOpen ? '' : undefined}
      aria-hidden="true"
    >
      <div className={s['light']} />
      {hasRays && <div className={s['rays']} />}
      <div className={classes(s['pillar'], s['left'])} />
      <div className={classes(s['pillar'], s['right'])} />
      <div className={s['beam']} />
    </div>
  )
}
