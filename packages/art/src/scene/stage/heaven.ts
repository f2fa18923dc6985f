import { type Color, light, mix, shade } from '../../draw/color.ts'
import { type Point, polygon } from '../../draw/geometry.ts'
import { sparkle } from '../../draw/plants.ts'
import { element, group, path, type Svg } from '../../draw/svg.ts'
import { numberIn } from '../../figure/options.ts'
import { colorsIn } from '../../props/options.ts'
import { across, fillDown, type Look, type StageTable, standing, times } from './part.ts'

const CRATERS = [
  [-0.3, -0.2, 0.2],
  [0.25, 0.2, 0.28],
  [-0.1, 0.45, 0.14],
  [0.4, -0.35, 0.12],
  [-0.5, 0.3, 0.1],
  [0.1, -0.6, 0.09],
] as const

const PUFFS = [
  [-90, 6, 40],
  [-46, -22, 52],
  [10, -34, 60],
  [64, -14, 48],
  [104, 8, 34],
] as const

const RAINBOW = ['#ff5a5a', '#ffa83a', '#ffe84a', '#6ad86a', '#5ab0ff', '#9a6aff']

const BOLT = '/0,0 -40,150 -6,140 -50,300 40,110 4,120 44,0'

type Paints = Parameters<Parameters<typeof across>[1]>[0]

export const HEAVEN: StageTable = {
  sky: across({ color: '#8fd4f0', accent: '#e8f4d8', third: '#fbe8c8' }, (canvas, look) => {
    const colors = colorsIn(look.options, 'colors', [look.color, look.accent, look.third])
    const stops = colors.map((color, index) => [index / Math.max(1, colors.length - 1), color] as const)
    const bottom = numberIn(look.options, 'horizon', look.picture.height)
    return fillDown(look, canvas.linearGradient(stops, 0, 0, 0, bottom))
  }),
  sun: standing({ color: '#fff0b0', size: 60, y: 140 }, (s, look) => disc(s.canvas, look)),
  moon: standing({ color: '#fff3c0', size: 90, y: 160 }, (s, look) => {
    const craters = CRATERS.map(([x, y, r]) =>
      s.disc(x * look.size, y * look.size, r * look.size, shade(look.color, 0.7)),
    )
    return disc(s.canvas, look) + group({ opacity: 0.42 }, craters)
  }),
  crescent: standing({ color: '#fff3c8', size: 60, y: 130 }, (s, look) => {
    const r = look.size
    const horns = `M${r * 0.5} ${-r * 0.86}A${r} ${r} 0 1 0 ${r * 0.5} ${r * 0.86}A${r * 0.78} ${r * 0.86} 0 1 1 ${r * 0.5} ${-r * 0.86}Z`
    return halo(s.canvas, look.color, r * 2.6) + path(horns, look.color)
  }),
  stars: across({ amount: 90, color: '#ffffff' }, (_, look) =>
    times(look.amount, () => {
      const x = look.random() * look.picture.width
      const y = look.random() * numberIn(look.options, 'until', look.picture.height * 0.6)
      const chance = look.random()
      if (chance > 0.92) return sparkle(x, y, 6 + look.random() * 10, look.color, 0.9)
      return element('circle', { cx: x, cy: y, r: 0.8 + chance * 1.6, fill: look.color, opacity: 0.4 + chance * 0.5 })
    }),
  ),
  aurora: across({ color: '#6affc8', accent: '#8a7aff', y: 260, amount: 4 }, (canvas, look) => {
    const veil = (index: number) => {
      const y = look.y - index * 46
      const tone = mix(look.color, look.accent, index / Math.max(1, look.amount - 1))
      const fill = canvas.linearGradient(
        [
          [0, tone, 0],
          [0.75, tone, 0.55],
          [1, tone, 0.05],
        ],
        0,
        y - 240,
        0,
        y + 60,
      )
      const hem: Point[] = Array.from({ length: 13 }, (_, step) => [
        (step / 12) * look.picture.width,
        y + Math.sin(step * 0.9 + index * 1.7) * 44,
      ])
      const top = hem.map(([x, low]): Point => [x + 70, low - 220 - look.random() * 80])
      return path(polygon([...hem, ...top.toReversed()]), fill, { filter: canvas.blur(7) })
    }
    return times(look.amount, veil)
  }),
  rainbow: standing({ size: 520, amount: 0.55, y: 560 }, (_, look) =>
    RAINBOW.map((stroke, index) =>
      element('circle', {
        r: look.size - index * 13,
        fill: 'none',
        stroke,
        'stroke-width': 13.4,
        opacity: look.amount,
      }),
    ).join(''),
  ),
  bolt: standing({ color: '#fff7c0', accent: '#9ad8ff', y: 0 }, (s, look) => {
    const glow = path(s.shape(BOLT), look.accent, { opacity: 0.8, filter: s.canvas.blur(9) })
    const fork = s.stroke('-6,140 -70,190 -60,240 -130,300', 7, look.color, { profile: 'out' })
    return glow + fork + path(s.shape(BOLT), look.color)
  }),
  cloud: standing({ color: '#ffffff', y: 140 }, (_, look) => cloud(look.color, shade(look.color, 0.5))),
  'cloud-bank': across({ color: '#ffffff', amount: 9, y: 700 }, (canvas, look) => {
    const step = look.picture.width / look.amount
    const puffs = Array.from({ length: look.amount + 1 }, (_, index): readonly [number, number, number] => [
      index * step + (look.random() - 0.5) * 40,
      look.y + look.random() * 36,
      step * (0.62 + look.random() * 0.4),
    ])
    const fill = canvas.linearGradient(
      [
        [0, light(look.color, 0.6)],
        [1, shade(look.color, 0.7)],
      ],
      0,
      look.y - step,
      0,
      look.y + step * 2,
    )
    const discs = (dx: number, dy: number, share: number) =>
      puffs.map(([cx, cy, r]) => element('circle', { cx: cx + dx, cy: cy + dy, r: r * share })).join('')
    const shadow = group({ fill: shade(look.color, 0.8) }, discs(8, 0, 1))
    return shadow + group({ fill }, discs(-4, 12, 0.97)) + fillDown(look, fill, look.y + step * 0.4)
  }),
}

function halo(canvas: Paints, color: Color, reach: number): Svg {
  const fill = canvas.radialGradient(
    [
      [0, color, 0.75],
      [0.3, color, 0.35],
      [1, color, 0],
    ],
    0,
    0,
    reach,
  )
  return element('circle', { r: reach, fill })
}

function disc(canvas: Paints, look: Look): Svg {
  return (
    halo(canvas, look.color, look.size * 2.4) +
    element('circle', { r: look.size, fill: mix(look.color, '#ffffff', 0.45) })
  )
}

function cloud(color: Color, dark: Color): Svg {
  const puffs = (fill: string, dx: number, dy: number) =>
    group(
      { fill, transform: `translate(${dx} ${dy})` },
      PUFFS.map(([cx, cy, r]) => element('circle', { cx, cy, r })),
      element('rect', { x: -128, y: 2, width: 262, height: 40, rx: 20 }),
    )
  return puffs(dark, 0, 0) + puffs(color, -6, -9)
}
