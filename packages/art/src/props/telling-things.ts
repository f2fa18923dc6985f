import { type Color, ink, light, shade } from '../draw/color.ts'
import { path } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

const GOLD = '#e8c04e'

/** Three dumplings on a skewer, held at its lower end. */
const dangoSkewer: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#f4dc9a')
  const ball = (y: number) =>
    s.disc(0, y, 41, c, ink(c), 5) +
    s.fill(`8,${y - 39}! 40,${y} 6,${y + 40}! 22,${y}`, shade(c, 0.8), 0.8) +
    s.oval(-14, y - 14, 10, 7, '#fffbe8')
  return s.rod([0, 60], [0, -296], 11, '#b98a54') + ball(-70) + ball(-146) + ball(-222)
}

/** A round of cheese with holes to look through; a slice is gone. */
const cheeseWheel: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#f6c84a')
  const rind: Color = shade(c, 0.8)
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
  const c = colorIn(options, 'color', GOLD)
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

/** A glass of medicine held by its stem; the spoon that stirs it stands out over the rim. */
const medicineGlass: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const glass = colorIn(options, 'color', '#d8f0ff')
  const drink = colorIn(options, 'drink', '#b8d88a')
  const silver = colorIn(options, 'spoon', '#c8d2e4')
  return (
    s.cord('6,-120 34,-230 62,-318', 13, silver) +
    s.place(
      76,
      -360,
      s.cloth('0,52! -28,28 -34,-14 -18,-50 0,-58 18,-50 34,-14 28,28', silver, {
        shades: ['8,50! 40,20 36,-30 10,-58! 22,-10'],
      }) + s.stroke('-14,22 -20,-10 -10,-36', 8, '#ffffff', { opacity: 0.9 }),
      1,
      18,
    ) +
    s.rod([0, -80], [0, 66], 15, glass) +
    s.cloth('/-52,84 52,84 40,62 -40,62', glass, { shades: ['/10,60 44,60 56,86 16,86'] }) +
    s.cloth('-78,-250! -74,-160 -58,-98 0,-74 58,-98 74,-160 78,-250!', glass, {
      shades: ['40,-250! 82,-250! 74,-130 10,-70! 52,-140'],
    }) +
    s.fill('-71,-180! 71,-180! 64,-140 48,-104 0,-86 -48,-104 -64,-140', drink) +
    s.oval(0, -180, 71, 12, light(drink, 0.5), ink(drink), 3) +
    s.oval(0, -250, 78, 14, light(glass, 0.4), ink(glass), 5) +
    s.cord('14,-186 32,-240 44,-270', 13, silver) +
    s.stroke('-58,-226 -56,-160 -42,-114', 10, '#ffffff', { opacity: 0.9 })
  )
}

export const TELLING_THINGS: PropTable = {
  'dango-skewer': dangoSkewer,
  'cheese-wheel': cheeseWheel,
  lorgnette,
  'medicine-glass': medicineGlass,
}
