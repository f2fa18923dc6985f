import { tint, mix, shade } from '../../draw/color.ts'
import { PATTERNS, definePattern } from '../../draw/patterns.ts'
import { element, path, type Svg } from '../../draw/svg.ts'
import { getText } from '../../props/options.ts'
import { Sketch } from '../../draw/sketch.ts'
import { createWidePart, drawFillDown, type Look, type SceneryTable, repeat } from './part.ts'

export const FLOORS: SceneryTable = {
  boards: createWidePart({ color: '#8a5a3a', y: 620, amount: 15 }, (canvas, look) => {
    const fill = canvas.linearGradient(
      [0, look.y, 0, look.picture.height],
      [0, shade(look.color, 0.8)],
      [1, tint(look.color, 0.15)],
    )
    const s = new Sketch(canvas)
    const seam = (index: number) => {
      const along = (index + 0.5) / look.amount - 0.5
      const [top, low] = [look.x + along * look.picture.width * 0.9, look.x + along * look.picture.width * 2.2]
      const cut = look.y + look.random() * (look.picture.height - look.y)
      return (
        s.stroke(`${top},${look.y} ${low},${look.picture.height + 10}`, 3.4, shade(look.color, 1.6), {
          profile: 'flat',
        }) + s.stroke(`${top + 20},${cut} ${top + 70},${cut + 2}`, 2.4, shade(look.color, 1.3), { opacity: 0.7 })
      )
    }
    return drawFillDown(look, fill, look.y) + repeat(look.amount, seam)
  }),
  checker: createWidePart({ color: '#f6efe2', accent: '#5a3e8e', y: 560, amount: 12 }, (_, look) => drawChecker(look)),
  cobbles: createWidePart({ color: '#6a6a80', y: 600 }, (_, look) => {
    const stone = (index: number) => {
      const row = Math.floor(index / 30)
      const near = row / 9
      const y = look.y + 8 + (look.picture.height - look.y) * near ** 1.3
      const w = 20 + near * 34
      const x = ((index % 30) + (row % 2) * 0.5) * w * 1.2 - 40
      const tone = mix(tint(look.color, 0.35), shade(look.color, 0.7), look.random())
      return x > look.picture.width + 40
        ? ''
        : element('ellipse', { cx: x, cy: y, rx: w * 0.54, ry: 7 + near * 15, fill: tone })
    }
    return drawFillDown(look, shade(look.color, 1.5), look.y) + repeat(300, stone)
  }),
  wall: createWidePart({ color: '#6a4a5a', accent: '#8a6a7a', variant: 'paper', y: 0 }, (canvas, look) => {
    const fill = canvas.linearGradient(
      [0, look.y, 0, look.picture.height],
      [0, shade(look.color, 0.5)],
      [0.5, look.color],
      [1, shade(look.color, 0.8)],
    )
    return drawFillDown(look, fill, look.y) + drawWallFace(new Sketch(canvas), look)
  }),
  balustrade: createWidePart({ color: '#e8d8c0', accent: '#c8a878', y: 620, amount: 16, tall: 120 }, (canvas, look) => {
    const s = new Sketch(canvas)
    const { width, height } = look.picture
    const post = (index: number) => {
      const x = ((index + 0.5) / look.amount) * width
      return s.cloth(
        `${x - 10},${look.y + look.tall}! ${x - 8},${look.y + 80} ${x - 22},${look.y + 56} ${x - 8},${look.y + 18}! ${x + 8},${look.y + 18}! ${x + 22},${look.y + 56} ${x + 8},${look.y + 80} ${x + 10},${look.y + look.tall}!`,
        look.color,
        {
          lineWidth: 2,
          shades: [
            `${x + 2},${look.y + look.tall}! ${x + 2},${look.y}! ${x + 30},${look.y}! ${x + 30},${look.y + look.tall}!`,
          ],
        },
      )
    }
    const rail = (y: number, tone: string) =>
      s.cloth(`/-10,${y} ${width + 10},${y} ${width + 10},${y + 26} -10,${y + 26}`, tone, { lineWidth: 2.4 })
    return (
      repeat(look.amount, post) +
      rail(look.y, tint(look.color, 0.2)) +
      rail(look.y + look.tall, look.color) +
      drawFillDown(look, shade(look.accent, 0.6), Math.min(height, look.y + look.tall + 26))
    )
  }),
}

function drawWallFace(sketch: Sketch, look: Look): Svg {
  const { width, height } = look.picture
  const kind = getText(look.options, 'variant', look.variant)
  if (kind === 'stone' || kind === 'brick') return drawMasonry(sketch, look, kind === 'brick' ? 34 : 62)
  if (kind === 'wood')
    return repeat(
      Math.ceil(width / 64),
      (index) =>
        sketch.stroke(`${index * 64},${look.y} ${index * 64 + 3},${height}`, 4, shade(look.color, 1.3), {
          profile: 'flat',
        }) +
        sketch.stroke(
          `${index * 64 + 30},${look.y + 20} ${index * 64 + 24},${height * 0.5} ${index * 64 + 32},${height}`,
          2,
          shade(look.color, 0.8),
          { opacity: 0.5 },
        ),
    )
  if (kind === 'plaster')
    return repeat(40, () =>
      sketch.oval(
        look.random() * width,
        look.y + look.random() * height,
        30 + look.random() * 60,
        6 + look.random() * 12,
        tint(look.color, 0.3),
      ),
    ).replaceAll('/>', ' opacity="0.16"/>')
  const name = kind in PATTERNS ? (kind as keyof typeof PATTERNS) : 'flowers'
  return drawFillDown(
    look,
    definePattern(sketch.canvas, name, look.accent, undefined, tint(look.accent, 0.6)),
    look.y,
    0.4,
  )
}

function drawMasonry(sketch: Sketch, look: Look, size: number): Svg {
  const rows = Math.ceil((look.picture.height - look.y) / size)
  const columns = Math.ceil(look.picture.width / (size * 2)) + 1
  return repeat(rows * columns, (index) => {
    const [row, place] = [Math.floor(index / columns), index % columns]
    const x = place * size * 2 - (row % 2 ? size : 0)
    const y = look.y + row * size
    const tone = look.random() < 0.5 ? tint(look.color, look.random() * 0.4) : shade(look.color, look.random() * 0.6)
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

function drawChecker(look: Look): Svg {
  const rows = 9
  const depth = look.picture.height - look.y
  const at = (side: number, near: number) =>
    `${(look.x + (side / look.amount - 0.5) * look.picture.width * (0.9 + near * 1.8)).toFixed(1)} ${(look.y + depth * near ** 1.25).toFixed(1)}`
  const cells = repeat(rows * look.amount, (index) => {
    const [row, place] = [Math.floor(index / look.amount), index % look.amount]
    if ((row + place) % 2) return ''
    const [far, near] = [row / rows, (row + 1) / rows]
    return path(`M${at(place, far)}L${at(place + 1, far)}L${at(place + 1, near)}L${at(place, near)}Z`, look.accent)
  })
  return drawFillDown(look, look.color, look.y) + cells
}
