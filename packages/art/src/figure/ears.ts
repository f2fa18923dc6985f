import { mix } from '../draw/color.ts'
import { type Point, smoothPath } from '../draw/geometry.ts'
import { brush } from '../draw/stroke.ts'
import { path, type Svg } from '../draw/svg.ts'
import { toPoints } from '../draw/notation.ts'
import { requireKind } from './choice.ts'
import type { Side } from './head-spec.ts'
import type { Face } from './face-frame.ts'

type EarShape = { outer: readonly Point[]; inner: readonly Point[]; fold?: boolean; reach?: number }

const EARS = {
  round: {
    outer: toPoints('0,-18 14,-26 23,-12 18,14 9,30 0,32'),
    inner: toPoints('3,-10 12,-17 17,-9 12,8 5,12'),
    fold: true,
  },
  elf: { outer: toPoints('0,-14 20,-34 58,-62! 34,-6 16,26 2,34'), inner: toPoints('4,-8 20,-22 40,-44! 24,-4 8,14') },
  pointed: {
    outer: toPoints('0,-16 16,-30 36,-46! 26,-4 13,28 1,33'),
    inner: toPoints('3,-8 14,-19 25,-31! 18,-2 7,13'),
  },
  monkey: {
    outer: toPoints('-4,-30 24,-44 42,-20 38,14 18,32 -4,26'),
    inner: toPoints('2,-18 20,-28 30,-14 26,8 12,20 2,14'),
    reach: 1,
  },
  large: {
    outer: toPoints('-2,-30 24,-46 40,-26 34,12 20,44 2,40'),
    inner: toPoints('3,-18 20,-31 29,-18 23,8 12,24'),
    fold: true,
  },
  fin: {
    outer: toPoints('0,-20 30,-52! 30,-26 60,-30! 46,-4 62,18! 34,16 30,40! 2,30'),
    inner: toPoints('4,-10 24,-34! 24,-14 44,-20! 34,0 42,12! 22,12 8,18'),
  },
  none: { outer: [], inner: [] },
} satisfies Record<string, EarShape>

export const EAR_KINDS: Readonly<Record<string, EarShape>> = EARS

export function locateEarLobes(face: Face): Point[] {
  return listVisibleEars(face).map(({ x, y, side, share }) => [x + 8 * share * side, y + 34])
}

export function drawEars(face: Face): Svg {
  const { figure } = face
  const { skin, spec, build } = figure
  const kind = spec.ears ?? 'round'
  const { outer, inner, fold } = requireKind(EAR_KINDS, kind, 'ears')
  if (!outer.length) return ''
  const hollow = kind === 'monkey' ? mix(skin.shadow, skin.blush, 0.35) : skin.shadow
  return listVisibleEars(face)
    .map(({ x, y, side, share }) => {
      const placed = (points: readonly Point[]) =>
        smoothPath(
          points.map(([dx, dy, sharp]): Point => [x + dx * share * side, y + dy, sharp ? 1 : 0]),
          true,
        )
      const line: Point[] = toPoints('4,-12 14,-16 17,-4 10,8')
      const rim = line.map(([dx, dy]): Point => [x + dx * share * side, y + dy])
      return (
        path(placed(outer), skin.base, {
          stroke: skin.line,
          'stroke-width': build.line * 1.15,
          'stroke-linejoin': 'round',
        }) +
        path(placed(inner), hollow, { opacity: 0.9 }) +
        (fold ? path(brush(rim, 2, 'both', 8), skin.line, { opacity: 0.7 }) : '')
      )
    })
    .join('')
}

type EarPlace = { x: number; y: number; side: Side; share: number }

/** Lists the visible ears. A strongly turned head hides its far ear. */
function listVisibleEars({ figure, far }: Face): EarPlace[] {
  const { build, turn, pitch, spec } = figure
  if (spec.ears === 'none') return []
  const near = -far as Side
  const sides: readonly Side[] = Math.abs(turn) > 27 ? [near] : [near, far]
  return sides.map((side) => {
    const x = (build.faceWidth - 3) * side + (side === near ? turn * -0.05 : turn * 0.25)
    return { x, y: 14 + pitch * 0.7, side, share: side === near ? 1 : 0.72 }
  })
}
