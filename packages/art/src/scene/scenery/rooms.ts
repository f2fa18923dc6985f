import { tint, mix, shade } from '../../draw/color.ts'
import { group, path, type Svg } from '../../draw/svg.ts'
import { Sketch } from '../../draw/sketch.ts'
import { formatPolarPoint, type PartValues, type SceneryTable, createPart, repeat } from './part.ts'

export const ROOMS: SceneryTable = {
  window: createPart(
    { color: '#5a4438', accent: '#2a3a6a', third: '#ffffff', size: 100, tall: 260, y: 430 },
    drawWindow,
  ),

  arch: createPart({ color: '#a89a8a', accent: '#2a1f3a', size: 150, tall: 360 }, (s, part) => {
    const { size: w, tall: h } = part
    const hole = `M${-w} 0V${-h}A${w} ${w * 1.1} 0 0 1 ${w} ${-h}V0Z`
    const frame = `M${-w - 46} 0V${-h}A${w + 46} ${w * 1.1 + 46} 0 0 1 ${w + 46} ${-h}V0Z`
    const stone = (index: number) => {
      const angle = Math.PI + (index / 9) * Math.PI
      return s.stroke(
        `${formatPolarPoint(0, -h, angle, w, 1.1)} ${formatPolarPoint(0, -h, angle, w + 46, 1.08)}`,
        4,
        shade(part.color, 1.4),
        { profile: 'flat' },
      )
    }
    const block = (index: number) =>
      s.both((side) =>
        side.stroke(`${w},${-index * 52 - 4} ${w + 46},${-index * 52 - 4}`, 4, shade(part.color, 1.4), {
          profile: 'flat',
        }),
      )
    const inside = part.variant === 'open' ? '' : path(hole, part.accent)
    return (
      inside +
      path(frame + hole, part.color, { 'fill-rule': 'evenodd', stroke: shade(part.color, 1.8), 'stroke-width': 4 }) +
      repeat(10, stone) +
      repeat(Math.floor(h / 52), block)
    )
  }),

  stairs: createPart({ color: '#8a8494', size: 300, amount: 9, tall: 300 }, (s, part) => {
    const step = (index: number) => {
      const near = index / part.amount
      const w = part.size * (0.34 + near * 0.66)
      const [y, h] = [-part.tall * (1 - near), (part.tall / part.amount) * (0.7 + near * 0.6)]
      return (
        s.cloth(
          `/${-w},${y} ${w},${y} ${w + 8},${y + h} ${-w - 8},${y + h}`,
          mix(tint(part.color, 0.3), shade(part.color, 0.9), 1 - near),
          { lineWidth: 2 },
        ) +
        s.fill(`/${-w},${y} ${w},${y} ${w + 3},${y + h * 0.34} ${-w - 3},${y + h * 0.34}`, tint(part.color, 0.6), 0.5)
      )
    }
    return repeat(part.amount, step)
  }),
}

function drawWindow(sketch: Sketch, part: PartValues): Svg {
  const { size: w, tall: h, accent } = part
  const arched = part.variant === 'arched'
  const outline = arched ? `M${-w} 0V${-h}A${w} ${w} 0 0 1 ${w} ${-h}V0Z` : `M${-w} 0V${-h}H${w}V0Z`
  const sky = sketch.canvas.linearGradient([0, -h, 0, 0], [0, accent], [1, tint(accent, 0.9)])
  const stars = repeat(14, () =>
    sketch.disc((part.random() - 0.5) * w * 1.7, -h * part.random() * 0.9, 1 + part.random() * 2, '#fff'),
  )
  const bars = arched
    ? `M0 0V${-h - w}M${-w} ${-h * 0.5}H${w}M${-w} ${-h}H${w}`
    : `M0 0V${-h}M${-w} ${-h * 0.34}H${w}M${-w} ${-h * 0.67}H${w}`
  const frame = { stroke: part.color, 'stroke-width': 13, 'stroke-linejoin': 'round' }
  const glass = path(outline, sky) + (part.variant === 'day' ? '' : group({ opacity: 0.8 }, stars))
  const sheen = sketch.fill(
    `/${-w * 0.8},${-h * 0.1} ${-w * 0.1},${-h * 0.95} ${w * 0.2},${-h * 0.95} ${-w * 0.5},${-h * 0.1}`,
    '#fff',
    0.12,
  )
  const sill = sketch.cloth(`/${-w - 18},-4 ${w + 18},-4 ${w + 22},18 ${-w - 22},18`, tint(part.color, 0.2), {
    lineWidth: 2.4,
  })
  return (
    glass +
    sheen +
    path(bars, 'none', { ...frame, 'stroke-width': 6 }) +
    path(outline, 'none', frame) +
    path(outline, 'none', { stroke: tint(part.color, 0.5), 'stroke-width': 3 }) +
    sill
  )
}
