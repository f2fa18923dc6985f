import { type Color, shade, tint } from '../../draw/color.ts'
import { type Point, smoothPath } from '../../draw/geometry.ts'
import { type Side, toPoints, SIDES, PLAIN_FRAME } from '../../draw/notation.ts'
import { brush } from '../../draw/stroke.ts'
import { element, formatNumber, path, type Svg } from '../../draw/svg.ts'
import { buildLocks, type Coat, createCoat } from './fur.ts'
import type { BeastFrame } from './frame.ts'
import { getSpecies } from './table.ts'
import { type Face, isInSight } from '../face-frame.ts'
import type { BeastSpec } from '../head-spec.ts'
import type { Species } from './species.ts'

/** The furrow between the brows, and the pad above each eye. */
const FURROW = '0,-16 9,-50 5,-96 0,-124 -5,-96 -9,-50'
const PAD = '16,-34 40,-58 70,-50 88,-30 78,-62 52,-86 24,-74'

/** Locks of fur on the forehead. They grow from the bridge of the nose to the crown. */
const FOREHEAD = [
  '-26,-88 -34,-108 -30,-128',
  '26,-88 36,-108 40,-124',
  '-2,-84 -4,-108 4,-130',
  '-58,-62 -72,-80 -76,-100',
  '58,-62 74,-80 82,-96',
  '-14,-46 -18,-66 -12,-84',
  '14,-46 18,-66 22,-80',
] as const

/** Draws the furrow, the brow pads and the fur or scales of the forehead. */
export function drawForehead(frame: BeastFrame, species: Species, { fur }: Coat): Svg {
  if (species.scales) return drawScales(frame, species.scales, fur)
  const [lit, dark] = [tint(fur, 0.5), shade(fur, 1.3)]
  const shape = (points: string, side: Side) =>
    smoothPath(
      toPoints(points, { ...PLAIN_FRAME, side }).map(([x, y]) => frame.place([x, y, 0])),
      true,
    )
  const furrow = path(shape(FURROW, 1), dark, { opacity: 0.26 })
  const pads = SIDES.map((side) => path(shape(PAD, side), lit, { opacity: side === 1 ? 0.25 : 0.45 })).join('')
  if (species.smooth) return furrow + pads
  const locks = buildLocks(frame, species, FOREHEAD, 1, 26).map(
    (lock) =>
      path(brush([lock.at(0.9, 0.1), lock.at(0.9, 0.5), lock.at(0.5, 1)], 4, 'both', 8), dark, { opacity: 0.35 }) +
      path(brush([lock.at(0.2, 0.1), lock.at(0.2, 0.5), lock.at(0.5, 0.95)], 5, 'both', 8), tint(fur, 1), {
        opacity: 0.4,
      }),
  )
  return furrow + pads + locks.join('')
}

/** Draws rows of scales over the head. All of them are one path, because there are hundreds. */
function drawScales({ place }: BeastFrame, size: number, color: Color): Svg {
  const rows = Math.ceil(290 / (size * 0.8))
  const columns = Math.ceil(270 / size)
  const curves: string[] = []
  for (let index = 0; index < rows * columns; index++) {
    const row = Math.floor(index / columns)
    const x = -135 + ((index % columns) + (row % 2) / 2) * size
    const y = -150 + row * size * 0.8
    const at = (dx: number, dy: number) =>
      place([x + dx * size, y + dy * size, 0])
        .slice(0, 2)
        .map(Number)
        .map(formatNumber)
        .join(' ')
    curves.push(`M${at(-0.5, 0)}Q${at(-0.46, 0.62)} ${at(0, 0.66)}Q${at(0.46, 0.62)} ${at(0.5, 0)}`)
  }
  const d = curves.join('')
  const line = { fill: 'none', 'stroke-linecap': 'round' } as const
  return (
    element('path', {
      d,
      ...line,
      stroke: tint(color, 0.8),
      'stroke-width': 2.4,
      opacity: 0.3,
      transform: 'translate(-1 -2.4)',
    }) + element('path', { d, ...line, stroke: shade(color, 1.6), 'stroke-width': 1.8, opacity: 0.45 })
  )
}

/** Draws the shadow of the brow and the dark rim that leads from the eye to the snout. */
export function drawSocket({ figure, at }: Face, { smooth }: Species, { fur }: Coat, side: Side): Svg {
  const { build, spec } = figure
  const { eyes } = getSpecies(spec.beast ?? {})
  const size = build.eyeSize * (spec.eyes.size ?? 1) * eyes.size * 1.1
  const x = side * (build.eyeX + eyes.spacing)
  const y = build.eyeY
  const shape = (points: string) =>
    smoothPath(
      toPoints(points, { ...PLAIN_FRAME, side }).map(([dx, dy, corner]): Point => {
        const [px, py] = at(x + dx * size, y + dy * size)
        return [px, py, corner ?? 0]
      }),
      true,
    )
  const deep = shade(fur, 2.2)
  return (
    path(shape('-44,4 -26,-30 6,-42 36,-32 50,-8 40,18 8,30 -22,24'), deep, { opacity: smooth ? 0.12 : 0.2 }) +
    path(shape('-46,34! -34,6 -20,-22 6,-33 32,-24 48,-12! 35,13 8,26 -18,22'), deep, { opacity: smooth ? 0.3 : 0.6 })
  )
}

/** Draws the brows as ridges of fur that rise outwards. */
export function drawBeastBrows(face: Face, beast: BeastSpec): Svg {
  const { figure, at } = face
  const { build, spec } = figure
  const brows = spec.brows ?? {}
  if (brows.none) return ''
  const { fur } = createCoat(figure, beast)
  const color = brows.color ?? shade(fur, 1.6)
  const ridges = SIDES.filter((side) => isInSight(face, side)).map((side) => {
    const raised = side === brows.raise ? -8 : 0
    const tilt = ((brows.angle ?? 0) / 20) * 9
    const y = build.eyeY - 34 * build.eyeSize * (spec.eyes.size ?? 1) + raised + (brows.y ?? 0) * 0.5
    const ridge = (lift: number): Point[] =>
      [
        [18, 8 + tilt],
        [36, -4],
        [58, -8 - tilt],
        [80, -1 - tilt],
      ].map(([x = 0, dy = 0]) => at(side * x, y + dy - lift))
    return (
      path(brush(ridge(4), 9, 'both', 12), tint(fur, 0.7), { opacity: 0.55 }) +
      path(brush(ridge(-2), 13, 'head', 12), color, { opacity: 0.9 })
    )
  })
  return ridges.join('')
}
