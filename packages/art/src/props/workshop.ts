import { type Color, ink, light, shade } from '../draw/color.ts'
import type { Point } from '../draw/geometry.ts'
import type { Svg } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

type Limb = readonly [Point, Point, Point]

const ARMS: readonly Limb[] = [
  [
    [-50, -66],
    [-104, -84],
    [-132, -140],
  ],
  [
    [50, -66],
    [104, -44],
    [140, 8],
  ],
]
const LEGS: readonly Limb[] = [
  [
    [-22, 44],
    [-76, 92],
    [-56, 162],
  ],
  [
    [22, 44],
    [66, 108],
    [98, 166],
  ],
]

/** A wooden boy just off the bench: his nose to the right, kicking in the hand that holds his waist. */
const woodenBoy: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#e8b67c')
  const cap = colorIn(options, 'cap', '#f6ecd2')
  const breeches = colorIn(options, 'breeches', '#c8442e')
  const legs = LEGS.map((leg) => limb(s, leg, 24, wood) + shoe(s, leg[2]))
  const arms = ARMS.map((arm) => limb(s, arm, 20, wood) + hand(s, arm[2], wood))
  const torso = s.cloth('-50,-84! 0,-94 50,-84! 40,16! -40,16!', wood, {
    shades: ['14,-96! 56,-88! 44,20! 12,20! 26,-40'],
    folds: ['-34,-70 -30,-30 -34,6', '-8,-84 -4,-40 -8,10'],
  })
  const hips = s.cloth('-42,10! 42,10! 48,58! 6,52! 0,40! -6,52! -48,58!', breeches, {
    shades: ['10,10! 46,10! 52,60! 14,56!'],
  })
  return legs.join('') + arms.join('') + s.rod([0, -116], [0, -88], 22, wood) + torso + hips + boyHead(s, wood, cap)
}

function limb(s: Sketch, [from, joint, to]: Limb, width: number, wood: Color): Svg {
  const pin = ([x, y]: Point, radius: number) => s.disc(x, y, radius, light(wood, 0.3), ink(wood), 3.4)
  return (
    s.rod(joint, to, width * 0.86, wood) +
    s.rod(from, joint, width, wood) +
    pin(joint, width * 0.62) +
    pin(from, width * 0.62)
  )
}

function hand(s: Sketch, [x, y]: Point, wood: Color): Svg {
  return s.disc(x, y, 17, light(wood, 0.2), ink(wood), 4)
}

function shoe(s: Sketch, [x, y]: Point): Svg {
  return s.cloth(
    `${x - 18},${y - 12}! ${x + 16},${y - 14}! ${x + 52},${y + 10} ${x + 50},${y + 26}! ${x - 20},${y + 26}!`,
    '#6a3c22',
  )
}

function boyHead(s: Sketch, wood: Color, cap: Color): Svg {
  const head = s.cloth('-60,-160 -48,-206 0,-222 46,-206 58,-160 40,-120 4,-106 -36,-116', wood, {
    shades: ['-58,-150! -30,-124 10,-116 50,-134! 36,-108 -20,-100!'],
  })
  const nose =
    s.rod([48, -164], [190, -182], 22, light(wood, 0.15)) + s.disc(192, -182, 12, light(wood, 0.4), ink(wood), 4)
  const hat =
    s.cloth('-64,-192! -52,-260 -24,-334! 26,-280 56,-206! 0,-216', cap, {
      shades: ['0,-330! 60,-206! 20,-210! 10,-260'],
      folds: ['-24,-320 -16,-270 -18,-220', '-22,-316 14,-262 34,-216'],
    }) + s.trim('-72,-184 0,-208 66,-198', 15, shade(cap, 0.5))
  const face =
    s.disc(22, -172, 13, '#fffaf0', ink(wood), 3) +
    s.disc(26, -172, 6.5, '#3a2418') +
    s.stroke('4,-194 20,-200 38,-194', 5, '#6a4326') +
    s.disc(6, -144, 10, '#f09080') +
    s.stroke('14,-130 32,-124 48,-136', 5, ink(wood)) +
    s.stroke('-34,-176 -24,-160 -34,-146', 4, ink(wood), { opacity: 0.7 })
  return nose + head + face + hat
}

export const WORKSHOP: PropTable = { 'wooden-boy': woodenBoy }
