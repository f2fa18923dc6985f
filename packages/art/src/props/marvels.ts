import { tint, shade } from '../draw/color.ts'

import { getColor } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from '../draw/sketch.ts'

const featherWings: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = getColor(options, 'color', '#9a7450')
  const bar = getColor(options, 'bars', shade(c, 1.4))
  const rows = [
    { count: 9, length: 250, width: 54, color: shade(c, 0.7) },
    { count: 8, length: 176, width: 50, color: c },
    { count: 7, length: 110, width: 44, color: tint(c, 0.6) },
  ]
  return s.both((half) =>
    rows
      .flatMap(({ count, length, width, color }, row) =>
        Array.from({ length: count }, (_, index) => {
          const u = index / (count - 1)
          const [x, y] = [50 + u * 160, 70 - u * 220]
          const angle = 1.5 - u * 2.1
          const tip = (share: number) =>
            `${(x + Math.cos(angle) * length * share).toFixed(1)},${(y + Math.sin(angle) * length * share).toFixed(1)}`
          const feather = half.blade(`${x.toFixed(1)},${y.toFixed(1)} ${tip(0.55)} ${tip(1)}`, width, color)
          return (
            feather + (row === 0 ? half.stroke(`${tip(0.7)} ${tip(0.74)}`, width * 0.6, bar, { opacity: 0.5 }) : '')
          )
        }),
      )
      .concat(half.cord('36,90 110,-40 214,-156', 26, tint(c, 0.4)))
      .join(''),
  )
}

export const MARVELS: PropTable = { 'feather-wings': featherWings }
