import { SIDES } from '../../draw/notation.ts'
import { type Color, shade, tint, toInk } from '../../draw/color.ts'
import { brush } from '../../draw/stroke.ts'
import { element, path, type Svg } from '../../draw/svg.ts'
import { type BeastFrame, joinHalves, type Solid, toSolids } from './frame.ts'

const NOSEBAND = '0,106,88 26,108,76 52,112,40 72,112,8'
const BROWBAND = '0,-74,10 40,-66,8 76,-50,2 100,-30,0'
const CHEEK_STRAP = '72,112,8 92,60,2 102,10,0 100,-30,0'
const GOLD = '#e0b03a'

/** Draws a horse's bridle: a band over the nose, one over the brow, and the straps that join them. */
export function drawBridle(frame: BeastFrame, color: Color): Svg {
  return (
    drawStrap(frame, joinHalves(toSolids(NOSEBAND)), color) +
    drawStrap(frame, joinHalves(toSolids(BROWBAND)), color) +
    SIDES.map((side) => {
      const strap = toSolids(CHEEK_STRAP, side)
      const rings = [strap[0], strap.at(-1)].map((solid) => drawRing(frame, solid ?? [0, 0, 0]))
      return drawStrap(frame, strap, color) + rings.join('')
    }).join('')
  )
}

function drawStrap({ place, unit }: BeastFrame, line: readonly Solid[], color: Color): Svg {
  const points = line.map(place)
  return (
    path(brush(points, 17 * unit, 'flat', 24), shade(color, 2.2), { opacity: 0.3, transform: 'translate(3 6)' }) +
    path(brush(points, 16 * unit, 'flat', 24), toInk(color)) +
    path(brush(points, 11 * unit, 'flat', 24), color) +
    path(brush(points, 3 * unit, 'both', 24), tint(color, 0.9), { opacity: 0.8 })
  )
}

function drawRing({ place, unit }: BeastFrame, solid: Solid): Svg {
  const [cx, cy] = place(solid)
  const ring = { cx, cy, r: 11 * unit, fill: 'none' }
  return (
    element('circle', { ...ring, stroke: toInk(GOLD), 'stroke-width': 8 * unit }) +
    element('circle', { ...ring, stroke: GOLD, 'stroke-width': 4.5 * unit })
  )
}
