import { type Color, shade, tint } from '../../draw/color.ts'
import { buildLock, type Lock } from '../../draw/lock.ts'
import { type Side, toPoints, PLAIN_FRAME } from '../../draw/notation.ts'
import { brush } from '../../draw/stroke.ts'
import { path, type Svg } from '../../draw/svg.ts'
import type { BeastFrame } from './frame.ts'
import type { BeastSpec } from '../head-spec.ts'
import type { Figure } from '../parts.ts'
import type { Species } from './species.ts'

/** The colors of an animal's face. */
export type Coat = { fur: Color; pale: Color; lips: Color; nose: Color; beak: Color }

export function createCoat({ skin }: Figure, beast: BeastSpec): Coat {
  const fur = beast.fur ?? skin.base
  const pale = beast.furInside ?? tint(fur, 0.8)
  return {
    fur,
    pale,
    lips: beast.muzzleColor ?? pale,
    nose: beast.noseColor ?? '#3a2630',
    beak: beast.muzzleColor ?? '#e8b23a',
  }
}

/** Builds locks of fur or feathers on one side of the head. */
export function buildLocks(
  { rim }: BeastFrame,
  { feathers }: Species,
  lines: readonly string[],
  side: Side,
  width: number,
): Lock[] {
  return lines.map((line) => {
    const spine = toPoints(line, { ...PLAIN_FRAME, side }).map(rim)
    return buildLock(spine, width, { profile: feathers ? 'lock' : 'spike' })
  })
}

/** Draws a lock of fur with a dark edge below and a light stroke above. */
export function drawTuft(lock: Lock, color: Color, lit: Color): Svg {
  const low = brush([lock.at(0.8, 0.1), lock.at(0.86, 0.5), lock.at(0.5, 1)], lock.width * 0.22, 'both', 8)
  const high = brush([lock.at(0.3, 0.2), lock.at(0.3, 0.5), lock.at(0.45, 0.85)], lock.width * 0.12, 'both', 8)
  return path(lock.outline, color) + path(low, shade(color, 1.2), { opacity: 0.55 }) + path(high, lit, { opacity: 0.7 })
}
