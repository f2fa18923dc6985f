import { rarityRank, type Rarity } from '@otogi/rules/summon/rarity'
import { classes } from '../../ui/classes.ts'
import { lightOf } from './rarity-light.ts'
import s from './gate.module.css'

const RAYS_FROM: Rarity = 'S'

/** The torii; once the cards are known, the light of the best of them breaks through it. */
export function Gate({ light }: { light: Rarity | undefined }) {
  const hasRays = light !== undefined && rarityRank(light) >= rarityRank(RAYS_FROM)
  return (
    <div className={classes(s['gate'], light && lightOf(light))} data-open={light ? '' : undefined} aria-hidden="true">
      <div className={s['light']} />
      {hasRays && <div className={s['rays']} />}
      <div className={classes(s['pillar'], s['left'])} />
      <div className={classes(s['pillar'], s['right'])} />
      <div className={s['beam']} />
    </div>
  )
}
