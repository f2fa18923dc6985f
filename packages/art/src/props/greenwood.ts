import { ink, light, shade } from '../draw/color.ts'
import { flower, sparkle } from '../draw/plants.ts'
import { colorIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

const BOW_LINE = '-34,-290 14,-264 60,-160 38,-46 22,0 38,46 60,160 14,264 -34,290'

/** A bow drawn to the right with a golden arrow on it; the string hand is 128 to the left of the grip. */
const goldenDraw: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#8a5228')
  const gold = colorIn(options, 'gold', '#f6c83a')
  const halo = canvas.glow(
    [
      [0, '#fffbe0', 0.95],
      [0.4, gold, 0.5],
      [1, gold, 0],
    ],
    128,
    0,
    90,
  )
  const bend = (width: number, color: string) => s.stroke(BOW_LINE, width, color, { steps: 40, profile: 'both' })
  const vanes =
    s.inked('/-96,0 -130,-26 -88,-26 -54,0', light(gold, 0.4), 3) +
    s.inked('/-96,0 -130,26 -88,26 -54,0', shade(gold, 0.6), 3)
  return (
    s.stroke('-32,-286 -128,0! -32,286', 4, '#fff6e0', { profile: 'even', steps: 30 }) +
    halo +
    bend(28, ink(wood)) +
    bend(20, wood) +
    s.stroke('-30,-284 16,-258 60,-156 38,-46 22,0', 5, light(wood, 0.8), { opacity: 0.8, steps: 30 }) +
    [-200, 200].map((y) => s.stroke(`40,${y - 10} 62,${y + 10}`, 9, gold, { profile: 'even' })).join('') +
    s.rod([-128, 0], [118, 0], 10, gold) +
    vanes +
    s.metal('/104,-22 168,0 104,22 116,0', gold, { gradient: '104,-22 104,22' }) +
    sparkle(150, -16, 26, '#ffffff', 0.95) +
    s.rod([22, -36], [22, 36], 26, '#5a2f20')
  )
}

/** The staff of the May: wound with ribbons, a ring of flowers at its top. */
const mayStaff: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const blooms = ['#ffffff', '#f3a8c8', '#ffe08a', colorIn(options, 'color', '#e8485a')]
  const ribbons = [
    ['-4,-210 -60,-150 -40,-70 -90,10 -70,90', '#f3a8c8'],
    ['4,-210 70,-160 56,-80 100,-10 84,60', '#8ac8f0'],
    ['0,-208 -20,-120 20,-60 -16,20', '#ffe08a'],
  ] as const
  const wound = [-150, -90, -30, 90, 150, 210, 270].map((y, index) =>
    s.stroke(`-11,${y + 22} 11,${y}`, 11, blooms[(index + 1) % 4] ?? '#ffffff', { profile: 'even' }),
  )
  const leaves = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * Math.PI * 2
    const [x, y] = [Math.cos(angle) * 54, -250 + Math.sin(angle) * 54]
    return s.blade(
      `${x},${y} ${x * 1.24},${y + Math.sin(angle) * 16} ${x * 1.5},${-250 + Math.sin(angle) * 92}`,
      24,
      index % 2 ? '#4f9a4a' : '#7ac05a',
    )
  })
  const wreath = Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9) * Math.PI * 2 - 0.4
    return flower(
      Math.cos(angle) * 54,
      -250 + Math.sin(angle) * 54,
      index % 2 ? 21 : 26,
      blooms[index % 4] ?? '#ffffff',
    )
  })
  return (
    ribbons.map(([line, color]) => s.cord(line, 13, color, 'out')).join('') +
    s.rod([0, -200], [0, 440], 20, '#f4ecd8') +
    wound.join('') +
    s.ring(0, -250, 54, 12, '#7ac05a') +
    leaves.join('') +
    wreath.join('')
  )
}

export const GREENWOOD: PropTable = { 'golden-draw': goldenDraw, 'may-staff': mayStaff }
