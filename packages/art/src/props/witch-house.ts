import { type Color, light, shade } from '../draw/color.ts'
import type { Svg } from '../draw/svg.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { textIn } from './options.ts'
import { Sketch } from './sketch.ts'

const HALF_WIDTH = 272
const SPRING = -96
const TOP = -322

/** The bars before whoever sits inside leave the face free. */
const BARS = { back: [-0.92, -0.42, 0, 0.42, 0.92], front: [-1, -0.72, 0.72, 1] } as const

/** A pen of bent withies for fattening geese; its middle is where the head of the captive is. */
const goosePen: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#a8743c')
  const back = textIn(options, 'part', 'front') === 'back'
  const tone = back ? shade(c, 0.9) : c
  const bars = BARS[back ? 'back' : 'front'].map((share) => withy(s, share, tone))
  const lower = 250
  const hoop = (y: number, dip: number) =>
    s.cord(
      `${-HALF_WIDTH},${y} ${-HALF_WIDTH * 0.6},${y + dip} 0,${y + dip * 1.3} ${HALF_WIDTH * 0.6},${y + dip} ${HALF_WIDTH},${y}`,
      17,
      tone,
    )
  if (back) return bars.join('') + hoop(SPRING, -22)
  const lashings = BARS.front.map((share) => {
    const y = lower + (1 - share ** 2) * 30
    return [-9, 0, 9].map((dy) =>
      s.trim(`${share * HALF_WIDTH - 15},${y + dy - 4} ${share * HALF_WIDTH + 15},${y + dy + 4}`, 6, '#e0c48a'),
    )
  })
  const ring = s.ring(0, TOP - 34, 22, 9, '#8a8ea0')
  return (
    bars.join('') +
    hoop(lower, 24) +
    lashings.flat().join('') +
    ring +
    s.disc(0, TOP + 2, 24, light(c, 0.1), shade(c, 2), 5)
  )
}

/** One bar from the knot at the top, over the shoulder of the pen and down. */
function withy(s: Sketch, share: number, color: Color): Svg {
  const x = share * HALF_WIDTH
  return s.cord(
    `${x * 0.1},${TOP} ${x * 0.62},${TOP + 44} ${x * 0.95},${SPRING - 74} ${x},${SPRING + 30} ${x},140 ${x},560`,
    15,
    color,
  )
}

/** A gnawed bone to be felt for a finger, upright. */
const bareBone: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#f4ecd8')
  return s.cloth(
    '-12,-74 -32,-92 -38,-118 -18,-134 0,-114 18,-134 38,-118 32,-92 12,-74 10,0 12,74 32,92 38,118 18,134 0,114 -18,134 -38,118 -32,92 -12,74 -10,0',
    c,
    {
      lineWidth: 3.4,
      shades: ['4,-110! 42,-130 40,-90 14,-70 12,70 40,100 34,134! 8,112! 4,0'],
      folds: ['-8,-84 -4,-96 2,-90', '-6,40 -4,58 -8,74'],
    },
  )
}

export const WITCH_HOUSE: PropTable = { 'goose-pen': goosePen, 'bare-bone': bareBone }
