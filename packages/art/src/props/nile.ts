import { ink, light, shade } from '../draw/color.ts'
import { feather } from '../draw/plants.ts'
import { colorIn, numberIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { flagIn } from './options.ts'
import { Sketch } from './sketch.ts'

const GOLD = '#e9bf3e'
const LAPIS = '#1f4f9a'
const HEART = '0,-14! 14,-30 32,-18 26,6 0,32! -26,6 -32,-18 -14,-30'

/** A balance held at its top: a heart in one pan, a feather in the other; `size` is half the beam. */
const truthScales: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const gold = colorIn(options, 'color', GOLD)
  const w = numberIn(options, 'size', 120)
  const low = w * 1.25
  const pan = (x: number) =>
    [-0.42, 0, 0.42]
      .map((share) => s.stroke(`${x},34 ${x + share * w},${low}`, 3.6, ink(gold), { profile: 'even' }))
      .join('') +
    s.metal(
      `${x - w * 0.5},${low}! ${x + w * 0.5},${low}! ${x + w * 0.32},${low + w * 0.24} ${x},${low + w * 0.3} ${x - w * 0.32},${low + w * 0.24}`,
      gold,
      {
        gradient: `${x - w * 0.5},0 ${x + w * 0.5},0`,
      },
    )
  const heart = s.place(-w, low - 22, s.inked(HEART, '#d23a4a', 4) + s.oval(-12, -14, 6, 5, '#fff'), 1.05)
  const quill = feather(s.points(`${w - 18},${low - 2} ${w + 10},${low - 60} ${w - 6},${low - 120}`), 48, '#fbf8f0')
  return (
    s.rod([0, -60], [0, 40], 12, gold) +
    s.disc(0, -70, 15, '#c8432e', ink(gold), 4) +
    heart +
    quill +
    s.both((half) =>
      half.metal(`0,12! ${w * 0.6},4 ${w},26! ${w},38! ${w * 0.6},24 0,34!`, gold, { gradient: '0,0 0,40' }),
    ) +
    pan(-w) +
    pan(w) +
    s.gem(0, 22, 14, LAPIS, { setting: gold })
  )
}

const sistrum: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const gold = colorIn(options, 'color', GOLD)
  const rods = [-190, -152, -114].map(
    (y) =>
      s.cord(`-74,${y + 8} 0,${y} 74,${y - 8}`, 6, '#e8d8a8') +
      [-34, 4, 36]
        .map((x) => s.disc(x, y - x * 0.1, 13, gold, ink(gold), 3) + s.disc(x, y - x * 0.1, 4, ink(gold)))
        .join('') +
      s.both((half) => half.disc(78, y, 7, gold, ink(gold), 2.6)),
  )
  return (
    s.rod([0, -60], [0, 110], 24, gold) +
    s.disc(0, 118, 17, LAPIS, ink(gold), 4) +
    s.cord('-18,-64 -58,-110 -66,-180 -40,-240 0,-256 40,-240 66,-180 58,-110 18,-64', 15, gold) +
    rods.join('') +
    s.inked('-30,-60! -26,-88 0,-96 26,-88 30,-60! 0,-48', light(gold, 0.2), 4) +
    s.both((half) => half.disc(10, -74, 4, LAPIS)) +
    [0, 36, 72].map((y) => s.trim(`-14,${y} 14,${y}`, 7, LAPIS)).join('')
  )
}

const ankh: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const gold = colorIn(options, 'color', GOLD)
  const inlay = colorIn(options, 'gem', '#1fa6a8')
  const glow = canvas.glow(
    [
      [0, light(inlay, 1), 0.7],
      [1, inlay, 0],
    ],
    0,
    -70,
    150,
  )
  return (
    (flagIn(options, 'glow') ? glow : '') +
    s.cord('0,-52 -40,-100 -34,-148 0,-164 34,-148 40,-100 0,-52', 20, gold) +
    s.metal('/-15,-54 15,-54 22,110 -22,110', gold, { gradient: '-20,0 20,0' }) +
    s.metal('/-76,-66 -76,-30 76,-30 76,-66 0,-56', gold, { gradient: '0,-66 0,-30' }) +
    s.fill('/-6,-28 6,-28 9,96 -9,96', inlay) +
    s.gem(0, -48, 11, '#c8432e', { setting: gold })
  )
}

const crook: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const gold = colorIn(options, 'color', GOLD)
  const rings = [-170, -120, -70, -20, 30, 80, 130].map((y) => s.trim(`-13,${y} 13,${y}`, 20, LAPIS))
  return (
    s.rod([0, 190], [0, -190], 24, gold) +
    rings.join('') +
    s.cord('0,-186 2,-250 40,-288 84,-266 92,-216 70,-196', 23, gold) +
    s.stroke('0,-200 4,-246 40,-278 80,-260', 9, LAPIS, { profile: 'even' })
  )
}

const flail: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const gold = colorIn(options, 'color', GOLD)
  const strand = (bend: number) =>
    s.cord(`0,-190 ${20 + bend * 0.4},-206 ${50 + bend},-150 ${58 + bend},-40`, 13, '#c8432e') +
    [0, 1, 2, 3]
      .map((bead) => s.oval(46 + bend + bead * 4, -146 + bead * 32, 11, 13, bead % 2 ? LAPIS : gold, ink(gold), 3))
      .join('') +
    s.inked(`${50 + bend},-36! ${70 + bend},-36! ${72 + bend},10 ${60 + bend},24 ${46 + bend},8`, LAPIS, 4)
  return (
    [64, 32, 0].map(strand).join('') +
    s.rod([0, 190], [0, -190], 22, gold) +
    [-130, -80, -30, 20, 70, 120].map((y) => s.trim(`-12,${y} 12,${y}`, 16, LAPIS)).join('') +
    s.disc(0, -194, 15, gold, ink(gold), 4)
  )
}

/** A writer's reed, its split tip down, wet with ink. */
const reedPen: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#c8a45a')
  return (
    s.rod([0, 90], [34, -190], 15, c) +
    s.inked('/-8,86 8,90 2,132', '#1e1b2a', 3) +
    [-130, -40].map((y) => s.trim(`${-9 - y * 0.12},${y} ${9 - y * 0.12},${y + 2}`, 6, shade(c, 0.8))).join('') +
    feather(s.points('32,-176 60,-236 52,-300'), 34, '#f2f0e6')
  )
}

/** A roll of papyrus, open and written in signs. */
const papyrusRoll: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#ecd7a0')
  const signs = [-70, -40, -10, 20, 50].map((x, column) =>
    [-56, -30, -4, 22, 48]
      .map(
        (y, row) =>
          [
            s.stroke(`${x - 8},${y} ${x},${y - 9} ${x + 8},${y}`, 4, '#3a2a20'),
            s.disc(x, y - 2, 5, 'none', '#3a2a20', 3),
            s.stroke(`${x},${y - 9} ${x},${y + 8}`, 4, '#3a2a20', { profile: 'even' }),
            s.fill(`/${x - 8},${y + 5} ${x + 8},${y + 5} ${x + 6},${y - 4} ${x - 4},${y - 8}`, '#a4453e'),
          ][(column * 3 + row * 5) % 4],
      )
      .join(''),
  )
  return (
    s.cloth('/-92,-84 78,-84 82,80 -88,86', c, { shades: ['/50,-90 90,-90 90,90 56,90'], folds: ['-80,-60 -84,60'] }) +
    signs.join('') +
    s.both((half) => half.cord('92,-96 94,96', 22, light(c, 0.15)) + half.disc(92, -98, 9, shade(c, 1), ink(c), 3))
  )
}

export const NILE_PROPS: PropTable = {
  'truth-scales': truthScales,
  sistrum,
  ankh,
  crook,
  flail,
  'reed-pen': reedPen,
  'papyrus-roll': papyrusRoll,
}
