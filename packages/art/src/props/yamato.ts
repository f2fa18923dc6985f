import { ink, light, shade } from '../draw/color.ts'
import { colorIn, numberIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { emblemIn } from './emblems.ts'
import { flagIn, maybeText } from './options.ts'
import { Sketch } from './sketch.ts'

const GOLD = '#e8c04e'

/** A folding fan, open above the hand; `disc` paints a sun on it. */
const foldingFan: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#d8282e')
  const reach = numberIn(options, 'size', 170)
  const at = (degrees: number, r: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180
    return `${(Math.cos(angle) * r).toFixed(1)},${(Math.sin(angle) * r).toFixed(1)}`
  }
  const folds = [-70, -56, -42, -28, -14, 0, 14, 28, 42, 56, 70]
  const leaf = `${at(-70, reach * 0.44)}! ${folds.map((d, i) => `${at(d, reach - (i % 2 ? 5 : 0))}`).join(' ')} ${at(70, reach * 0.44)}! ${folds
    .toReversed()
    .map((d) => at(d, reach * 0.42))
    .join(' ')}`
  const sun = maybeText(options, 'disc')
  const ribs = folds.map((d) => s.stroke(`0,20 ${at(d, reach * 0.46)}`, 7, '#5a3a24', { profile: 'even' }))
  const creases = folds.map((d) => `2.4 flat | ${at(d, reach * 0.44)} ${at(d, reach * 0.98)}`)
  return (
    ribs.join('') +
    s.cloth(leaf, c, {
      folds: creases,
      shades: [
        `${at(20, reach * 0.4)}! ${at(20, reach * 1.02)}! ${at(50, reach * 1.06)} ${at(74, reach * 1.02)}! ${at(74, reach * 0.4)}!`,
      ],
      extra: sun ? s.disc(0, -reach * 0.7, reach * 0.2, sun, ink(sun), 2.4) : '',
    }) +
    s.trim(folds.map((d) => at(d, reach - 4)).join(' '), 7, colorIn(options, 'edge', GOLD)) +
    s.disc(0, 18, 8, GOLD, ink(GOLD), 3)
  )
}

/** An iron club, eight-sided and studded. */
const kanabo: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#4a4a5c')
  const studs = [-300, -240, -180, -120, -60].flatMap((y, row) =>
    [-1, 0, 1].map((column) => {
      const w = 44 + (-y - 60) * 0.11
      const [x, r] = [column * w * 0.8, column ? 12 : 15]
      return s.inked(
        `${x - r},${y + r} ${x},${y - r * 1.3 - row} ${x + r},${y + r} ${x},${y + r * 1.4}`,
        '#c8ccd8',
        3.4,
      )
    }),
  )
  const teeth = [-320, -256, -192, -128, -64].map((y) =>
    s.both((half) => {
      const x = 30 + (-y - 20) * 0.15
      return half.inked(`${x - 8},${y - 20}! ${x + 34},${y - 4}! ${x - 8},${y + 18}!`, '#c8ccd8', 3.4)
    }),
  )
  return (
    teeth.join('') +
    s.rod([0, 10], [0, 210], 30, '#6a3a2a') +
    [40, 80, 120, 160].map((y) => s.stroke(`-15,${y} 15,${y + 16}`, 8, '#d8b45e', { profile: 'even' })).join('') +
    s.ring(0, 222, 20, 9, GOLD) +
    s.metal('-26,20! -76,-340! -50,-366! 50,-366! 76,-340! 26,20!', c, {
      gradient: '-70,-100 70,-100',
      shines: ['8 both | -44,-320 -24,-20'],
    }) +
    studs.join('') +
    s.trim('-28,18 28,18', 16, GOLD)
  )
}

/** A tall narrow banner on its own pole. */
const nobori: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#ffffff')
  const stripe = colorIn(options, 'trim', '#e0507a')
  return (
    s.rod([0, -450], [0, 460], 15, '#a8763a') +
    s.cord('-10,-428 150,-432', 10, '#8a5a2c') +
    s.cloth('8,-420! 142,-424! 152,-340 136,-240 148,-140! 120,-116 90,-140 60,-116 30,-138 8,-124!', c, {
      shade: c === '#ffffff' ? '#cfc6e6' : undefined,
      shades: ['96,-430! 150,-430 150,-130! 110,-120! 120,-240'],
      folds: ['120,-400 112,-300 124,-180', '30,-410 36,-280 26,-160'],
    }) +
    s.trim('10,-412 142,-416', 16, stripe) +
    s.trim('10,-160 60,-150 100,-164 148,-156', 16, stripe) +
    s.place(0, 0, emblemIn(canvas, options, 74, -290)) +
    s.metal('0,-506! 15,-468 0,-446! -15,-468', GOLD, { gradient: '-15,0 15,0' })
  )
}

/** Millet dumplings on a leaf. */
const dumplings: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#f4dc9a')
  const ball = (x: number, y: number) =>
    s.disc(x, y, 27, c, ink(c), 4) +
    s.fill(`${x + 6},${y - 25}! ${x + 26},${y} ${x + 4},${y + 26}! ${x + 14},${y}`, shade(c, 0.8), 0.8) +
    s.oval(x - 9, y - 10, 7, 5, '#fffbe8')
  return s.blade('-92,6 0,26 92,-4', 50, '#5fa04a') + ball(-38, -16) + ball(38, -16) + ball(0, -28) + ball(0, -68)
}

const persimmon: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#f08a1e')
  return (
    s.cloth('0,-44 40,-50 62,-14 48,34 0,50 -48,34 -62,-14 -40,-50', c, {
      shades: ['20,-52! 68,-30 56,36 6,54! 40,0'],
      lights: ['-44,-10! -40,-34 -16,-40 -30,-20!'],
    }) +
    [-60, -20, 20, 60].map((d) => s.place(0, -40, s.blade('0,0 8,-18 0,-42', 26, '#5a8a3a'), 1, d * 1.5)).join('') +
    s.cord('0,-44 4,-70', 7, '#6a4a2a')
  )
}

/** A sickle with a weighted chain. */
const sickleChain: PropPiece = (canvas) => {
  const s = new Sketch(canvas)
  const links = Array.from({ length: 15 }, (_, index) => {
    const t = index / 14
    return s.oval(-6 - Math.sin(t * 3.4) * 90, 120 + t * 130 - Math.sin(t * 6) * 24, 11, 8, 'none', '#5a6478', 4.6)
  })
  return (
    links.join('') +
    s.inked('-24,238 14,232 28,256 12,282 -20,278', '#6a7488', 4) +
    s.rod([0, -120], [0, 124], 20, '#8a5228') +
    s.metal('-10,-140! 60,-160 130,-128 168,-52! 116,-96 60,-112 -10,-106!', '#dfe6f2', { gradient: '0,-160 60,-90' }) +
    s.trim('-13,-104 13,-104', 12, GOLD)
  )
}

/** A side-blown flute of bamboo with a red cord. */
const bambooFlute: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  return (
    s.rod([-170, 0], [170, 0], 22, colorIn(options, 'color', '#7a3a26')) +
    [-120, -20, 20, 56, 92, 126].map((x) => s.oval(x, -2, 7, 5, '#1c1018')).join('') +
    [-164, -80, 160].map((x) => s.cord(`${x},-12 ${x},12`, 8, '#d8b45e')).join('') +
    s.cord('166,8 186,50 176,96', 6, '#d8282e') +
    s.blade('176,90 184,124 174,152', 20, '#d8282e')
  )
}

/** The long bow of the east, its grip below the middle; `drawn` bends it around a whistling arrow. */
const longbow: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#2a1c22')
  const line = '46,-430 10,-400 -34,-280 -40,-150 -14,-40 0,0 -10,60 -30,130 -6,220 34,256'
  const drawn = flagIn(options, 'drawn')
  /** How far back the string is drawn. */
  const pull = numberIn(options, 'pull', 150)
  const arrow = drawn
    ? s.rod([pull, 0], [-150, 0], 8, '#d8b888') +
      s.metal('/-150,-20 -204,0 -150,20 -164,0', '#cfd9ea', { gradient: '-150,-16 -150,16' }) +
      s.inked(`/${pull - 54},0 ${pull - 34},-22 ${pull + 6},-22 ${pull - 4},0`, '#f4efe4', 3) +
      s.inked(`/${pull - 54},0 ${pull - 34},22 ${pull + 6},22 ${pull - 4},0`, '#c8b8a0', 3)
    : ''
  const wraps = [-360, -300, -240, -180, -110, 90, 150, 200].map((y) => {
    const x = y < 0 ? -38 + (Math.abs(y + 215) / 215) ** 2 * 60 : -22
    return s.cord(`${x - 13},${y} ${x + 13},${y - 4}`, 6, '#d8432e')
  })
  return (
    s.stroke(drawn ? `44,-428 ${pull},0! 32,254` : '44,-428 32,254', 3.4, '#f3ead8', { profile: 'even' }) +
    s.stroke(line, 25, ink(c), { steps: 40, profile: 'flat' }) +
    s.stroke(line, 18, c, { steps: 40, profile: 'flat' }) +
    s.stroke('40,-422 6,-396 -38,-280 -44,-150', 5, light(c, 1.4), { opacity: 0.7, steps: 30 }) +
    wraps.join('') +
    arrow +
    s.rod([-4, -34], [-4, 34], 24, '#f4efe4')
  )
}

/** A rod of bamboo, its line and a fish. */
const fishingRod: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#b8a04a')
  return (
    s.cord('0,260 -4,0 10,-260 60,-440', 15, c, 'out') +
    [160, 60, -60, -170, -270].map((y) => s.trim(`-10,${y} 12,${y}`, 7, shade(c, 1))).join('') +
    s.stroke('60,-440 150,-330 140,-160', 3, '#f4f6ff', { profile: 'even' }) +
    (flagIn(options, 'catch', true)
      ? s.cloth('140,-170! 178,-130 176,-70 146,-34! 170,0! 140,-6 110,2! 132,-34! 108,-80 112,-134', '#f0604a', {
          folds: ['120,-110 142,-100 166,-112'],
          lineWidth: 2.6,
        }) + s.disc(130, -138, 5, '#1a1428')
      : '')
  )
}

export const YAMATO_PROPS: PropTable = {
  'folding-fan': foldingFan,
  kanabo,
  nobori,
  dumplings,
  persimmon,
  'sickle-chain': sickleChain,
  'bamboo-flute': bambooFlute,
  longbow,
  'fishing-rod': fishingRod,
}
