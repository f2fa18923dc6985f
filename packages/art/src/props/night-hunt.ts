import { ink, light, shade } from '../draw/color.ts'
import { colorIn, numberIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { Sketch } from './sketch.ts'

const WOOD = '#b98a56'

/** A sharpened stake with its bark left on the grip; the point is up. */
const stake: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', WOOD)
  return (
    s.cloth('-20,150! -24,40 -22,-70! -4,-210! 4,-208! 24,-70! 23,40 19,152!', wood, {
      gradient: '-20,0 24,0',
      shades: ['4,-190! 30,-70! 30,160! 8,160! 10,-70'],
      folds: ['-10,-60 -4,-120 0,-190', '-8,20 -10,80 -7,140', '6,0 4,60 7,110'],
    }) +
    s.cloth('-24,150! -27,30 -25,-30! -12,-42 0,-30 12,-44 25,-30! 27,40 23,152! 0,160', shade(wood, 2.2), {
      folds: ['-14,-20 -16,60 -12,140', '2,-16 0,60 3,146', '16,-18 15,50 14,130'],
    }) +
    s.fill('-15,-74! -3,-196! -7,-74!', light(wood, 1.1), 0.8)
  )
}

/** A coal hammer with a square wooden head. */
const mallet: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const head = colorIn(options, 'color', '#8a5c34')
  return (
    s.rod([0, -120], [0, 150], 22, colorIn(options, 'shaft', WOOD)) +
    s.cloth('/-84,-190 84,-194 88,-100 -88,-96', head, {
      gradient: '0,-190 0,-96',
      shades: ['/30,-200 96,-200 96,-90 40,-90'],
      folds: ['-70,-160 0,-154 70,-164', '-74,-126 -10,-130 40,-122'],
    }) +
    [-62, 62].map((x) => s.trim(`${x - 2},-192 ${x},-146 ${x + 2},-98`, 14, '#5f6676')).join('')
  )
}

/** A branch that burns at its end. */
const torch: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const wood = colorIn(options, 'color', '#6a4428')
  const fire = colorIn(options, 'flame', '#f0641e')
  const tongue = (line: string, width: number, tone: string) => s.blade(line, width, tone, 'leaf')
  return (
    s.cord('8,230 0,60 -6,-40 4,-120', 26, wood) +
    s.cord('-3,20 -30,-10 -44,-14', 13, wood) +
    ['4,200 -2,120 2,60', '-8,40 -10,-20 -6,-60'].map((line) => s.stroke(line, 3, ink(wood))).join('') +
    tongue('-10,-90 -66,-140 -40,-210 -64,-270', 74, fire) +
    tongue('14,-90 70,-150 44,-220 76,-286', 78, fire) +
    tongue('2,-80 -30,-190 26,-270 0,-390', 112, fire) +
    s.blade('2,-84 -18,-170 16,-230 2,-310', 66, '#ffb638') +
    s.fill('-22,-106 -18,-160 4,-236! 22,-160 24,-106 0,-84', '#fff0b0')
  )
}

/** A web of chalk lines from wall to wall; a pin and a scrap of paper wherever a crime was done. */
const crimeWeb: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const chalk = colorIn(options, 'color', '#f4fff0')
  const pin = colorIn(options, 'pin', '#d8304a')
  const reach = numberIn(options, 'reach', 390)
  const spokes = 14
  const at = (spoke: number, share: number) => {
    const angle = (spoke / spokes) * Math.PI * 2 + 0.12
    const far = reach * share * (1 + 0.07 * Math.sin(spoke * 2.4))
    return [Math.cos(angle) * far, Math.sin(angle) * far] as const
  }
  const text = ([x, y]: readonly [number, number]) => `${x.toFixed(1)},${y.toFixed(1)}`
  const lines = Array.from({ length: spokes }, (_, n) => {
    const rings = [0.42, 0.58, 0.74, 0.9].map((share) => {
      const sag = at(n + 0.5, share * 0.9)
      return s.stroke(`${text(at(n, share))} ${text(sag)} ${text(at(n + 1, share))}`, 3.4, chalk, { profile: 'even' })
    })
    return s.stroke(`0,0 ${text(at(n, 0.5))} ${text(at(n, 1.1))}`, 3.8, chalk, { profile: 'even' }) + rings.join('')
  })
  const crimes = [1, 3, 5, 8, 10, 11, 13].map((spoke, index) => {
    const [x, y] = at(spoke, [0.74, 0.9, 0.58, 0.9, 0.74][index % 5] ?? 0.74)
    const note = s.inked(
      `/${x - 24},${y - 4} ${x + 22},${y - 8} ${x + 26},${y + 46} ${x - 20},${y + 50}`,
      '#efe6cc',
      2.4,
    )
    const words = [12, 22, 32].map((dy) => s.stroke(`${x - 12},${y + dy} ${x + 14},${y + dy - 2}`, 3, '#8a8070'))
    return note + words.join('') + s.gem(x, y, 9, pin)
  })
  return lines.join('') + crimes.join('')
}

export const NIGHT_HUNT: PropTable = { stake, mallet, torch, 'crime-web': crimeWeb }
