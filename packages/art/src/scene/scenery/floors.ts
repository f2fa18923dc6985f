import { tint, mix, shade } from '../../draw/color.ts'
import { PATTERNS, definePattern } from '../../draw/patterns.ts'
import { element, path, type Svg } from '../../draw/svg.ts'
import { getText } from '../../props/options.ts'
import { Sketch } from '../../draw/sketch.ts'
import { createWidePart, fillBelow, type PartValues, type SceneryTable, repeat } from './part.ts'

export const FLOORS: SceneryTable = {
  boards: createWidePart({ color: '#8a5a3a', y: 620, amount: 15 }, (canvas, part) => {
    const fill = canvas.linearGradient(
      [0, part.y, 0, part.picture.height],
      [0, shade(part.color, 0.8)],
      [1, tint(part.color, 0.15)],
    )
    const s = new Sketch(canvas)
    const seam = (index: number) => {
      const along = (index + 0.5) / part.amount - 0.5
      const [top, low] = [part.x + along * part.picture.width * 0.9, part.x + along * part.picture.width * 2.2]
      const cut = part.y + part.random() * (part.picture.height - part.y)
      return (
        s.stroke(`${top},${part.y} ${low},${part.picture.height + 10}`, 3.4, shade(part.color, 1.6), {
          profile: 'flat',
        }) + s.stroke(`${top + 20},${cut} ${top + 70},${cut + 2}`, 2.4, shade(part.color, 1.3), { opacity: 0.7 })
      )
    }
    return fillBelow(part, fill, part.y) + repeat(part.amount, seam)
  }),
  checker: createWidePart({ color: '#f6efe2', accent: '#5a3e8e', y: 560, amount: 12 }, (_, part) => drawChecker(part)),
  cobbles: createWidePart({ color: '#6a6a80', y: 600 }, (_, part) => {
    const stone = (index: number) => {
      const row = Math.floor(index / 30)
      const near = row / 9
      const y = part.y + 8 + (part.picture.height - part.y) * near ** 1.3
      const w = 20 + near * 34
      const x = ((index % 30) + (row % 2) * 0.5) * w * 1.2 - 40
      const tone = mix(tint(part.color, 0.35), shade(part.color, 0.7), part.random())
      return x > part.picture.width + 40
        ? ''
        : element('ellipse', { cx: x, cy: y, rx: w * 0.54, ry: 7 + near * 15, fill: tone })
    }
    return fillBelow(part, shade(part.color, 1.5), part.y) + repeat(300, stone)
  }),
  wall: createWidePart({ color: '#6a4a5a', accent: '#8a6a7a', variant: 'paper', y: 0 }, (canvas, part) => {
    const fill = canvas.linearGradient(
      [0, part.y, 0, part.picture.height],
      [0, shade(part.color, 0.5)],
      [0.5, part.color],
      [1, shade(part.color, 0.8)],
    )
    return fillBelow(part, fill, part.y) + drawWallFace(new Sketch(canvas), part)
  }),
  balustrade: createWidePart({ color: '#e8d8c0', accent: '#c8a878', y: 620, amount: 16, tall: 120 }, (canvas, part) => {
    const s = new Sketch(canvas)
    const { width, height } = part.picture
    const post = (index: number) => {
      const x = ((index + 0.5) / part.amount) * width
      return s.cloth(
        `${x - 10},${part.y + part.tall}! ${x - 8},${part.y + 80} ${x - 22},${part.y + 56} ${x - 8},${part.y + 18}! ${x + 8},${part.y + 18}! ${x + 22},${part.y + 56} ${x + 8},${part.y + 80} ${x + 10},${part.y + part.tall}!`,
        part.color,
        {
          lineWidth: 2,
          shades: [
            `${x + 2},${part.y + part.tall}! ${x + 2},${part.y}! ${x + 30},${part.y}! ${x + 30},${part.y + part.tall}!`,
          ],
        },
      )
    }
    const rail = (y: number, tone: string) =>
      s.cloth(`/-10,${y} ${width + 10},${y} ${width + 10},${y + 26} -10,${y + 26}`, tone, { lineWidth: 2.4 })
    return (
      repeat(part.amount, post) +
      rail(part.y, tint(part.color, 0.2)) +
      rail(part.y + part.tall, part.color) +
      fillBelow(part, shade(part.accent, 0.6), Math.min(height, part.y + part.tall + 26))
    )
  }),
}

function drawWallFace(sketch: Sketch, part: PartValues): Svg {
  const { width, height } = part.picture
  const kind = getText(part.options, 'variant', part.variant)
  if (kind === 'stone' || kind === 'brick') return drawMasonry(sketch, part, kind === 'brick' ? 34 : 62)
  if (kind === 'wood')
    return repeat(
      Math.ceil(width / 64),
      (index) =>
        sketch.stroke(`${index * 64},${part.y} ${index * 64 + 3},${height}`, 4, shade(part.color, 1.3), {
          profile: 'flat',
        }) +
        sketch.stroke(
          `${index * 64 + 30},${part.y + 20} ${index * 64 + 24},${height * 0.5} ${index * 64 + 32},${height}`,
          2,
          shade(part.color, 0.8),
          { opacity: 0.5 },
        ),
    )
  if (kind === 'plaster')
    return repeat(40, () =>
      sketch.oval(
        part.random() * width,
        part.y + part.random() * height,
        30 + part.random() * 60,
        6 + part.random() * 12,
        tint(part.color, 0.3),
      ),
    ).replaceAll('/>', ' opacity="0.16"/>')
  const name = kind in PATTERNS ? (kind as keyof typeof PATTERNS) : 'flowers'
  return fillBelow(
    part,
    definePattern(sketch.canvas, name, part.accent, undefined, tint(part.accent, 0.6)),
    part.y,
    0.4,
  )
}

function drawMasonry(sketch: Sketch, part: PartValues, size: number): Svg {
  const rows = Math.ceil((part.picture.height - part.y) / size)
  const columns = Math.ceil(part.picture.width / (size * 2)) + 1
  return repeat(rows * columns, (index) => {
    const [row, place] = [Math.floor(index / columns), index % columns]
    const x = place * size * 2 - (row % 2 ? size : 0)
    const y = part.y + row * size
    const tone = part.random() < 0.5 ? tint(part.color, part.random() * 0.4) : shade(part.color, part.random() * 0.6)
    return (
      element('rect', {
        x: x + 3,
        y: y + 3,
        width: size * 2 - 6,
        height: size - 6,
        rx: size * 0.12,
        fill: tone,
        opacity: 0.75,
      }) + sketch.stroke(`${x + 10},${y + 8} ${x + size},${y + 7}`, 2.6, tint(tone, 0.5), { opacity: 0.4 })
    )
  })
}

function drawChecker(part: PartValues): Svg {
  const rows = 9
  const depth = part.picture.height - part.y
  const at = (side: number, near: number) =>
    `${(part.x + (side / part.amount - 0.5) * part.picture.width * (0.9 + near * 1.8)).toFixed(1)} ${(part.y + depth * near ** 1.25).toFixed(1)}`
  const cells = repeat(rows * part.amount, (index) => {
    const [row, place] = [Math.floor(index / part.amount), index % part.amount]
    if ((row + place) % 2) return ''
    const [far, near] = [row / rows, (row + 1) / rows]
    return path(`M${at(place, far)}L${at(place + 1, far)}L${at(place + 1, near)}L${at(place, near)}Z`, part.accent)
  })
  return fillBelow(part, part.color, part.y) + cells
}
