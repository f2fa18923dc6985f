import type { Color } from '../draw/color.ts'
import { ink, light, shade } from '../draw/color.ts'
import { colorIn, numberIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { flagIn } from './options.ts'
import { Sketch } from './sketch.ts'

const IRON = '#a8b4c8'
const STEEL = '#dfe6f2'

/** Each with its foot at (0, 0) and its pole's end at (0, -y). */
function weaponHeads(s: Sketch, y: number): Readonly<Record<string, string>> {
  const at = (text: string) =>
    text.replaceAll(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, dy: string) => `${x},${Number(dy) - y}`)
  return {
    axe:
      s.metal(at('12,-6! 70,-46 116,-50! 128,10 112,72! 66,62 12,46!'), IRON, { gradient: at('0,0 120,0') }) +
      s.stroke(at('112,-44 124,10 110,66'), 9, STEEL) +
      s.metal(at('-12,-2! -52,-14 -56,50 -12,40!'), IRON, { gradient: at('-60,0 0,20') }),
    rake: s.cord(at('-72,-62 -70,-8 0,6 70,-8 72,-62'), 15, IRON) + s.cord(at('0,10 0,-70'), 15, IRON),
    mallet:
      s.cloth(`/${at('-78,-48 78,-48 78,40 -78,40')}`, '#8a5a34', { lineWidth: 3.4 }) +
      s.trim(at('-56,-46 -56,38'), 12, '#5a3418') +
      s.trim(at('56,-46 56,38'), 12, '#5a3418'),
    fork:
      s.cord(at('-66,-96 -74,-40 -40,0 0,6 40,0 74,-40 66,-96'), 17, IRON) +
      s.cord(at('-88,-84 -48,-96'), 10, IRON) +
      s.cord(at('88,-84 48,-96'), 10, IRON),
    saw:
      s.metal(`/${at('16,30 16,-120 -60,-120 -46,30')}`, IRON, { gradient: at('-70,0 0,0') }) +
      s.fill(
        `/${at('-60,-120 -82,-106 -58,-92 -80,-76 -56,-62 -76,-46 -52,-32 -70,-16 -48,-2 -64,14 -44,30')}`,
        '#5a6478',
      ),
    sickle: s.metal(at('-12,-2! 40,-62 110,-58 150,36! 98,-18 46,-18 10,34!'), STEEL, {
      gradient: at('0,-50 120,20'),
    }),
  }
}

/** Six weapons of a warrior monk, fanned out above his back; the seventh is in his hand. */
const sevenWeapons: PropPiece = (canvas) => {
  const s = new Sketch(canvas)
  const pole = (kind: string, turn: number, long: number) =>
    s.place(0, 0, s.rod([0, 140], [0, -long], 19, '#6a4430') + (weaponHeads(s, long)[kind] ?? ''), 1, turn)
  return (
    pole('axe', 63, 292) +
    pole('sickle', 37, 396) +
    pole('fork', 13, 430) +
    pole('rake', -9, 400) +
    pole('mallet', -30, 366) +
    pole('saw', -54, 268)
  )
}

/** A cane of living bamboo, held at (0, 0); cut aslant at `height` it shines from within, whole it grows on. */
const bambooCane: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#6aa84e')
  const height = numberIn(options, 'height', 330)
  const width = numberIn(options, 'width', 58)
  const cut = flagIn(options, 'cut', true)
  const w = width / 2
  const top = cut ? -height : -height - 60
  const cane = s.metal(`/${-w},480 ${-w},${top + (cut ? 26 : 0)} ${w},${top - (cut ? 46 : 0)} ${w},480`, c, {
    gradient: `${-w},0 ${w},0`,
  })
  const mouth = cut
    ? s.inked(`${-w},${top + 26}! -4,${top - 36} ${w},${top - 46}! 6,${top + 18}`, '#fffbdc', 5, ink(c)) +
      s.fill(`${-w * 0.6},${top + 18} 0,${top - 22} ${w * 0.7},${top - 36} 4,${top + 6}`, '#ffe98a')
    : ''
  const nodes = Array.from({ length: 7 }, (_, index) => -height + 90 + index * 130)
  const rings = nodes.map((y) =>
    s.inked(
      `${-w - 8},${y} ${-w - 4},${y - 11} 0,${y - 5} ${w + 4},${y - 11} ${w + 8},${y} 0,${y + 9}`,
      light(c, 0.35),
      4,
      ink(c),
    ),
  )
  return cane + mouth + rings.join('') + sprays(s, c, w, nodes, !cut)
}

/** Twigs with three long leaves each at the upper nodes, to the left or to both sides in turn. */
function sprays(s: Sketch, color: Color, from: number, nodes: readonly number[], inTurn: boolean): string {
  return nodes
    .slice(0, 3)
    .map((y, index) => {
      const half = s.on(inTurn && index % 2 ? 1 : -1)
      const x = from + 46
      return (
        half.cord(`${from - 4},${y} ${from + 20},${y - 26} ${x},${y - 40}`, 7, shade(color, 0.6)) +
        [
          `${x - 4},${y - 40} ${x + 40},${y - 92} ${x + 52},${y - 136}`,
          `${x - 4},${y - 40} ${x + 54},${y - 46} ${x + 100},${y - 30}`,
          `${x - 8},${y - 38} ${x + 26},${y - 4} ${x + 40},${y + 44}`,
        ]
          .map((line, leaf) => half.blade(line, 30, leaf % 2 ? color : light(color, 0.3)))
          .join('')
      )
    })
    .join('')
}

/** What is carried on a back or grown beside its bearer. */
export const BURDENS: PropTable = {
  'seven-weapons': sevenWeapons,
  'bamboo-cane': bambooCane,
}
