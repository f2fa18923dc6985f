import type { Color } from '../draw/color.ts'
import { clamp, type Point, rotatePoint, samplePath, toRadians } from '../draw/geometry.ts'
import { brush, type Profile } from '../draw/stroke.ts'
import { element, path, type Svg } from '../draw/svg.ts'
import { requireKind } from './choice.ts'
import type { BrowsSpec, Side } from './head-spec.ts'

type Brow = {
  profile: Profile
  thickness: number
  arch: number
  width?: number
  angle?: number
  bend?: number
  /** The number of hairs that stand out from the upper edge. */
  hairs?: number
}

/** Points from the inner end of the brow outwards. */
const BROWS = {
  soft: { profile: (t) => Math.sin(Math.PI * clamp(t * 0.8 + 0.12)) ** 0.7 * (1 - 0.35 * t), thickness: 6, arch: 8 },
  thick: { profile: (t) => Math.min(1, t * 4 + 0.3) * (1 - t) ** 0.55, thickness: 9, arch: 8, hairs: 4 },
  thin: { profile: (t) => Math.sin(Math.PI * clamp(t, 0.01, 0.99)) ** 0.8, thickness: 6, arch: 8 },
  arched: { profile: (t) => Math.min(1, t * 6 + 0.3) * (1 - t) ** 0.6, thickness: 6.5, arch: 15 },
  straight: { profile: (t) => Math.min(1, t * 4 + 0.3) * (1 - t) ** 0.45, thickness: 7.5, arch: 2, angle: 0 },
  bushy: {
    profile: (t) => Math.min(1, t * 3.5 + 0.3) * (1 - t) ** 0.45,
    thickness: 11,
    arch: 7,
    hairs: 7,
  },
  shaggy: {
    profile: (t) => Math.min(1, t * 4 + 0.3) * (1 - t * 0.9) ** 0.6,
    thickness: 15,
    arch: 4,
    hairs: 9,
  },
  angry: { profile: (t) => Math.min(1, t * 4 + 0.4) * (1 - t) ** 0.55, thickness: 10, arch: 2, angle: 20, bend: 6 },
  sad: { profile: (t) => Math.sin(Math.PI * clamp(t * 0.85 + 0.1)) ** 0.6, thickness: 6.5, arch: 5, angle: -15 },
  knife: { profile: (t) => Math.min(1, t * 9 + 0.3) * (1 - t) ** 0.8, thickness: 9, arch: 3, angle: 14, width: 62 },
  flame: {
    profile: (t) => Math.min(1, t * 5 + 0.2) * (1 - t) ** 0.5 * (0.8 + 0.3 * Math.sin(t * 9)),
    thickness: 14,
    arch: 10,
    angle: 12,
    width: 66,
  },
  maro: { profile: () => 1, thickness: 13, arch: 0 },
  tuft: { profile: (t) => Math.sin(Math.PI * clamp(t, 0.01, 0.99)) ** 0.4, thickness: 13, arch: 3, width: 34 },
} satisfies Record<string, Brow>

export const BROW_KINDS: Readonly<Record<string, Brow>> = BROWS

export type BrowPlace = { side: Side; narrowing: number; color: Color; skin: Color; weight: number }

export function drawBrow(spec: BrowsSpec, { side, narrowing, color, skin, weight }: BrowPlace): Svg {
  const brow = requireKind(BROW_KINDS, spec.kind ?? 'soft', 'brows')
  if (spec.kind === 'maro') return drawCourtBrow(side, color)
  const arch = spec.arch ?? brow.arch
  const reach = ((spec.width ?? brow.width ?? 56) / 2) * narrowing
  const angle = toRadians(spec.angle ?? brow.angle ?? 2)
  const line: Point[] = [
    [-reach, arch * 0.55 + (brow.bend ?? 0)],
    [-reach * 0.35, -arch * 0.35],
    [reach * 0.25, -arch * 0.6],
    [reach, arch * 0.45],
  ]
  const placed = line.map((point): Point => {
    const [x, y] = rotatePoint(point, -angle)
    return [x * side, y]
  })
  const thickness = (spec.thickness ?? brow.thickness) * weight
  const shape = brush(placed, thickness, brow.profile, 14)
  return (
    path(shape, color) +
    drawHairs(placed, brow.hairs ?? 0, thickness, side, color) +
    (spec.split ? drawBrowCut(reach * 0.45 * side, side, arch, skin) : '')
  )
}

/** Draws hairs that point outwards, so that a heavy brow does not look like a slab. */
function drawHairs(line: readonly Point[], count: number, thickness: number, side: Side, color: Color): Svg {
  const spine = samplePath(line, count + 1)
  return spine
    .slice(0, count)
    .map(([x, y], index) => {
      const length = thickness * (1.15 - index / (count + 4))
      const lean = 0.25 + (0.75 * index) / count
      const hair: Point[] = [
        [x, y + thickness * 0.2],
        [x + side * length * lean * 0.5, y - length * 0.36],
        [x + side * length * lean * 1.1, y - length * (0.85 - 0.25 * lean)],
      ]
      return path(brush(hair, thickness * 0.42, 'out', 6), color)
    })
    .join('')
}

/** Draws the painted dots of the Heian court, high on the forehead. */
function drawCourtBrow(side: Side, color: Color): Svg {
  const turn = `rotate(${-12 * side})`
  return element('ellipse', { cx: 0, cy: -6, rx: 11, ry: 6.5, fill: color, transform: turn, opacity: 0.85 })
}

function drawBrowCut(x: number, side: Side, arch: number, skin: Color): Svg {
  const line: Point[] = [
    [x - 3 * side, -arch - 4],
    [x + 3 * side, arch + 3],
  ]
  return path(brush(line, 3.4, 'flat', 4), skin)
}
