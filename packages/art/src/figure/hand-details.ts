import { mix, tint } from '../draw/color.ts'
import {
  lerp,
  lerpPoint,
  type Point,
  smoothPath,
  toCorner,
  getDirection,
  measureLength,
  moveAlong,
} from '../draw/geometry.ts'
import { brush } from '../draw/stroke.ts'
import { path, type Svg } from '../draw/svg.ts'
import type { HandPose, Phalanx } from './hand-skeleton.ts'
import type { HandTones } from './hand-strokes.ts'

/** Draws the dark side of bones that lie in one line. The light comes from the upper left. */
export function drawShade(bones: readonly Phalanx[], { base, shadow }: HandTones): Svg {
  const [first, last] = [bones[0], bones.at(-1)]
  if (!first || !last) return ''
  if (measureLength(first.from.at, last.to.at) < first.from.radius * 0.7) return ''
  const [ux, uy] = getDirection(first.from.at, last.to.at)
  const [nx, ny] = [-uy, ux]
  const way = nx + ny * 0.8 > 0 ? 0.6 : -0.6
  const joints = [first.from, ...bones.map(({ to }) => to)]
  const line = joints.map(({ at: [x, y], radius }): Point => [x + nx * way * radius, y + ny * way * radius])
  const width = (along: number) => {
    const place = Math.min(along * (joints.length - 1), joints.length - 1.001)
    const [from, to] = [joints[Math.floor(place)], joints[Math.floor(place) + 1]]
    const end = Math.max(0, (along - 0.86) / 0.14)
    return lerp(from?.radius ?? 0, to?.radius ?? 0, place % 1) * 0.78 * Math.sqrt(1 - Math.min(1, end) ** 2 * 0.9)
  }
  return path(brush(line, 1, width, 4 * joints.length), mix(base, shadow, 0.75))
}

const HORN = '#efe4cf'

/** Draws the nail at the tip of a finger, or its claw. */
export function drawFingertip(bone: Phalanx, { claw, isPaw }: HandPose, tones: HandTones): Svg {
  if (claw === undefined) return drawNail(bone, tones)
  return drawClaw(bone, claw, isPaw, tones) + (isPaw ? drawToePad(bone, tones) : '')
}

/** Returns places on a fingertip, in multiples of its radius: along the finger, and across it toward the palm. */
function createTipFrame({ from, to, back }: Phalanx): (along: number, across: number) => Point {
  const direction = getDirection(from.at, to.at)
  const { radius } = to
  const seen = measureLength(from.at, to.at)
  const foreshortened = Math.max(0.7, seen / Math.hypot(seen, to.depth - from.depth))
  const hook = direction[1] * back[0] + direction[0] * back[1] > 0 ? radius : -radius
  return (along, across) => moveAlong(to.at, direction, along * radius * foreshortened, across * hook)
}

/** Draws a claw that hooks toward the palm. */
function drawClaw(bone: Phalanx, long: number, isPaw: boolean, tones: HandTones): Svg {
  const at = createTipFrame(bone)
  // The claw grows from the back of the finger, which hides its root if the palm faces the viewer.
  const root = bone.back[2] > 0.1 ? -0.5 : 0.5
  const wide = isPaw ? 0.3 + 0.06 * long : 0.62
  const horn = [
    at(root, -wide),
    at(long * 0.6, -wide * 0.8),
    toCorner(at(long, wide * 0.8)),
    at(long * 0.6, wide * 0.55),
    at(root, wide),
  ]
  return (
    path(smoothPath(horn, true), mix(HORN, tones.base, isPaw ? 0.1 : 0.3), {
      stroke: tones.line,
      'stroke-width': 2,
      'stroke-linejoin': 'round',
    }) + path(brush([at(root, -wide * 0.3), at(1.1, -wide * 0.4), at(long * 0.8, 0)], 2, 'both', 6), tint(HORN, 0.8))
  )
}

/** Draws the pad of a toe whose back is turned away from the viewer. */
function drawToePad(bone: Phalanx, tones: HandTones): Svg {
  if (bone.back[2] >= -0.3) return ''
  const at = createTipFrame(bone)
  return drawPad([at(-1.6, 0), at(-0.6, -0.62), at(0.35, 0), at(-0.6, 0.62)], tones)
}

const PAW_PAD = [
  [-4, 6],
  [-19, -1],
  [-25, -15],
  [-15, -23],
  [1, -18],
  [18, -22],
  [27, -13],
  [16, 0],
] as const

/** Draws the large pad of a paw whose palm faces the viewer. */
export function drawPawPad({ locate, facing }: HandPose, tones: HandTones): Svg {
  if (facing < 0.45) return ''
  return drawPad(
    PAW_PAD.map(([x, y]) => locate(x, y, 3)),
    tones,
  )
}

function drawPad(outline: readonly Point[], { base, line }: HandTones): Svg {
  return path(smoothPath(outline, true), mix(base, '#d07a80', 0.6), {
    stroke: line,
    'stroke-width': 1,
    'stroke-opacity': 0.5,
  })
}

function drawNail({ from, to, back }: Phalanx, { base, line }: HandTones): Svg {
  if (back[2] < 0.12) return ''
  const direction = getDirection(from.at, to.at)
  const [x, y] = lerpPoint(from.at, to.at, 0.86)
  const center: Point = [x + back[0] * to.radius * 0.62, y - back[1] * to.radius * 0.62]
  const half = Math.max(4.2, measureLength(from.at, to.at) * 0.36)
  const side = to.radius * 0.72 * Math.min(1, back[2] + 0.2)
  const at = (along: number, across: number) => moveAlong(center, direction, along * half, across * side)
  return path(
    smoothPath([at(-0.8, -0.8), at(0.5, -0.9), at(1, 0), at(0.5, 0.9), at(-0.8, 0.8), at(-1, 0)], true),
    tint(base, 0.75),
    {
      stroke: line,
      'stroke-width': 1.1,
      'stroke-opacity': 0.55,
    },
  )
}

/** Draws the fold across a joint. */
export function drawCrease({ from, to, back }: Phalanx, { line }: HandTones): Svg {
  if (Math.abs(back[2]) < 0.55) return ''
  if (measureLength(from.at, to.at) < from.radius) return ''
  const direction = getDirection(from.at, to.at)
  const at = (along: number, across: number) => moveAlong(to.at, direction, along, across * to.radius)
  return path(brush([at(0, -0.55), at(1.6, 0), at(0, 0.6)], 1.7, 'both', 6), line, { opacity: 0.6 })
}

export function drawPalmLines({ locate, isPaw }: HandPose, { line, shadow }: HandTones): Svg {
  if (isPaw) return ''
  const lines: readonly (readonly Point[])[] = [
    [locate(-16, 2, 2), locate(-2, -10, 4), locate(-3, -30, 4), locate(-6, -42, 3)],
    [locate(26, -3, 2), locate(12, 0, 4), locate(-2, 7, 3)],
    [locate(-14, 1, 3), locate(4, -8, 4), locate(18, -14, 3)],
  ]
  const heel = [
    locate(12, -46, 2),
    locate(27, -22, 2),
    locate(31, 2, 2),
    locate(22, 2, 3),
    locate(15, -16, 4),
    locate(4, -40, 3),
  ]
  return (
    path(smoothPath(heel, true), shadow, { opacity: 0.6 }) +
    lines.map((points) => path(brush(points, 2, 'out', 8), line, { opacity: 0.6 })).join('')
  )
}

export function drawKnuckles({ locate, fingers }: HandPose, { line, shadow, base }: HandTones): Svg {
  const side = [
    locate(12, -46, -6),
    locate(27, -22, -6),
    locate(30, 2, -6),
    locate(22, 4, -8),
    locate(16, -16, -9),
    locate(5, -40, -8),
  ]
  const folds = fingers.map(([{ from }]) => {
    const [x, y] = from.at
    return path(
      brush(
        [
          [x - 5, y - 1],
          [x, y - 4],
          [x + 5, y - 1],
        ],
        1.8,
        'both',
        6,
      ),
      mix(line, base, 0.3),
      { opacity: 0.7 },
    )
  })
  return path(smoothPath(side, true), shadow, { opacity: 0.55 }) + folds.join('')
}
