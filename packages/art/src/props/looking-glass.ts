import { ink, light, mix, shade } from '../draw/color.ts'
import { group } from '../draw/svg.ts'
import { colorIn, numberIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { textIn } from './options.ts'
import { Sketch } from './sketch.ts'

/** An oval looking-glass taller than its owner; the glass is lit from within. */
const lookingGlass: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const gold = colorIn(options, 'color', '#e8bc4a')
  const glass = colorIn(options, 'glass', '#bfe8ff')
  const lit = canvas.radialGradient(
    [
      [0, '#ffffff'],
      [0.45, light(glass, 0.6)],
      [1, mix(glass, '#5a4ab8', 0.5)],
    ],
    0,
    -20,
    330,
  )
  const ripples = [90, 140, 190].map((r) => s.oval(0, -10, r, r * 1.24, 'none', '#ffffff', 4))
  const crest = s.both(
    (half) =>
      half.blade('14,-306 60,-352 118,-346', 44, gold) +
      half.blade('60,-300 128,-318 176,-286', 38, gold) +
      half.blade('238,-60 268,-110 252,-160', 30, gold) +
      half.blade('238,60 272,100 250,154', 30, gold),
  )
  return (
    crest +
    s.oval(0, 0, 236, 304, ink(gold)) +
    s.oval(0, 0, 231, 299, gold) +
    s.oval(0, 0, 224, 292, light(gold, 0.8)) +
    s.oval(2, 3, 216, 284, shade(gold, 1)) +
    s.oval(0, 0, 206, 274, lit, ink(gold), 4) +
    group({ opacity: 0.5 }, ripples) +
    s.fill('-150,-150! -60,-240 -20,-262! -120,-60 -176,60!', '#ffffff', 0.4) +
    s.gem(0, -318, 24, colorIn(options, 'gem', '#d5404f'), { setting: gold })
  )
}

/** Splinters of glass that fly outwards. */
const glassShards: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const tone = colorIn(options, 'color', '#d8f2ff')
  const count = numberIn(options, 'count', 16)
  const shards = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + (index % 3) * 0.14
    const reach = 214 + ((index * 37) % 5) * 18
    const size = 0.55 + ((index * 29) % 7) / 7
    const shard =
      s.inked('/-14,-44 18,-30 24,18 -6,46 -22,6', tone, 3, ink(tone)) +
      s.fill('/-14,-44 18,-30 -2,2 -22,6', '#ffffff', 0.85) +
      s.fill('/24,18 -6,46 -2,2', shade(tone, 0.9), 0.6)
    return s.place(Math.cos(angle) * reach, Math.sin(angle) * reach * 1.18, shard, size, (index * 67) % 360)
  })
  return group({ opacity: 0.92 }, shards)
}

/** Rings that run through a glass where something passes it. */
const glassRipples: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const tone = colorIn(options, 'color', '#c8f0ff')
  const shine = canvas.glow(
    [
      [0, '#ffffff', 0],
      [0.5, tone, 0.5],
      [1, tone, 0],
    ],
    0,
    0,
    150,
  )
  const rings = [62, 92, 124].map((r, index) =>
    group(
      { opacity: 0.95 - index * 0.26 },
      s.oval(0, 0, r, r * 0.82, 'none', tone, 7 - index * 1.6) +
        s.oval(0, 0, r + 5, (r + 5) * 0.82, 'none', '#ffffff', 2),
    ),
  )
  const glints = ['-104,-54 -84,-74 -60,-86', '74,62 94,48 106,30', '-60,48 -44,58 -26,63']
  return shine + rings.join('') + glints.map((line) => s.stroke(line, 8, '#ffffff')).join('')
}

const CHESSMEN: Readonly<Record<string, (s: Sketch, color: string) => string>> = {
  queen: (s, c) =>
    s.cloth('-20,-70! -34,10 -52,60 52,60 34,10 20,-70!', c, { shades: ['6,-70! 20,-70! 52,60! 14,60! 22,0'] }) +
    s.inked('/-40,-112 -26,-66 26,-66 40,-112 18,-90 0,-120 -18,-90', c, 4) +
    s.gem(0, -126, 10, light(c, 0.6)) +
    s.trim('-24,-64 0,-58 24,-64', 9, light(c, 0.5)),
  knight: (s, c) =>
    s.cloth('-44,60! -36,0 -52,-40 -84,-22! -94,-48 -50,-92 -30,-130! -10,-104 40,-84 50,-20 44,60!', c, {
      shades: ['20,-90! 50,-60! 50,60! 14,60! 26,-10'],
      folds: ['-8,-100 24,-60 26,0'],
    }) + s.disc(-42, -70, 6, ink(c)),
  pawn: (s, c) =>
    s.cloth('-18,-40! -24,20 -46,60 46,60 24,20 18,-40!', c, { shades: ['6,-40! 18,-40! 46,60! 12,60!'] }) +
    s.disc(0, -62, 30, c, ink(c), 4) +
    s.disc(-8, -70, 9, light(c, 0.9)),
}

/** A chessman: queen, knight or pawn. */
const chessPiece: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const c = colorIn(options, 'color', '#f8f2ff')
  const man = CHESSMEN[textIn(options, 'piece', 'queen')] ?? CHESSMEN['queen']
  return (man?.(s, c) ?? '') + s.cloth('/-62,60 62,60 70,92 -70,92', c, { shades: ['/16,60 70,60 70,92 20,92'] })
}

export const LOOKING_GLASS: PropTable = {
  'looking-glass': lookingGlass,
  'glass-shards': glassShards,
  'glass-ripples': glassRipples,
  'chess-piece': chessPiece,
}
