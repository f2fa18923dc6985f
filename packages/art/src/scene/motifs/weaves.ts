import { definePattern } from '../../draw/patterns.ts'
import { buildStarPath } from '../../draw/plants.ts'
import { element, group, path } from '../../draw/svg.ts'
import type { Motif } from './motif.ts'
import { drawFullRect } from './signs.ts'

export const scales: Motif = (canvas, color) => drawFullRect(definePattern(canvas, 'scales', color, 60), 0.4)
export const asanoha: Motif = (canvas, color) => drawFullRect(definePattern(canvas, 'asanoha', color, 84), 0.4)

export const seigaiha: Motif = (canvas, color) => {
  const r = 54
  const centers = [
    [r, 0],
    [0, r * 0.5],
    [r * 2, r * 0.5],
    [r, r],
    [0, r * 1.5],
    [r * 2, r * 1.5],
  ] as const
  const rings = centers.flatMap(([cx, cy]) =>
    [0.94, 0.7, 0.46, 0.22].map((share) =>
      element('circle', {
        cx,
        cy,
        r: r * share,
        fill: '#000',
        'fill-opacity': share === 0.94 ? 0.1 : 0,
        stroke: color,
        'stroke-width': 2.6,
        opacity: 0.6,
      }),
    ),
  )
  return drawFullRect(canvas.pattern(r * 2, r, rings.join('')), 1)
}

export const arabesque: Motif = (canvas, color) => {
  const centers = [
    [60, 60],
    [0, 0],
    [120, 0],
    [0, 120],
    [120, 120],
  ] as const
  const stars = centers.map(([x, y]) => {
    const outer = path(buildStarPath(x, y, 40, { points: 8, waist: 0.72 }), 'none', {
      stroke: color,
      'stroke-width': 3,
    })
    return outer + path(buildStarPath(x, y, 22, { points: 8, waist: 0.6 }), color, { opacity: 0.5 })
  })
  const net = path('M60 20L100 60L60 100L20 60Z', 'none', { stroke: color, 'stroke-width': 2 })
  const links = path('M0 60H20M100 60H120M60 0V20M60 100V120', 'none', { stroke: color, 'stroke-width': 3 })
  return drawFullRect(canvas.pattern(120, 120, stars.join('') + net + links), 0.55)
}

export const meander: Motif = (canvas, color) => {
  const key = path('M0 70H70V10H20V48H48V30', 'none', { stroke: color, 'stroke-width': 7 })
  const line = path('M0 78H80', 'none', { stroke: color, 'stroke-width': 3 })
  return drawFullRect(canvas.pattern(80, 80, key + line), 0.45)
}

export const bricks: Motif = (canvas, color) => {
  const joints = path('M0 4H96M0 34H96M24 4V34M72 34V64', 'none', { stroke: color, 'stroke-width': 3.4 })
  return drawFullRect(canvas.pattern(96, 60, joints), 0.5)
}

export const emeralds: Motif = (canvas, color) => {
  const cut = path('M26 14H64L80 40L45 86L10 40ZM10 40H80M26 14L36 40L45 86M64 14L54 40L45 86', 'none', {
    stroke: color,
    'stroke-width': 3,
  })
  const second = group({ transform: 'translate(60 70) scale(.6)' }, cut)
  return drawFullRect(canvas.pattern(120, 130, cut + second), 0.5)
}

export const knots: Motif = (canvas, color) => {
  const stroke = { stroke: color, 'stroke-width': 6, 'stroke-linejoin': 'round' }
  const loop = path('M10 60C10 20 50 20 60 60S110 100 110 60S70 20 60 60S10 100 10 60Z', 'none', stroke)
  const ring = element('circle', { cx: 60, cy: 60, r: 26, fill: 'none', ...stroke, 'stroke-width': 4 })
  return drawFullRect(canvas.pattern(120, 120, loop + ring), 0.42)
}

export const strings: Motif = (canvas, color) => {
  const threads = path('M20 0V200M70 0V200M120 0V200', 'none', { stroke: color, 'stroke-width': 2.4 })
  const bars = path('M8 40H132M20 120H84', 'none', { stroke: color, 'stroke-width': 7, 'stroke-linecap': 'round' })
  const grain = path('M0 176C40 166 96 190 140 176', 'none', { stroke: color, 'stroke-width': 2 })
  return drawFullRect(canvas.pattern(140, 200, threads + bars + grain), 0.4)
}
