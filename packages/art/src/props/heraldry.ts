import { type Color, toInk, tint } from '../draw/color.ts'
import type { Svg } from '../draw/svg.ts'
import type { Sketch } from '../draw/sketch.ts'

export function drawPendragon(sketch: Sketch, color: Color): Svg {
  return (
    sketch.cord('12,18 30,28 40,14 32,2', 4, color) +
    sketch.inked('/28,8 32,-8 40,6', color, 2) +
    sketch.inked('4,-6! 6,-34 30,-44! 26,-30 40,-26! 28,-18 34,-6! 22,-8 18,4! 10,0', color, 2.2) +
    sketch.inked(
      '-34,-24! -22,-32 -14,-42! -10,-32 2,-26 6,-10 20,4 20,20 8,30 -2,26 2,16 -6,4 -12,-8 -18,-12! -30,-14! -24,-20!',
      color,
      2.2,
    ) +
    sketch.inked('-6,-4! -22,-2 -30,8! -18,8 -8,8', color, 2) +
    sketch.inked('6,24! -4,36 -14,38! 8,40 16,28!', color, 2) +
    sketch.stroke('8,-12 20,-26 30,-34', 2, toInk(color)) +
    sketch.stroke('-4,-14 4,2 10,14', 3, tint(color, 1)) +
    sketch.disc(-18, -26, 2.4, '#5a1020')
  )
}

export function drawLilyCross(sketch: Sketch, color: Color): Svg {
  const lily =
    sketch.inked('/-5,0 -5,-24 5,-24 5,0', color, 2) +
    sketch.inked('0,-46! 8,-34 4,-24! -4,-24! -8,-34', color, 2) +
    sketch.both((half) => half.inked('4,-24! 8,-36 18,-38 20,-28 14,-24! 13,-30 9,-26 6,-20!', color, 2)) +
    sketch.stroke('-9,-23 9,-23', 4, color, { profile: 'flat' })
  const ray = sketch.inked('/-3,-6 0,-26 3,-6', '#e8b83a', 1.6)
  return (
    [45, 135, 225, 315].map((turn) => sketch.place(0, 0, ray, 1, turn)).join('') +
    [0, 90, 180, 270].map((turn) => sketch.place(0, 0, lily, 1, turn)).join('') +
    sketch.disc(0, 0, 7, color, toInk(color), 2)
  )
}
