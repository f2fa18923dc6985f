import { ink, light, shade } from '../draw/color.ts'
import { sparkle } from '../draw/plants.ts'
import type { Svg } from '../draw/svg.ts'
import { colorIn, numberIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

const LAPIS = '#1f4f9a'
const NIGHT = '#16204a'

/** A line of the eye's paint: lapis between two edges of gold. */
function painted(s: Sketch, line: string, width: number, gold: string): Svg {
  return (
    s.stroke(line, width + 11, ink(gold), { profile: 'out', steps: 24 }) +
    s.stroke(line, width + 6, gold, { profile: 'out', steps: 24 }) +
    s.stroke(line, width, LAPIS, { profile: 'out', steps: 24 })
  )
}

function iris(s: Sketch): Svg {
  const rays = Array.from({ length: 18 }, (_, index) => {
    const angle = (index / 18) * Math.PI * 2
    const at = (reach: number) => `${2 + Math.cos(angle) * reach},${-4 + Math.sin(angle) * reach}`
    return s.stroke(`${at(16)} ${at(38)}`, 4, '#fff2b0', { profile: 'out' })
  })
  return (
    s.disc(2, -4, 44, '#e0a82e', '#5a3208', 6) +
    s.disc(2, 2, 34, '#ffd45a') +
    rays.join('') +
    s.disc(2, -4, 17, NIGHT) +
    s.disc(-14, -22, 11, '#ffffff') +
    s.disc(16, 14, 5, '#ffffff')
  )
}

/** The falcon's eye whole again: brow, lids, the tear down the cheek and the curl behind it. */
function falconEye(s: Sketch, gold: string): Svg {
  return (
    painted(s, '-152,-58 -70,-108 50,-104 170,-62', 27, gold) +
    painted(s, '-34,46 -40,92 -58,140', 26, gold) +
    painted(s, '26,48 60,104 112,128 150,108 146,76 116,74', 20, gold) +
    s.inked('-156,6! -96,-48 0,-70 96,-40 150,8! 70,44 -10,54 -96,36', '#fffdf2', 16, ink(gold)) +
    s.inked('-156,6! -96,-48 0,-70 96,-40 150,8! 70,44 -10,54 -96,36', '#fffdf2', 9, gold) +
    s.clipped(
      '-156,6! -96,-48 0,-70 96,-40 150,8! 70,44 -10,54 -96,36',
      iris(s) + s.fill('-160,0! -96,-54 0,-76 96,-46 160,6! 90,-22 0,-48 -90,-26', NIGHT, 0.5),
    ) +
    painted(s, '-158,6 -98,-50 0,-72 98,-42 150,6 206,4', 16, gold)
  )
}

/** The full moon that is the eye of a god; `size` is its radius. */
const moonEye: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const gold = colorIn(options, 'color', '#ffd86a')
  const moon = colorIn(options, 'moon', '#f2f6ff')
  const r = numberIn(options, 'size', 190)
  const glow = canvas.glow(
    [
      [0, '#ffffff', 1],
      [0.5, light(moon, 0.6), 0.65],
      [0.75, '#9ac8ff', 0.25],
      [1, '#9ac8ff', 0],
    ],
    0,
    0,
    r * 1.75,
  )
  const seas: readonly (readonly [number, number, number])[] = [
    [-0.55, -0.5, 0.14],
    [0.5, -0.66, 0.1],
    [0.72, 0.28, 0.13],
    [-0.7, 0.36, 0.12],
    [-0.12, 0.8, 0.09],
  ]
  return (
    glow +
    s.disc(0, 0, r, moon, shade(moon, 1.4), 5) +
    s.disc(-r * 0.06, -r * 0.07, r * 0.9, light(moon, 0.8)) +
    seas.map(([x, y, size]) => s.disc(x * r, y * r, size * r, shade(moon, 0.5))).join('') +
    s.place(-8, -2, falconEye(s, gold), r / 218) +
    sparkle(-r * 0.86, -r * 0.8, 30, '#ffffff') +
    sparkle(r * 0.95, r * 0.5, 22, '#fffbe0')
  )
}

export const MOON_EYE: PropTable = { 'moon-eye': moonEye }
