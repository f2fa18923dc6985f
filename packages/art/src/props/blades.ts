import { ink, light, shade } from '../draw/color.ts'
import { lock, ribbon } from '../draw/lock.ts'
import { smoothPath } from '../draw/geometry.ts'
import { path } from '../draw/svg.ts'
import { colorIn, numberIn } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import { maybeText } from './options.ts'
import { Sketch } from './sketch.ts'

const STEEL = '#cfd9ea'
const GOLD = '#e6b94c'

const sword: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas).with({ l: numberIn(options, 'length', 420) })
  const steel = colorIn(options, 'color', STEEL)
  const gold = colorIn(options, 'gold', GOLD)
  const grip = colorIn(options, 'grip', '#4a2f52')
  const wraps = [0, 1, 2, 3, 4].map((row) =>
    s.stroke(`-11,${-20 + row * 16} 11,${-12 + row * 16}`, 3, ink(grip), { profile: 'flat', opacity: 0.7 }),
  )
  return (
    s.metal('/-17,-40 -17,-l 0,-l-48 17,-l 17,-40', steel, { gradient: '-17,0 17,0' }) +
    s.fill('/-4,-50 -4,-l+10 0,-l-8 4,-l+10 4,-50', shade(steel, 1.1)) +
    s.metal('-72,-44! -60,-58 0,-50 60,-58 72,-44! 60,-30 0,-30 -60,-30', gold, { gradient: '-60,-50 60,-30' }) +
    s.gem(0, -42, 10, colorIn(options, 'gem', '#3a7bd5'), { setting: gold }) +
    s.rod([0, -28], [0, 60], 20, grip) +
    wraps.join('') +
    s.gem(0, 74, 15, gold)
  )
}

const katana: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const steel = '#d7dfec'
  const blade = lock(s.points('0,-30 6,-180 26,-330 60,-450'), 24, { profile: 'blunt', steps: 16 })
  const edge = (across: number) => Array.from({ length: 17 }, (_, index) => blade.at(across, index / 16))
  const outline = smoothPath([...edge(0), [70, -478, 1], ...edge(1).toReversed()], true)
  const diamonds = [0, 1, 2, 3, 4, 5].map((i) =>
    s.fill(
      `/${-4 - i * 0.8},${2 + i * 18} ${5 - i * 0.8},${10 + i * 18} ${-4 - i * 0.8},${18 + i * 18} ${-12 - i * 0.8},${10 + i * 18}`,
      '#f3ead8',
    ),
  )
  return (
    path(outline, steel, { stroke: ink(steel), 'stroke-width': 6, 'stroke-linejoin': 'round' }) +
    path(outline, steel) +
    path(ribbon(blade, 0, 0.4, 0, 1, 10), '#ffffff') +
    path(ribbon(blade, 0.62, 1, 0, 1, 10), shade(steel, 1.3)) +
    s.metal('-34,-26 0,-36 34,-26 34,-16 0,-10 -34,-16', '#d7a93c', { gradient: '-30,-30 30,-10' }) +
    s.rod([0, -12], [-6, 120], 22, colorIn(options, 'grip', '#2a2536')) +
    diamonds.join('')
  )
}

const rapier: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  return (
    s.metal('/-6,-30 -3.4,-440 0,-480 3.4,-440 6,-30', '#dfe6f2', { gradient: '-6,0 6,0' }) +
    s.metal('-46,-20 -30,-46 0,-54 30,-46 46,-20 24,-8 -24,-8', '#c9cfdc', { gradient: '-46,-40 46,-10' }) +
    s.trim('-58,-16 0,-6 58,-16', 9, colorIn(options, 'gold', GOLD)) +
    s.rod([0, -6], [0, 64], 16, colorIn(options, 'grip', '#2a2230')) +
    s.gem(0, 72, 11, GOLD)
  )
}

/** A short knife: `shape` of the blade is straight, curved or bowie. */
function knife(blade: string, gradient: string, guard: string): PropPiece {
  return (canvas, options) => {
    const s = new Sketch(canvas)
    const steel = colorIn(options, 'color', STEEL)
    const grip = colorIn(options, 'grip', '#5a3424')
    const gem = maybeText(options, 'gem')
    return (
      s.metal(blade, steel, { gradient }) +
      s.metal(guard, colorIn(options, 'gold', GOLD), { gradient: '-40,-40 40,-24' }) +
      s.rod([0, -26], [0, 58], 20, grip) +
      [0, 1, 2, 3]
        .map((row) =>
          s.stroke(`-11,${-14 + row * 18} 11,${-6 + row * 18}`, 3, ink(grip), { profile: 'flat', opacity: 0.7 }),
        )
        .join('') +
      s.gem(0, 66, 14, gem ?? colorIn(options, 'gold', GOLD))
    )
  }
}

const GUARD = '-44,-40! 0,-46 44,-40! 40,-26 0,-24 -40,-26'

const scimitar: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const gold = colorIn(options, 'gold', GOLD)
  return (
    s.metal('-14,-40! -24,-150 10,-270 96,-360! 78,-260 44,-150 18,-40!', colorIn(options, 'color', STEEL), {
      gradient: '-30,-200 60,-180',
      folds: ['3 both | -4,-50 -10,-150 26,-260 76,-326'],
    }) +
    s.metal('-62,-38! -50,-58 0,-44 50,-58 62,-38! 40,-24 -40,-24', gold, { gradient: '-50,-50 50,-30' }) +
    s.rod([0, -26], [4, 58], 20, colorIn(options, 'grip', '#8a2a3a')) +
    s.gem(10, 70, 15, gold)
  )
}

/** The sword of the Jabberwock's slayer, driven into a mound of earth. */
const vorpalSword: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const steel = colorIn(options, 'color', '#b9c8e8')
  const gold = colorIn(options, 'gold', '#c99a4a')
  const mound = s.cloth(
    '-120,330! -90,280 -40,262 0,256 44,264 96,284 126,330!',
    colorIn(options, 'ground', '#5a6a4a'),
    {
      shades: ['10,250! 130,300! 130,340! 20,340! 40,300'],
      folds: ['-70,300 -40,280 -10,290', '20,300 60,290 84,306'],
    },
  )
  return (
    s.metal('/-19,-20 19,-20 15,270 -15,270', steel, {
      gradient: '-19,0 19,0',
      shines: ['6 both | -9,0 -8,120 -7,240'],
    }) +
    ['-2,30 6,50 -6,60 4,80', '2,110 -6,130 6,140 -3,160'].map((rune) => s.stroke(rune, 4, '#7ae0ff')).join('') +
    mound +
    s.metal('-84,-22! -94,-52! -60,-34 0,-40 60,-34 94,-52! 84,-22! 40,-12 -40,-12', gold, {
      gradient: '-80,-40 80,-10',
    }) +
    s.rod([0, -40], [0, -118], 20, colorIn(options, 'grip', '#4a2f52')) +
    s.metal('-24,-118! -14,-146 14,-146 24,-118! 0,-106', gold, { gradient: '-24,-130 24,-130' }) +
    s.gem(0, -130, 10, colorIn(options, 'gem', '#a83ae0'), { setting: gold })
  )
}

const hook: PropPiece = (canvas) => {
  const s = new Sketch(canvas)
  const steel = '#cfd8e8'
  const curve = '0,36 2,-10 -6,-60 34,-98 72,-66 60,-24'
  return (
    s.metal('/-34,30 34,30 28,78 -28,78', '#e2b44a', { gradient: '-34,0 34,0' }) +
    s.blade(curve, 30, steel, 'lock') +
    s.stroke('-6,26 -4,-12 -11,-60 24,-92', 6, '#ffffff')
  )
}

const hookArm: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  return (
    s.cloth('-40,74! 40,74! 66,200 84,380! -70,380! -56,200', colorIn(options, 'color', '#b3202e'), {
      shades: ['14,70! 50,70! 100,380! 24,380!'],
      folds: ['-40,120 0,136 46,128', '-52,180 -6,198 54,188'],
    }) + s.trim('-42,80 0,90 42,80', 22, colorIn(options, 'cuff', '#e8c04e'))
  )
}

const axe: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const steel = colorIn(options, 'color', '#b9c6d8')
  return (
    s.rod([0, -280], [0, 420], 24, colorIn(options, 'shaft', '#8a5a30')) +
    s.metal('-16,-250! 40,-262 110,-320! 150,-220 110,-112! 40,-168 -16,-178!', steel, {
      gradient: '0,-300 130,-140',
      shines: ['7 both | 104,-296 136,-220 104,-136'],
    }) +
    s.fill('112,-312! 150,-220 112,-118! 132,-220', light(steel, 1.4)) +
    s.metal('/-30,-256 22,-256 22,-172 -30,-172', shade(steel, 0.6), { gradient: '-30,0 22,0' }) +
    s.gem(-4, -234, 6, light(steel, 0.4)) +
    s.gem(-4, -194, 6, light(steel, 0.4))
  )
}

export const BLADES: PropTable = {
  sword,
  katana,
  rapier,
  dagger: knife('-18,-40! -20,-110 0,-208! 20,-110 18,-40!', '-20,0 20,0', GUARD),
  'curved-dagger': knife('-16,-40! -22,-100 4,-160 56,-206! 40,-140 18,-40!', '-30,-100 40,-90', GUARD),
  'bowie-knife': knife(
    '-20,-40! -22,-170 -4,-216! 22,-250 24,-180 22,-40!',
    '-24,0 26,0',
    '-54,-46! -40,-34 40,-34 54,-46! 46,-22 -46,-22',
  ),
  'short-sword': (canvas, options) => sword(canvas, { length: 260, ...options }),
  scimitar,
  'vorpal-sword': vorpalSword,
  hook,
  'hook-arm': hookArm,
  axe,
}
