import { tint, mix, shade } from '../../draw/color.ts'
import { drawSparkle } from '../../draw/plants.ts'
import { element, type Svg } from '../../draw/svg.ts'
import type { Sketch } from '../../draw/sketch.ts'
import { createWidePart, type PartValues, formatPoint, type SceneryTable, createPart, repeat } from './part.ts'

export const WINTER: SceneryTable = {
  'ice-hall': createWidePart({ color: '#6fa8dc', accent: '#e8f6ff', y: 560 }, (canvas, part) =>
    drawIceHall(canvas, part),
  ),

  icicles: createWidePart({ color: '#d8f0ff', y: 0, tall: 150, amount: 16 }, (canvas, part) => {
    const step = part.picture.width / part.amount
    return repeat(part.amount, (index) => {
      const x = (index + 0.5) * step + (part.random() - 0.5) * step * 0.5
      const tall = part.tall * (0.35 + part.random() * 0.8)
      const half = step * (0.2 + part.random() * 0.2)
      const fill = canvas.linearGradient([0, part.y, 0, part.y + tall], [0, part.color], [1, '#ffffff', 0.85])
      const line = (w: number, end: number) =>
        `M${(x - w).toFixed(1)} ${part.y}L${x.toFixed(1)} ${(part.y + end).toFixed(1)}L${(x + w).toFixed(1)} ${part.y}Z`
      return (
        element('path', { d: line(half, tall), fill, stroke: '#5a86b8', 'stroke-width': 2 }) +
        element('path', { d: line(half * 0.3, tall * 0.8), fill: '#ffffff', opacity: 0.6 })
      )
    })
  }),
  snowfall: createWidePart({ color: '#ffffff', amount: 110, size: 5 }, (_, part) =>
    repeat(part.amount, () =>
      element('circle', {
        cx: (part.random() * part.picture.width).toFixed(1),
        cy: (part.random() * part.picture.height).toFixed(1),
        r: (part.size * (0.3 + part.random() * 0.9)).toFixed(1),
        fill: part.color,
        opacity: (0.45 + part.random() * 0.5).toFixed(2),
      }),
    ),
  ),
  'ice-shards': createPart({ color: '#b8e2f8', amount: 9, size: 160, shadow: 110 }, (s, part) =>
    repeat(part.amount, (index) => {
      const lean = (index / Math.max(1, part.amount - 1) - 0.5) * 2
      const x = lean * part.size * 0.7
      const tall = part.size * (0.5 + part.random() * 0.8) * (1.2 - Math.abs(lean) * 0.6)
      const w = part.size * 0.13
      const tip = x + lean * tall * 0.4
      return (
        s.inked(
          `/${formatPoint(x - w, 4)} ${formatPoint(tip, -tall)} ${formatPoint(x + w, 4)}`,
          index % 2 ? part.color : tint(part.color, 0.5),
          3.4,
          '#4a78b0',
        ) +
        s.fill(`/${formatPoint(x - w * 0.6, 0)} ${formatPoint(tip, -tall + 14)} ${formatPoint(x, 0)}`, '#ffffff', 0.8) +
        s.fill(
          `/${formatPoint(x + w * 0.4, 0)} ${formatPoint(tip, -tall + 30)} ${formatPoint(x + w * 0.9, 0)}`,
          shade(part.color, 1.2),
          0.7,
        )
      )
    }),
  ),

  'ice-floor-puzzle': createPart({ color: '#a8d8f2', accent: '#ffffff' }, (s, part) => {
    const pieces = repeat(22, (index) => {
      const ring = index < 7 ? 0.45 : 1
      const angle = (index / (index < 7 ? 7 : 15)) * Math.PI * 2 + ring
      const [x, y] = [Math.cos(angle) * 190 * ring, Math.sin(angle) * 60 * ring]
      const shape = [0, 1, 2, 3, 4]
        .map((corner) => {
          const turn = (corner / 5) * Math.PI * 2 + part.random()
          const reach = 36 + part.random() * 16
          return formatPoint(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach * 0.4)
        })
        .join(' ')
      return s.inked(
        `/${shape}`,
        index % 3 ? mix(part.color, '#ffffff', part.random() * 0.6) : tint(part.color, 0.6),
        3,
        '#3f70a8',
      )
    })
    return pieces + drawSparkle(-60, -10, 22) + drawSparkle(96, 14, 16) + drawSparkle(20, 30, 12)
  }),
}

function drawIceHall(canvas: Sketch['canvas'], part: PartValues): Svg {
  const { width, height } = part.picture
  const cx = part.options['x'] === undefined ? width / 2 : part.x
  const wall = canvas.radialGradient(
    [cx, part.y * 0.62, Math.max(width, height) * 0.72],
    [0, part.accent],
    [0.3, mix(part.accent, part.color, 0.5)],
    [0.7, part.color],
    [1, shade(part.color, 2.4)],
  )
  const rib = (share: number) => {
    const [half, top] = [width * 0.62 * share, part.y * (1 - share) * 0.7 - 40]
    const d = `M${cx - half} ${part.y + 20}C${cx - half} ${top + 160} ${cx - half * 0.4} ${top} ${cx} ${top - 30}C${cx + half * 0.4} ${top} ${cx + half} ${top + 160} ${cx + half} ${part.y + 20}`
    return (
      element('path', {
        d,
        fill: 'none',
        stroke: shade(part.color, 1.4),
        'stroke-width': 34 * share + 8,
        opacity: 0.55,
      }) +
      element('path', {
        d,
        fill: 'none',
        stroke: tint(part.color, 1),
        'stroke-width': 20 * share + 3,
        opacity: 0.9,
      }) +
      element('path', { d, fill: 'none', stroke: '#ffffff', 'stroke-width': 5 * share + 1, opacity: 0.9 })
    )
  }
  const floor = canvas.linearGradient(
    [0, part.y, 0, height],
    [0, part.accent],
    [0.25, part.color],
    [1, shade(part.color, 2.2)],
  )
  return (
    element('rect', { width, height, fill: wall }) +
    [0.34, 0.56, 0.78, 1].map(rib).join('') +
    element('rect', { y: part.y, width, height: height - part.y, fill: floor }) +
    element('ellipse', { cx, cy: part.y + 30, rx: width * 0.3, ry: 26, fill: '#ffffff', opacity: 0.5 }) +
    drawFloorCracks(part)
  )
}

function drawFloorCracks(part: PartValues): Svg {
  const { width, height } = part.picture
  return repeat(14, () => {
    const x = part.random() * width
    const y = part.y + 16 + part.random() * (height - part.y)
    const run = 60 + part.random() * 130
    return element('path', {
      d: `M${x.toFixed(0)} ${y.toFixed(0)}l${(run * 0.4).toFixed(0)} ${(run * 0.12).toFixed(0)}l${(run * 0.3).toFixed(0)} ${(-run * 0.14).toFixed(0)}l${(run * 0.5).toFixed(0)} ${(run * 0.1).toFixed(0)}`,
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 2.4,
      opacity: 0.6,
    })
  })
}
