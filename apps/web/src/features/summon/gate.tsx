import { findBestRarity, getRarityRank, type Rarity } from '@otogi/rules/summon/rarity'
import { joinClasses } from '../../ui/join-classes.ts'
import { toLightClass } from './rarity-light.ts'
import s from './gate.module.css'

const RAYS_FROM: Rarity = 'S'

type Props = {
  /** Whether the drawn cards have loaded. */
  hasCards: boolean
  /** The rarities of the cards turned so far. */
  turnedRarities: readonly Rarity[]
  cardCount: number
}

/**
 * The torii gate. The light behind it depends only on the turned cards, so it reveals nothing about the others. With
 * each turned card, the light grows and takes the color of the best rarity so far.
 */
export function ToriiGate({ hasCards, turnedRarities, cardCount }: Props) {
  const best = turnedRarities.length > 0 ? findBestRarity(turnedRarities) : undefined
  const hasRays = best !== undefined && getRarityRank(best) >= getRarityRank(RAYS_FROM)
  return (
    <div
      className={joinClasses(s['gate'], best && toLightClass(best))}
      style={{ '--shown': cardCount === 0 ? 0 : turnedRarities.length / cardCount }}
      data-open={hasCards ? '' : undefined}
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
