import { findBestRarity, getRarityRank, type Rarity } from '@otogi/rules/summon/rarity'
import { joinClasses } from '../../ui/join-classes.ts'
import { toLightClass } from './rarity-light.ts'
import s from './gate.module.css'

const RAYS_FROM: Rarity = 'S'

type Props = {
  /** Whether the drawn cards have loaded. */
  isOpen: boolean
  /** The rarities of the cards turned so far. */
  shown: readonly Rarity[]
  total: number
}

/**
 * The torii gate. Its light depends only on the turned cards, so that it reveals nothing about the others. The light
 * grows with each turned card and has the color of the best one.
 */
export function Gate({ isOpen, shown, total }: Props) {
  const best = shown.length > 0 ? findBestRarity(shown) : undefined
  const hasRays = best !== undefined && getRarityRank(best) >= getRarityRank(RAYS_FROM)
  return (
    <div
      className={joinClasses(s['gate'], best && toLightClass(best))}
      style={{ '--shown': total === 0 ? 0 : shown.length / total }}
      data-open={isOpen ? '' : undefined}
      aria-hidden="true"
    >
      <div className={s['light']} />
      {hasRays && <div className={s['rays']} />}
      <div className={joinClasses(s['pillar'], s['left'])} />
      <div className={joinClasses(s['pillar'], s['right'])} />
      <div className={s['beam']} />
    </div>
  )
}
