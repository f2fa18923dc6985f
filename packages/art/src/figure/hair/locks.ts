import type { Canvas } from '../../draw/canvas.ts'
import { type Color, mix, tint } from '../../draw/color.ts'
import { clamp, lerp, type PathData, type Point, getPoint, measureLength } from '../../draw/geometry.ts'
import { traceLock, type Lock, buildLock, type LockProfileName, buildRibbon } from '../../draw/lock.ts'
import { drawUnionOutline } from '../../draw/outline.ts'
import { createSeededRandom } from '../../draw/random.ts'
import { brush } from '../../draw/stroke.ts'
import { path, type Svg } from '../../draw/svg.ts'
import type { HairPalette } from './palette.ts'

/** A lock of hair; its points run from root to tip. */
export type HairLock = {
  points: readonly Point[]
  width: number
  profile?: LockProfileName | undefined
  /** Where the lines along the edges start, as a fraction of the length. */
  lineFrom?: number | undefined
  /** Where the shadow starts, as a fraction of the width. */
  shadeFrom?: number | undefined
  noShine?: boolean | undefined
  noShade?: boolean | undefined
}

/** The ring of highlights around the hair: its position, how much lower it is at the sides, and its thickness. */
export type ShineRing = { y: number; dip: number; x: number; height: number }

export type HairPaint = {
  palette: HairPalette
  top: number
  bottom: number
  seed: string
  ring?: ShineRing | undefined
  streak?: number | undefined
}

export type HairDrawing = { under: Svg; fill: Svg; outlines: readonly PathData[] }

const OUTLINE = 1.9

/** The tones of neighboring locks. Negative numbers are darker than the hair's color, positive numbers lighter. */
const TONES = [0, -0.3, 0.16]

export function createMirroredLocks(points: readonly Point[], width: number, rest: Partial<HairLock> = {}): HairLock[] {
  const mirrored = points.map(([x, y]): Point => [-x, y])
  return [
    { points, width, ...rest },
    { points: mirrored, width, ...rest },
  ]
}

/** Moves locks as the head turns. Locks near the crown move least. */
export function turnLocks(locks: readonly HairLock[], turn: number, pitch: number, share: number): HairLock[] {
  const reach = 160
  const turned = ([x, y]: Point): Point => {
    const nearMiddle = Math.abs(x) < reach ? 1 - (x / reach) ** 2 : 0
    const down = clamp((y + 175) / 120)
    return [x + turn * share * nearMiddle * down, y - pitch * Math.max(0, share) * 0.7 * nearMiddle * down]
  }
  return locks.map((each) => ({ ...each, points: each.points.map(turned) }))
}

/** Draws the areas behind the locks without shine, then the locks. */
export function paintHair(
  canvas: Canvas,
  locks: readonly HairLock[],
  paint: HairPaint,
  masses: readonly PathData[] = [],
  massFill?: string,
): HairDrawing {
  const { palette } = paint
  const fills = TONES.map((tone) => createHairFill(canvas, palette, paint, tone))
  const fill = fills[0] ?? palette.base
  const random = createSeededRandom(paint.seed)
  const shapes = locks.map((lock) => ({ lock, shape: buildLock(lock.points, lock.width, { profile: lock.profile }) }))
  const outlines = [...masses, ...shapes.map(({ shape }) => shape.outline)]
  const painted = shapes.map(({ lock, shape }, index) =>
    paintLock(lock, shape, fills[(index * 2) % fills.length] ?? fill, paint, random),
  )
  return {
    under: drawUnionOutline(outlines, palette.line, OUTLINE),
    fill: masses.map((mass) => path(mass, massFill ?? fill)).join('') + painted.join(''),
    outlines,
  }
}

function createHairFill(canvas: Canvas, palette: HairPalette, { top, bottom }: HairPaint, tone: number): string {
  const other = tone > 0 ? tint(palette.base, 0.5) : palette.shadow
  const toned = (color: Color) => (tone ? mix(color, other, Math.abs(tone)) : color)
  return canvas.linearGradient(
    [-64, top, 64, bottom],
    [0, toned(tint(palette.top, 0.3))],
    [0.28, toned(palette.base)],
    [0.6, toned(palette.base)],
    [1, toned(mix(palette.tip, palette.shadow, 0.45))],
  )
}

function paintLock(lock: HairLock, shape: Lock, fill: string, paint: HairPaint, random: () => number): Svg {
  const { palette, streak, ring } = paint
  return (
    path(shape.outline, fill) +
    (lock.noShade ? '' : drawShadows(lock, shape, palette)) +
    (ring && !lock.noShine ? drawShine(shape, ring, palette, random) : '') +
    (streak ? drawHighlight(shape, palette, streak) : '') +
    drawSideLines(lock, shape, palette, random)
  )
}

function drawShadows(lock: HairLock, shape: Lock, palette: HairPalette): Svg {
  const from = lock.shadeFrom ?? 0.6
  const inner = (share: number) => lerp(1.02, from, Math.sin(Math.PI * Math.min(1, share ** 0.8)))
  const side = path(buildRibbon(shape, inner, 1.02, 0.22, 1, 10), palette.shadow, { opacity: 0.82 })
  if (lock.width <= 38) return side
  const bulge = (share: number) => Math.sin(Math.PI * share)
  const clump = buildRibbon(
    shape,
    (t) => 0.3 - 0.03 * bulge(t),
    (t) => 0.3 + 0.1 * bulge(t),
    0.46,
    0.97,
    7,
  )
  return side + path(clump, palette.shadow, { opacity: 0.6 })
}

/** Draws lens-shaped highlights where the lock crosses the ring of highlights. */
function drawShine(shape: Lock, ring: ShineRing, palette: HairPalette, random: () => number): Svg {
  const crossing = findCrossing(shape, ring)
  if (crossing === undefined || crossing <= 0.02 || crossing >= 0.86) return ''
  const first = getPoint(shape.spine, 0)
  const last = getPoint(shape.spine, shape.steps)
  const height = ring.height / measureLength(last, first)
  const lenses = [
    { across: 0.24, half: 0.1, share: 1 },
    { across: 0.44, half: 0.085, share: 0.72 },
    { across: 0.62, half: 0.05, share: 0.5 },
  ]
  return lenses
    .map(({ across, half, share }) => {
      const jitter = (random() - 0.5) * 0.5 * height
      const from = Math.max(0.005, crossing + jitter - height * share * 0.62)
      const to = Math.min(0.95, crossing + jitter + height * share * 0.72)
      const lens = (factor: number) => (t: number) => across + factor * half * Math.sin(Math.PI * t)
      const streak = path(buildRibbon(shape, lens(-1), lens(1), from, to, 6), palette.shine, { opacity: 0.85 })
      if (share < 1) return streak
      const core = buildRibbon(shape, lens(-0.45), lens(0.35), lerp(from, to, 0.2), lerp(from, to, 0.75), 5)
      return streak + path(core, palette.core, { opacity: 0.8 })
    })
    .join('')
}

function findCrossing(shape: Lock, ring: ShineRing): number | undefined {
  for (let step = 0; step <= 24; step++) {
    const [x, y] = shape.at(0.4, step / 24)
    if (y >= ring.y + ring.dip * ((x - ring.x) / 116) ** 2) return step / 24
  }
  return undefined
}

function drawHighlight(shape: Lock, palette: HairPalette, opacity: number): Svg {
  const bulge = (share: number) => Math.sin(Math.PI * share)
  const streak = buildRibbon(
    shape,
    (t) => 0.26 - 0.05 * bulge(t),
    (t) => 0.26 + 0.09 * bulge(t),
    0.3,
    0.86,
    8,
  )
  return path(streak, palette.shine, { opacity })
}

/** Draws lines only near the tip, because full-length lines make hair look like a bunch of bananas. */
function drawSideLines(lock: HairLock, shape: Lock, palette: HairPalette, random: () => number): Svg {
  const from = lock.lineFrom ?? 0.4
  const left = traceLock(shape, 0, from + random() * 0.1, 0.995, 8)
  const right = traceLock(shape, 1, Math.max(0.1, from - 0.12 + random() * 0.1), 0.995, 8)
  return (
    path(brush(left, 1.6, 'tail', 10), palette.line, { opacity: 0.9 }) +
    path(brush(right, 1.8, 'tail', 10), palette.line, { opacity: 0.9 })
  )
}
