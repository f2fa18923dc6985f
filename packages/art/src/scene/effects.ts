import type { Canvas } from '../draw/canvas.ts'
import { type Color, tint, shade } from '../draw/color.ts'
import { smoothPath, toLine } from '../draw/geometry.ts'
import { buildLock, buildRibbon } from '../draw/lock.ts'
import { drawSparkle } from '../draw/plants.ts'
import { createSeededRandom } from '../draw/random.ts'
import { element, group, layer, path, type Svg } from '../draw/svg.ts'
import type { BackgroundSpec } from '../spec.ts'
import { repeat } from './motifs/motif.ts'
import { SUITS } from './motifs/signs.ts'

type Foreground = (color: Color | undefined) => Svg

/** Blurred shapes in the corners in front of a figure, by name. */
export const FOREGROUNDS: Readonly<Record<string, Foreground>> = {
  leaf: drawLeaf,
  petal: drawPetal,
  flame: drawFlame,
  star: drawStar,
  bubble: drawBubble,
  snow: drawSnow,
  card: drawCard,
  feather: drawFeather,
}

const CORNERS = [
  [24, 742, -30, 1.5],
  [580, 720, 24, 1.7],
  [6, 440, 60, 1],
  [594, 240, -60, 1.1],
  [150, 800, 10, 1.2],
] as const

/** Draws sparkles and soft lights on both sides of the face, and shapes in the corners. */
export function drawEffects(canvas: Canvas, spec: BackgroundSpec, seed: string): Svg {
  const random = createSeededRandom(`${seed}effects`)
  const accent = tint(spec.accent ?? spec.colors[0], 1)
  const sparkles = repeat(spec.place ? 0 : 3, () => {
    const left = random() < 0.5
    const x = left ? 30 + random() * 90 : 480 + random() * 90
    const y = (left ? 150 : 60) + random() * 540
    return drawSparkle(x, y, 6 + random() * random() * 22, '#fff', 0.55 + random() * 0.4)
  })
  const lights = repeat(5, () => {
    const x = (random() < 0.5 ? 20 : 450) + random() * 130
    const y = 330 + random() * 380
    const r = 3 + random() * 10
    const fill = canvas.radialGradient([x, y, r], [0, '#fff', 0.6], [0.5, accent, 0.4], [1, accent, 0])
    return element('circle', { cx: x, cy: y, r, fill })
  })
  return layer('fx', sparkles, lights, drawCorners(canvas, spec, seed))
}

function drawCorners(canvas: Canvas, spec: BackgroundSpec, seed: string): Svg {
  const shape = spec.foreground ? FOREGROUNDS[spec.foreground] : undefined
  if (!shape) return ''
  const random = createSeededRandom(`${seed}corners`)
  const shapes = CORNERS.map(([x, y, angle, scale]) => {
    const place = `translate(${x} ${Math.round(y + (random() - 0.5) * 70)})`
    const turn = `rotate(${Math.round(angle + (random() - 0.5) * 70)})`
    return group(
      { transform: `${place} ${turn} scale(${(scale * (0.8 + random() * 0.7)).toFixed(2)})` },
      shape(spec.foregroundColor),
    )
  })
  return group({ filter: canvas.blur(3.2), opacity: 0.85 }, shapes)
}

function drawLeaf(color: Color = '#4f9a3f'): Svg {
  const shape = buildLock(toLine([0, 40], [10, 0], [0, -56]), 44, { profile: 'leaf', steps: 8 })
  return path(shape.outline, color) + path(buildRibbon(shape, 0.5, 1, 0, 1, 6), shade(color, 1))
}

function drawPetal(color: Color = '#ffd0dc'): Svg {
  return path(smoothPath(toLine([0, -34, 1], [24, -6], [10, 30], [0, 22, 1], [-10, 30], [-24, -6]), true), color)
}

function drawFlame(color: Color = '#ffb03a'): Svg {
  return path(smoothPath(toLine([0, -60, 1], [22, -14], [30, 20], [0, 44], [-30, 20], [-16, -14]), true), color)
}

function drawStar(color: Color = '#fff'): Svg {
  return drawSparkle(0, 0, 44, color)
}

function drawBubble(color: Color = '#fff'): Svg {
  return element('circle', { r: 36, fill: color, 'fill-opacity': 0.25, stroke: '#fff', 'stroke-width': 4 })
}

function drawSnow(color: Color = '#fff'): Svg {
  return element('circle', { r: 20, fill: color })
}

function drawCard(color: Color = '#d8304a'): Svg {
  return element('rect', { x: -28, y: -40, width: 56, height: 80, rx: 6, fill: '#fff' }) + path(SUITS[0], color)
}

function drawFeather(color: Color = '#fff'): Svg {
  return path(buildLock(toLine([0, 50], [14, 0], [0, -60]), 36, { profile: 'leaf', steps: 8 }).outline, color)
}
