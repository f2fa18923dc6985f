import type { Canvas } from '../../draw/canvas.ts'
import { tint, mix, shade, toOklab } from '../../draw/color.ts'
import { lerp, type Point, toPolygon, smoothPath, toLine } from '../../draw/geometry.ts'
import { buildLock } from '../../draw/lock.ts'
import { brush } from '../../draw/stroke.ts'
import { element, path, type Svg } from '../../draw/svg.ts'
import { getNumber, getPoints } from '../../figure/options.ts'
import { createWidePart, fillBelow, type PartValues, type SceneryTable, repeat } from './part.ts'

export const LAND: SceneryTable = {
  mountains: createWidePart({ color: '#6a7ab0', accent: '#ffffff', y: 440, tall: 150, amount: 5 }, (canvas, part) => {
    const peaks = createRidge(part)
    const { width, height } = part.picture
    const fill = canvas.linearGradient(
      [0, part.y - part.tall, 0, part.y + 220],
      [0, tint(part.color, 0.25)],
      [1, shade(part.color, 0.4)],
    )
    return (
      path(toPolygon([[0, height], ...peaks, [width, height]]), fill) +
      peaks.map((_, index) => drawSlope(peaks, index, part)).join('')
    )
  }),
  hills: createWidePart({ color: '#8fc47a', y: 450, tall: 36 }, (canvas, part) => {
    const fill = canvas.linearGradient(
      [0, part.y - part.tall, 0, part.picture.height],
      [0, tint(part.color, 0.3)],
      [1, shade(part.color, 0.9)],
    )
    return path(drawRollingLine(part, 8), fill)
  }),
  ground: createWidePart({ color: '#a8b870', y: 600, tall: 12 }, (canvas, part) => {
    const fill = canvas.linearGradient(
      [0, part.y, 0, part.picture.height],
      [0, tint(part.color, 0.55)],
      [0.28, part.color],
      [1, shade(part.color, 1.5)],
    )
    return path(drawRollingLine(part, 4), fill) + drawGroundPatches(canvas, part) + drawGroundCover(part)
  }),
  sea: createWidePart({ color: '#3f8fd0', accent: '#ffffff', y: 470, amount: 80 }, (canvas, part) => {
    const fill = canvas.linearGradient(
      [0, part.y, 0, part.picture.height],
      [0, tint(part.color, 0.5)],
      [0.3, part.color],
      [1, shade(part.color, 1.8)],
    )
    return fillBelow(part, fill, part.y) + drawGlitter(part, part.picture.height - part.y, 0, part.picture.width)
  }),
  'light-path': createWidePart({ color: '#fff3c0', accent: '#fff3c0', y: 470, size: 60, amount: 60 }, (_, part) =>
    repeat(part.amount, () => {
      const along = part.random()
      const y = part.y + along * (part.picture.height - part.y)
      const half = part.size * (0.3 + along * 1.2) * (0.3 + part.random())
      const x = part.x + (part.random() - 0.5) * part.size * (0.6 + along * 2)
      return path(brush(toLine([x - half, y], [x, y - 2], [x + half, y]), 2 + along * 8, 'both', 6), part.color, {
        opacity: 0.75 - along * 0.3,
      })
    }),
  ),
  grass: createWidePart({ color: '#5f9f4a', y: 600, amount: 70, tall: 34 }, (_, part) => {
    const until = getNumber(part.options, 'until', part.picture.height)
    return repeat(part.amount, () => {
      const depth = part.random()
      const y = part.y + depth * (until - part.y)
      const x = part.random() * part.picture.width
      const height = part.tall * (0.5 + depth)
      const color = part.random() < 0.5 ? tint(part.color, 0.35) : shade(part.color, 0.8)
      return [-1, 0, 1]
        .map((side) => path(buildGrassBlade(x + side * 4, y, side * 14, height), color, { opacity: 0.88 }))
        .join('')
    })
  }),
}

/** Returns the peaks listed in the options, or `amount` peaks of random heights. */
function createRidge(part: PartValues): Point[] {
  const given = getPoints(part.options, 'points')
  if (given.length > 1) return given
  const count = part.amount * 2
  return Array.from({ length: count + 1 }, (_, index) => [
    (index / count) * part.picture.width,
    index % 2 ? part.y - part.tall * (0.55 + part.random() * 0.5) : part.y - part.random() * part.tall * 0.15,
  ])
}

/** Draws the shaded side of a peak, and its snow. */
function drawSlope(peaks: readonly Point[], index: number, part: PartValues): Svg {
  const [before, peak, after] = [peaks[index - 1], peaks[index], peaks[index + 1]]
  if (!before || !peak || !after || peak[1] >= before[1] || peak[1] >= after[1]) return ''
  const right = (x: number, y: number): Point => [lerp(peak[0], after[0], x), lerp(peak[1], after[1], y)]
  const left = (x: number, y: number): Point => [lerp(peak[0], before[0], x), lerp(peak[1], before[1], y)]
  const foot: Point[] = [
    [right(0.35, 0)[0] + 10, part.picture.height],
    [peak[0] - 16, right(0, 0.9)[1]],
  ]
  const dark = toPolygon([
    peak,
    right(0.9, 0.9),
    ...foot,
    [peak[0] + 14, right(0, 0.4)[1]],
    [peak[0] - 4, right(0, 0.2)[1]],
  ])
  const snow = toPolygon([
    peak,
    right(0.28, 0.28),
    right(0.14, 0.2),
    [peak[0] + 4, right(0, 0.32)[1]],
    left(0.1, 0.2),
    left(0.26, 0.28),
  ])
  return (
    path(dark, shade(part.color, 0.8), { opacity: 0.55 }) + (part.variant === 'bare' ? '' : path(snow, part.accent))
  )
}

function drawRollingLine(part: PartValues, waves: number): string {
  const { width, height } = part.picture
  const crest = Array.from({ length: waves + 1 }, (_, index): Point => [
    (index / waves) * (width + 80) - 40,
    part.y + (part.random() - 0.5) * part.tall * 2,
  ])
  return smoothPath(
    [[-60, height + 20, 1], [-60, part.y], ...crest, [width + 60, part.y], [width + 60, height + 20, 1]],
    true,
  )
}

/** Draws soft light and dark patches that become larger and less frequent toward the viewer. */
function drawGroundPatches(canvas: Canvas, part: PartValues): Svg {
  const { width, height } = part.picture
  const depth = height - part.y
  const [light, dark] = [canvas.softFill(tint(part.color, 0.35)), canvas.softFill(shade(part.color, 1.1))]
  return repeat(16, (index) => {
    const near = ((index + part.random()) / 16) ** 1.7
    return element('ellipse', {
      cx: part.random() * width,
      cy: part.y + 10 + near * depth,
      rx: width * (0.05 + near * 0.2) * (0.6 + part.random()),
      ry: 4 + near * depth * 0.1,
      fill: index % 2 ? light : dark,
      opacity: 0.6,
    })
  })
}

/** Draws tufts on green ground and stones on bare ground. Their size depends on their distance. */
function drawGroundCover(part: PartValues): Svg {
  const { width, height } = part.picture
  const depth = height - part.y
  const green = isGreen(part.color)
  return repeat(green ? 46 : 34, () => {
    const near = part.random() ** 0.8
    const y = part.y + 12 + near * depth
    const x = part.random() * width
    const size = 3 + near * 15
    if (!green) return drawPebble(x, y, size * (0.3 + part.random() * 0.5), part.color)
    const tone = part.random() < 0.5 ? tint(part.color, 0.4) : shade(part.color, 0.8)
    return [-0.9, -0.3, 0.35, 1]
      .map((bend) => buildGrassBlade(x + bend * size * 0.35, y, bend * size * 0.7, size * (1.5 - Math.abs(bend) * 0.5)))
      .map((blade) => path(blade, tone, { opacity: 0.75 }))
      .join('')
  })
}

function isGreen(color: string): boolean {
  const [, green, blue] = toOklab(color)
  return green < -0.02 && blue > 0.01
}

function drawPebble(x: number, y: number, r: number, color: string): Svg {
  const stone = (dx: number, dy: number, share: number, tone: string, opacity: number) =>
    element('ellipse', { cx: x + dx, cy: y + dy, rx: r * share, ry: r * share * 0.5, fill: tone, opacity })
  return (
    stone(r * 0.3, r * 0.3, 1.1, shade(color, 1.8), 0.5) +
    stone(0, 0, 1, shade(color, 0.4), 0.9) +
    stone(-r * 0.2, -r * 0.15, 0.6, tint(color, 0.5), 0.8)
  )
}

function drawGlitter(part: PartValues, depth: number, left: number, width: number): Svg {
  return repeat(part.amount, () => {
    const down = part.random() ** 1.6 * depth
    const y = part.y + 6 + down
    const half = 20 + down * 0.3 * part.random()
    const x = left + part.random() * width
    const color = part.random() < 0.6 ? mix(part.color, part.accent, 0.55) : shade(part.color, 0.8)
    return path(brush(toLine([x - half, y], [x, y - 3], [x + half, y]), 2 + down * 0.018, 'both', 6), color, {
      opacity: 0.55,
    })
  })
}

function buildGrassBlade(x: number, y: number, bend: number, height: number): string {
  return buildLock(toLine([x, y], [x + bend * 0.5, y - height * 0.6], [x + bend, y - height]), 7, {
    profile: 'spike',
    steps: 5,
  }).outline
}
