import { type Colour, ink, light, shade } from '../draw/colour.ts'
import { path } from '../draw/svg.ts'
import { colourIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

const GOLD = '#e8c04e'

/** Three dumplings on a skewer, held at its lower end. */
const dangoSkewer: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colourIn(options, 'colour', '#f4dc9a')
  const ball = (y: number) =>
    s.disc(0, y, 41, c, ink(c), 5) +
    s.fill(`8,${y - 39}! 40,${y} 6,${y + 40}! 22,${y}`, shade(c, 0.8), 0.8) +
    s.oval(-14, y - 14, 10, 7, '#fffbe8')
  return s.rod([0, 60], [0, -296], 11, '#b98a54') + ball(-70) + ball(-146) + ball(-222)
}

/** A round of cheese with holes to look through; a slice is gone. */
const cheeseWheel: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colourIn(options, 'colour', '#f6c84a')
  const rind: Colour = shade(c, 0.8)
  const holes = [
    [-56, -20, 19],
    [-14, 52, 23],
    [-30, -74, 14],
    [54, 58, 13],
  ]
  const around = (x: number, y: number, r: number) =>
    `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
  const round = `M0 0L24 -117A120 120 0 1 0 114 -36Z${holes.map(([x = 0, y = 0, r = 0]) => around(x, y, r)).join('')}`
  return (
    path(round, c, { stroke: ink(c), 'stroke-width': 7, 'stroke-linejoin': 'round', 'fill-rule': 'evenodd' }) +
    path('M24 -117A120 120 0 1 0 114 -36', 'none', { stroke: rind, 'stroke-width': 13 }) +
    s.stroke('-92,-30 -74,-70 -40,-96', 8, light(c, 1)) +
    s.stroke('0,0 50,-16 108,-36', 8, light(c, 0.8), { profile: 'even' })
  )
}

/** Two glasses on a handle, held up to stare through. */
const lorgnette: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colourIn(options, 'colour', GOLD)
  const glass = (x: number) => s.ring(x, -196, 50, 12, c)
  return (
    s.rod([0, 60], [0, -150], 13, c) +
    s.ring(0, 76, 13, 7, c) +
    s.cord('0,-146 -8,-176 -14,-196', 11, c) +
    s.cord('0,-150 30,-200 66,-216 84,-206', 11, c) +
    glass(-58) +
    glass(76) +
    s.disc(0, -140, 12, '#7a1f2a', ink(c), 3)
  )
}

export const TELLING_THINGS: PropTable = {
  'dango-skewer': dangoSkewer,
  'cheese-wheel': cheeseWheel,
  lorgnette,
}
