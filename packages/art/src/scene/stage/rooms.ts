import { light, mix, shade } from '../../draw/color.ts'
import { group, path, type Svg } from '../../draw/svg.ts'
import { Sketch } from '../../props/sketch.ts'
import { around, type Look, type StageTable, standing, times } from './part.ts'

/** The shells of rooms: walls, floors and what is built into them. */
export const ROOMS: StageTable = {
  window: standing({ color: '#5a4438', accent: '#2a3a6a', third: '#ffffff', size: 100, tall: 260, y: 430 }, (s, look) =>
    windowOf(s, look),
  ),
  door: standing({ color: '#7a4a30', accent: '#e6bd55', shadow: 80 }, (s, look) => {
    const plank = (index: number) =>
      s.stroke(`${-54 + index * 27},0 ${-54 + index * 27},-220`, 2.6, shade(look.color, 1.2), { profile: 'flat' })
    const leaf = s.cloth('-70,0! -70,-180 0,-250 70,-180 70,0!', look.color, {
      lineWidth: 5,
      shades: ['/30,0 30,-250 90,-250 90,0'],
      extra: times(5, plank),
    })
    return (
      leaf +
      s.trim('-66,-60 -10,-60', 12, shade(look.color, 2)) +
      s.trim('-66,-170 -10,-170', 12, shade(look.color, 2)) +
      s.ring(44, -104, 12, 5, look.accent)
    )
  }),
  arch: standing({ color: '#a89a8a', accent: '#2a1f3a', size: 150, tall: 360 }, (s, look) => {
    const { size: w, tall: h } = look
    const hole = `M${-w} 0V${-h}A${w} ${w * 1.1} 0 0 1 ${w} ${-h}V0Z`
    const frame = `M${-w - 46} 0V${-h}A${w + 46} ${w * 1.1 + 46} 0 0 1 ${w + 46} ${-h}V0Z`
    const stone = (index: number) => {
      const angle = Math.PI + (index / 9) * Math.PI
      return s.stroke(
        `${around(0, -h, angle, w, 1.1)} ${around(0, -h, angle, w + 46, 1.08)}`,
        4,
        shade(look.color, 1.4),
        { profile: 'flat' },
      )
    }
    const block = (index: number) =>
      s.both((side) =>
        side.stroke(`${w},${-index * 52 - 4} ${w + 46},${-index * 52 - 4}`, 4, shade(look.color, 1.4), {
          profile: 'flat',
        }),
      )
    const inside = look.variant === 'open' ? '' : path(hole, look.accent)
    return (
      inside +
      path(frame + hole, look.color, { 'fill-rule': 'evenodd', stroke: shade(look.color, 1.8), 'stroke-width': 4 }) +
      times(10, stone) +
      times(Math.floor(h / 52), block)
    )
  }),
  column: standing({ color: '#e8dcc8', tall: 420, shadow: 70 }, (s, look) => {
    const h = look.tall
    const broken = look.variant === 'broken'
    const top = broken
      ? `-36,${-h}! -20,${-h - 26}! -4,${-h + 6}! 16,${-h - 20}! 36,${-h + 4}!`
      : `-36,${-h}! 36,${-h}!`
    const shaft = s.cloth(`-42,0! ${top} 42,0!`, look.color, {
      lineWidth: 2.6,
      gradient: '-42,0 42,0',
      shades: [`/10,0 8,${-h - 30} 50,${-h - 30} 50,0`],
      folds: [`3 flat | -22,-6 -20,${-h + 10}`, `3 flat | 0,-6 0,${-h + 20}`, `3 flat | 22,-6 20,${-h + 16}`],
    })
    const foot = s.cloth('/-58,6 -54,-22 54,-22 58,6', light(look.color, 0.3), { lineWidth: 2.6 })
    if (broken) return shaft + foot
    const scroll = s.both((side) => side.ring(40, -h - 16, 12, 6, look.color))
    return (
      shaft +
      foot +
      s.cloth(`/-58,${-h - 2} -62,${-h - 34} 62,${-h - 34} 58,${-h - 2}`, light(look.color, 0.3), { lineWidth: 2.6 }) +
      scroll
    )
  }),
  stairs: standing({ color: '#8a8494', size: 300, amount: 9, tall: 300 }, (s, look) => {
    const step = (index: number) => {
      const near = index / look.amount
      const w = look.size * (0.34 + near * 0.66)
      const [y, h] = [-look.tall * (1 - near), (look.tall / look.amount) * (0.7 + near * 0.6)]
      return (
        s.cloth(
          `/${-w},${y} ${w},${y} ${w + 8},${y + h} ${-w - 8},${y + h}`,
          mix(light(look.color, 0.3), shade(look.color, 0.9), 1 - near),
          { lineWidth: 2 },
        ) +
        s.fill(`/${-w},${y} ${w},${y} ${w + 3},${y + h * 0.34} ${-w - 3},${y + h * 0.34}`, light(look.color, 0.6), 0.5)
      )
    }
    return times(look.amount, step)
  }),
  curtain: standing({ color: '#8b1e2d', accent: '#e6bd55', size: 150, tall: 620, y: 0 }, (s, look) => {
    const { size: w, tall: h } = look
    const fold = (index: number) =>
      `4 flat | ${-w * 0.3 + index * w * 0.22},0 ${w * (0.1 + index * 0.14)},${h * 0.4} ${-w * 0.3 + index * w * 0.18},${h}`
    const drape = s.cloth(
      `${-w * 0.4},0! ${w},0! ${w * 0.76},${h * 0.3} ${w * 0.3},${h * 0.62} ${w * 0.42},${h}! ${-w * 0.4},${h}!`,
      look.color,
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
  const frame = { stroke: look.color, 'stroke-width': 13, 'stroke-linejoin': 'round' }
  const glass = path(outline, sky) + (look.variant === 'day' ? '' : group({ opacity: 0.8 }, stars))
  const sheen = s.fill(
    `/${-w * 0.8},${-h * 0.1} ${-w * 0.1},${-h * 0.95} ${w * 0.2},${-h * 0.95} ${-w * 0.5},${-h * 0.1}`,
    '#fff',
    0.12,
  )
  const sill = s.cloth(`/${-w - 18},-4 ${w + 18},-4 ${w + 22},18 ${-w - 22},18`, light(look.color, 0.2), {
    lineWidth: 2.4,
  })
  return (
    glass +
    sheen +
    path(bars, 'none', { ...frame, 'stroke-width': 6 }) +
    path(outline, 'none', frame) +
    path(outline, 'none', { stroke: light(look.color, 0.5), 'stroke-width': 3 }) +
    sill
  )
}
