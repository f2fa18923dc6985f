import { light, mix, shade } from '../../draw/colour.ts'
import { PATTERNS, pattern } from '../../draw/patterns.ts'
import { element, group, path, type Svg } from '../../draw/svg.ts'
import { textIn } from '../../props/options.ts'
import { Sketch } from '../../props/sketch.ts'
import { across, around, fillDown, type Look, type StageTable, standing, times } from './part.ts'

/** The shells of rooms: walls, floors and what is built into them. */
export const ROOMS: StageTable = {
  wall: across({ colour: '#6a4a5a', accent: '#8a6a7a', variant: 'paper', y: 0 }, (canvas, look) => {
    const fill = canvas.linearGradient(
      [
        [0, shade(look.colour, 0.5)],
        [0.5, look.colour],
        [1, shade(look.colour, 0.8)],
      ],
      0,
      look.y,
      0,
      look.picture.height,
    )
    return fillDown(look, fill, look.y) + wallFace(new Sketch(canvas), look)
  }),
  boards: across({ colour: '#8a5a3a', y: 620, amount: 15 }, (canvas, look) => {
    const fill = canvas.linearGradient(
      [
        [0, shade(look.colour, 0.8)],
        [1, light(look.colour, 0.15)],
      ],
      0,
      look.y,
      0,
      look.picture.height,
    )
    const s = new Sketch(canvas)
    const seam = (index: number) => {
      const along = (index + 0.5) / look.amount - 0.5
      const [top, low] = [look.x + along * look.picture.width * 0.9, look.x + along * look.picture.width * 2.2]
      const cut = look.y + look.random() * (look.picture.height - look.y)
      return (
        s.stroke(`${top},${look.y} ${low},${look.picture.height + 10}`, 3.4, shade(look.colour, 1.6), {
          profile: 'flat',
        }) + s.stroke(`${top + 20},${cut} ${top + 70},${cut + 2}`, 2.4, shade(look.colour, 1.3), { opacity: 0.7 })
      )
    }
    return fillDown(look, fill, look.y) + times(look.amount, seam)
  }),
  checker: across({ colour: '#f6efe2', accent: '#5a3e8e', y: 560, amount: 12 }, (_, look) => checker(look)),
  cobbles: across({ colour: '#6a6a80', y: 600 }, (_, look) => {
    const stone = (index: number) => {
      const row = Math.floor(index / 30)
      const near = row / 9
      const y = look.y + 8 + (look.picture.height - look.y) * near ** 1.3
      const w = 20 + near * 34
      const x = ((index % 30) + (row % 2) * 0.5) * w * 1.2 - 40
      const tone = mix(light(look.colour, 0.35), shade(look.colour, 0.7), look.random())
      return x > look.picture.width + 40
        ? ''
        : element('ellipse', { cx: x, cy: y, rx: w * 0.54, ry: 7 + near * 15, fill: tone })
    }
    return fillDown(look, shade(look.colour, 1.5), look.y) + times(300, stone)
  }),
  window: standing(
    { colour: '#5a4438', accent: '#2a3a6a', third: '#ffffff', size: 100, tall: 260, y: 430 },
    (s, look) => windowOf(s, look),
  ),
  door: standing({ colour: '#7a4a30', accent: '#e6bd55', shadow: 80 }, (s, look) => {
    const plank = (index: number) =>
      s.stroke(`${-54 + index * 27},0 ${-54 + index * 27},-220`, 2.6, shade(look.colour, 1.2), { profile: 'flat' })
    const leaf = s.cloth('-70,0! -70,-180 0,-250 70,-180 70,0!', look.colour, {
      lineWidth: 5,
      shades: ['/30,0 30,-250 90,-250 90,0'],
      extra: times(5, plank),
    })
    return (
      leaf +
      s.trim('-66,-60 -10,-60', 12, shade(look.colour, 2)) +
      s.trim('-66,-170 -10,-170', 12, shade(look.colour, 2)) +
      s.ring(44, -104, 12, 5, look.accent)
    )
  }),
  arch: standing({ colour: '#a89a8a', accent: '#2a1f3a', size: 150, tall: 360 }, (s, look) => {
    const { size: w, tall: h } = look
    const hole = `M${-w} 0V${-h}A${w} ${w * 1.1} 0 0 1 ${w} ${-h}V0Z`
    const frame = `M${-w - 46} 0V${-h}A${w + 46} ${w * 1.1 + 46} 0 0 1 ${w + 46} ${-h}V0Z`
    const stone = (index: number) => {
      const angle = Math.PI + (index / 9) * Math.PI
      return s.stroke(
        `${around(0, -h, angle, w, 1.1)} ${around(0, -h, angle, w + 46, 1.08)}`,
        4,
        shade(look.colour, 1.4),
        { profile: 'flat' },
      )
    }
    const block = (index: number) =>
      s.both((side) =>
        side.stroke(`${w},${-index * 52 - 4} ${w + 46},${-index * 52 - 4}`, 4, shade(look.colour, 1.4), {
          profile: 'flat',
        }),
      )
    const inside = look.variant === 'open' ? '' : path(hole, look.accent)
    return (
      inside +
      path(frame + hole, look.colour, { 'fill-rule': 'evenodd', stroke: shade(look.colour, 1.8), 'stroke-width': 4 }) +
      times(10, stone) +
      times(Math.floor(h / 52), block)
    )
  }),
  column: standing({ colour: '#e8dcc8', tall: 420, shadow: 70 }, (s, look) => {
    const h = look.tall
    const broken = look.variant === 'broken'
    const top = broken
      ? `-36,${-h}! -20,${-h - 26}! -4,${-h + 6}! 16,${-h - 20}! 36,${-h + 4}!`
      : `-36,${-h}! 36,${-h}!`
    const shaft = s.cloth(`-42,0! ${top} 42,0!`, look.colour, {
      lineWidth: 2.6,
      gradient: '-42,0 42,0',
      shades: [`/10,0 8,${-h - 30} 50,${-h - 30} 50,0`],
      folds: [`3 flat | -22,-6 -20,${-h + 10}`, `3 flat | 0,-6 0,${-h + 20}`, `3 flat | 22,-6 20,${-h + 16}`],
    })
    const foot = s.cloth('/-58,6 -54,-22 54,-22 58,6', light(look.colour, 0.3), { lineWidth: 2.6 })
    if (broken) return shaft + foot
    const scroll = s.both((side) => side.ring(40, -h - 16, 12, 6, look.colour))
    return (
      shaft +
      foot +
      s.cloth(`/-58,${-h - 2} -62,${-h - 34} 62,${-h - 34} 58,${-h - 2}`, light(look.colour, 0.3), { lineWidth: 2.6 }) +
      scroll
    )
  }),
  stairs: standing({ colour: '#8a8494', size: 300, amount: 9, tall: 300 }, (s, look) => {
    const step = (index: number) => {
      const near = index / look.amount
      const w = look.size * (0.34 + near * 0.66)
      const [y, h] = [-look.tall * (1 - near), (look.tall / look.amount) * (0.7 + near * 0.6)]
      return (
        s.cloth(
          `/${-w},${y} ${w},${y} ${w + 8},${y + h} ${-w - 8},${y + h}`,
          mix(light(look.colour, 0.3), shade(look.colour, 0.9), 1 - near),
          { lineWidth: 2 },
        ) +
        s.fill(`/${-w},${y} ${w},${y} ${w + 3},${y + h * 0.34} ${-w - 3},${y + h * 0.34}`, light(look.colour, 0.6), 0.5)
      )
    }
    return times(look.amount, step)
  }),
  curtain: standing({ colour: '#8b1e2d', accent: '#e6bd55', size: 150, tall: 620, y: 0 }, (s, look) => {
    const { size: w, tall: h } = look
    const fold = (index: number) =>
      `4 flat | ${-w * 0.3 + index * w * 0.22},0 ${w * (0.1 + index * 0.14)},${h * 0.4} ${-w * 0.3 + index * w * 0.18},${h}`
    const drape = s.cloth(
      `${-w * 0.4},0! ${w},0! ${w * 0.76},${h * 0.3} ${w * 0.3},${h * 0.62} ${w * 0.42},${h}! ${-w * 0.4},${h}!`,
      look.colour,
      {
        lineWidth: 3,
        folds: [0, 1, 2, 3].map(fold),
        shades: [
          `${w * 0.5},0! ${w},0! ${w * 0.76},${h * 0.3} ${w * 0.3},${h * 0.62} ${w * 0.42},${h}! ${w * 0.2},${h}! ${w * 0.16},${h * 0.6} ${w * 0.5},${h * 0.3}`,
        ],
      },
    )
    return (
      drape +
      s.cord(`${-w * 0.4},${h * 0.6} 0,${h * 0.64} ${w * 0.32},${h * 0.61}`, 13, look.accent) +
      s.blade(`${w * 0.28},${h * 0.62} ${w * 0.3},${h * 0.7} ${w * 0.26},${h * 0.76}`, 26, look.accent, 'taper')
    )
  }),
  balustrade: across({ colour: '#e8d8c0', accent: '#c8a878', y: 620, amount: 16, tall: 120 }, (canvas, look) => {
    const s = new Sketch(canvas)
    const { width, height } = look.picture
    const post = (index: number) => {
      const x = ((index + 0.5) / look.amount) * width
      return s.cloth(
        `${x - 10},${look.y + look.tall}! ${x - 8},${look.y + 80} ${x - 22},${look.y + 56} ${x - 8},${look.y + 18}! ${x + 8},${look.y + 18}! ${x + 22},${look.y + 56} ${x + 8},${look.y + 80} ${x + 10},${look.y + look.tall}!`,
        look.colour,
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
      times(look.amount, post) +
      rail(look.y, light(look.colour, 0.2)) +
      rail(look.y + look.tall, look.colour) +
      fillDown(look, shade(look.accent, 0.6), Math.min(height, look.y + look.tall + 26))
    )
  }),
}

function wallFace(s: Sketch, look: Look): Svg {
  const { width, height } = look.picture
  const kind = textIn(look.options, 'variant', look.variant)
  if (kind === 'stone' || kind === 'brick') return masonry(s, look, kind === 'brick' ? 34 : 62)
  if (kind === 'wood')
    return times(
      Math.ceil(width / 64),
      (index) =>
        s.stroke(`${index * 64},${look.y} ${index * 64 + 3},${height}`, 4, shade(look.colour, 1.3), {
          profile: 'flat',
        }) +
        s.stroke(
          `${index * 64 + 30},${look.y + 20} ${index * 64 + 24},${height * 0.5} ${index * 64 + 32},${height}`,
          2,
          shade(look.colour, 0.8),
          { opacity: 0.5 },
        ),
    )
  if (kind === 'plaster')
    return times(40, () =>
      s.oval(
        look.random() * width,
        look.y + look.random() * height,
        30 + look.random() * 60,
        6 + look.random() * 12,
        light(look.colour, 0.3),
      ),
    ).replaceAll('/>', ' opacity="0.16"/>')
  const name = kind in PATTERNS ? (kind as keyof typeof PATTERNS) : 'flowers'
  return fillDown(look, pattern(s.canvas, name, look.accent, undefined, light(look.accent, 0.6)), look.y, 0.4)
}

function masonry(s: Sketch, look: Look, size: number): Svg {
  const rows = Math.ceil((look.picture.height - look.y) / size)
  const columns = Math.ceil(look.picture.width / (size * 2)) + 1
  return times(rows * columns, (index) => {
    const [row, place] = [Math.floor(index / columns), index % columns]
    const x = place * size * 2 - (row % 2 ? size : 0)
    const y = look.y + row * size
    const tone = look.random() < 0.5 ? light(look.colour, look.random() * 0.4) : shade(look.colour, look.random() * 0.6)
    return (
      element('rect', {
        x: x + 3,
        y: y + 3,
        width: size * 2 - 6,
        height: size - 6,
        rx: size * 0.12,
        fill: tone,
        opacity: 0.75,
      }) + s.stroke(`${x + 10},${y + 8} ${x + size},${y + 7}`, 2.6, light(tone, 0.5), { opacity: 0.4 })
    )
  })
}

function checker(look: Look): Svg {
  const rows = 9
  const depth = look.picture.height - look.y
  const at = (side: number, near: number) =>
    `${(look.x + (side / look.amount - 0.5) * look.picture.width * (0.9 + near * 1.8)).toFixed(1)} ${(look.y + depth * near ** 1.25).toFixed(1)}`
  const cells = times(rows * look.amount, (index) => {
    const [row, place] = [Math.floor(index / look.amount), index % look.amount]
    if ((row + place) % 2) return ''
    const [far, near] = [row / rows, (row + 1) / rows]
    return path(`M${at(place, far)}L${at(place + 1, far)}L${at(place + 1, near)}L${at(place, near)}Z`, look.accent)
  })
  return fillDown(look, look.colour, look.y) + cells
}

function windowOf(s: Sketch, look: Look): Svg {
  const { size: w, tall: h, accent } = look
  const arched = look.variant === 'arched'
  const outline = arched ? `M${-w} 0V${-h}A${w} ${w} 0 0 1 ${w} ${-h}V0Z` : `M${-w} 0V${-h}H${w}V0Z`
  const sky = s.canvas.linearGradient(
    [
      [0, accent],
      [1, light(accent, 0.9)],
    ],
    0,
    -h,
    0,
    0,
  )
  const stars = times(14, () =>
    s.disc((look.random() - 0.5) * w * 1.7, -h * look.random() * 0.9, 1 + look.random() * 2, '#fff'),
  )
  const bars = arched
    ? `M0 0V${-h - w}M${-w} ${-h * 0.5}H${w}M${-w} ${-h}H${w}`
    : `M0 0V${-h}M${-w} ${-h * 0.34}H${w}M${-w} ${-h * 0.67}H${w}`
  const frame = { stroke: look.colour, 'stroke-width': 13, 'stroke-linejoin': 'round' }
  const glass = path(outline, sky) + (look.variant === 'day' ? '' : group({ opacity: 0.8 }, stars))
  const sheen = s.fill(
    `/${-w * 0.8},${-h * 0.1} ${-w * 0.1},${-h * 0.95} ${w * 0.2},${-h * 0.95} ${-w * 0.5},${-h * 0.1}`,
    '#fff',
    0.12,
  )
  const sill = s.cloth(`/${-w - 18},-4 ${w + 18},-4 ${w + 22},18 ${-w - 22},18`, light(look.colour, 0.2), {
    lineWidth: 2.4,
  })
  return (
    glass +
    sheen +
    path(bars, 'none', { ...frame, 'stroke-width': 6 }) +
    path(outline, 'none', frame) +
    path(outline, 'none', { stroke: light(look.colour, 0.5), 'stroke-width': 3 }) +
    sill
  )
}
