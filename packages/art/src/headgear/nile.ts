import { type Color, toInk, tint, shade } from '../draw/color.ts'
import { drawFeather } from '../draw/plants.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { getColors, pickColor } from '../props/options.ts'
import type { Sketch } from '../draw/sketch.ts'
import { drawHatShadow, sketchHead } from './head.ts'

const GOLD = '#e9bf3e'
const LAPIS = '#1f4f9a'
const CARNELIAN = '#c8432e'

function drawUraeus(sketch: Sketch, y: number, color: Color = GOLD): string {
  return (
    sketch.cord(`0,${y + 12} 10,${y - 4} -6,${y - 22} 2,${y - 44}`, 11, color) +
    sketch.inked(`0,${y - 62}! 16,${y - 48} 17,${y - 26} 0,${y - 6}! -17,${y - 26} -16,${y - 48}`, color, 4) +
    sketch.fill(`0,${y - 46} 7,${y - 34} 0,${y - 18} -7,${y - 34}`, LAPIS) +
    sketch.both((half) => half.disc(5, y - 54, 2.6, CARNELIAN))
  )
}

const nemes: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', GOLD)
  const stripe = getColor(options, 'stripe', '#20263a')
  const s = sketchHead(canvas, figure, 0.5)
  const band = (line: string) => s.stroke(line, 11, stripe, { profile: 'even' })
  const arcs = [0, 1, 2, 3, 4].map((row) =>
    band(
      `-160,${-52 - row * 25} -70,${-104 - row * 23} 0,${-114 - row * 21} 70,${-104 - row * 23} 160,${-52 - row * 25}`,
    ),
  )
  const dome = s.cloth(
    '-130,-56! -142,-118 -96,-184 -32,-208 32,-208 96,-184 142,-118 130,-56! 66,-88 0,-96 -66,-88',
    color,
    { extra: arcs.join(''), shades: ['50,-214! 160,-180 150,-50! 96,-70! 100,-130'] },
  )
  const sides = s.both((half) => {
    const pleats = [0, 1, 2, 3, 4, 5, 6, 7].map((row) =>
      half.stroke(`90,${-76 + row * 32} 140,${-92 + row * 34} 200,${-86 + row * 38}`, 11, stripe, { profile: 'even' }),
    )
    return half.cloth('110,-96! 152,-66 186,20 190,110 172,176! 92,180! 104,110 114,30 116,-40', color, {
      extra: pleats.join(''),
      folds: ['116,-60 130,40 112,170'],
    })
  })
  const lappets = s.both((half) => {
    const bars = [0, 1, 2, 3, 4, 5, 6].map((row) =>
      half.stroke(`80,${176 + row * 26} 170,${172 + row * 26}`, 11, stripe, { profile: 'even' }),
    )
    return half.cloth('94,150! 166,148! 156,344! 88,352!', color, { extra: bars.join('') })
  })
  const shadow = drawHatShadow(figure, s, '-124,-70 0,-70 124,-70 118,-44 0,-66 -118,-44')
  const brow = s.trim('-132,-54 -66,-86 0,-94 66,-86 132,-54', 13, tint(color, 0.3))
  return { front: shadow + lappets + sides + dome + brow + drawUraeus(s, -100, color), hidesCap: true }
}

function drawWhiteCrown(sketch: Sketch, color: Color): string {
  return sketch.cloth(
    '-92,-70! -104,-130 -84,-214 -46,-282 -26,-318 0,-334 26,-318 46,-282 84,-214 104,-130 92,-70! 0,-94',
    color,
    {
      gradient: '-100,-200 100,-100',
      shades: ['26,-340! 120,-200 100,-60! 44,-80! 66,-190'],
      lights: ['-70,-110! -70,-180 -36,-260 -24,-258 -50,-180 -52,-110!'],
    },
  )
}

const atef: HeadgearPiece = (canvas, figure, options) => {
  const white = getColor(options, 'color', '#faf6ea')
  const plume = getColor(options, 'feather', '#2f8f6a')
  const s = sketchHead(canvas, figure, 0.5, getNumber(options, 'y', 0))
  const plumes = s.both(
    (half) =>
      drawFeather(half.points('72,-84 122,-170 140,-256 96,-330'), 92, plume) +
      half.stroke('74,-90 116,-176 130,-250 104,-308', 10, GOLD, { profile: 'out' }) +
      half.disc(96, -330, 12, CARNELIAN, toInk(CARNELIAN), 3),
  )
  const rams = s.cord('-196,-92 -150,-64 -100,-92 -60,-70 0,-74 60,-70 100,-92 150,-64 196,-92', 15, GOLD)
  const rim = s.trim('-104,-66 -54,-88 0,-94 54,-88 104,-66', 16, GOLD)
  const shadow = drawHatShadow(figure, s, '-124,-70 0,-70 124,-70 118,-44 0,-62 -118,-44')
  return {
    back: plumes,
    front:
      shadow + rams + drawWhiteCrown(s, white) + s.disc(0, -338, 15, GOLD, toInk(GOLD), 3) + rim + drawUraeus(s, -96),
    hidesCap: true,
  }
}

const doubleCrown: HeadgearPiece = (canvas, figure, options) => {
  const red = getColor(options, 'color', '#c8362a')
  const s = sketchHead(canvas, figure, 0.5, getNumber(options, 'y', 0)).on(getNumber(options, 'side', 1) < 0 ? -1 : 1)
  const spike = s.cloth('40,-120! 116,-160! 146,-330 150,-364! 118,-356 96,-300 60,-200', red, {
    shades: ['96,-300! 150,-370! 130,-180! 110,-160!'],
  })
  const curl = s.cord('60,-190 -40,-244 -110,-290 -150,-262 -144,-226 -122,-232', 9, GOLD, 'out')
  const bowl = s.cloth('-118,-66! -132,-120 -118,-168! 0,-150 122,-176! 134,-120 118,-66! 60,-92 0,-98 -60,-92', red, {
    gradient: '-130,-120 130,-80',
    shades: ['40,-170! 140,-180! 130,-56! 60,-70! 76,-120'],
    lights: ['-112,-90! -116,-140 -100,-156 -96,-90!'],
  })
  const rim = s.trim('-120,-64 -60,-90 0,-96 60,-90 120,-64', 13, GOLD)
  const shadow = drawHatShadow(figure, s, '-124,-70 0,-70 124,-70 118,-44 0,-66 -118,-44')
  const white = s.place(0, -12, drawWhiteCrown(s, '#faf6ea'), 0.9)
  return { back: spike, front: shadow + white + bowl + curl + rim + drawUraeus(s, -98), hidesCap: true }
}

const throneCrown: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', GOLD)
  const tones = getColors(options, 'colors', ['#1fa6a8', '#1f4f9a', '#c8432e'])
  const s = sketchHead(canvas, figure, 0.5, getNumber(options, 'y', 0))
  const wings = s.both((half) => {
    const plumes = [0, 1, 2, 3, 4, 5].map((row) =>
      drawFeather(
        half.points(
          `${30 + row * 14},${-150 + row * 10} ${96 + row * 10},${-130 + row * 22} ${134 + row * 4},${-60 + row * 30}`,
        ),
        40,
        pickColor(tones, row),
      ),
    )
    return plumes.reverse().join('') + half.cord('0,-168 70,-160 118,-112 132,-60', 12, color, 'out')
  })
  const modius = s.metal('/-56,-174 56,-174 62,-214 -62,-214', color, { gradient: '-60,0 60,0' })
  const cobras = [-40, -14, 14, 40].map((x) => s.disc(x, -194, 8, pickColor(tones, x > 0 ? 0 : 2), toInk(color), 3))
  const seat = s.metal('/-52,-214 52,-214 52,-252 6,-252 6,-286 -14,-286 -14,-338 -52,-338', color, {
    gradient: '-56,-330 60,-220',
  })
  const inlay = s.fill('/-40,-226 40,-226 40,-240 -6,-240 -6,-274 -26,-274 -26,-326 -40,-326', LAPIS, 0.85)
  const vulture =
    s.cord('0,-160 4,-134 -8,-118 4,-100 18,-104', 13, color, 'out') + s.disc(4, -116, 9, color, toInk(color), 3)
  return { front: wings + modius + cobras.join('') + seat + inlay + vulture }
}

const scarabDiadem: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', GOLD)
  const shell = getColor(options, 'gem', '#1fa6a8')
  const s = sketchHead(canvas, figure, 0.8, getNumber(options, 'y', -116))
  const wings = s.both((half) =>
    [0, 1, 2, 3]
      .map((row) =>
        half.blade(
          `14,-8 ${50 + row * 4},${-4 - row * 17} ${92 - row * 7},${10 - row * 24}`,
          20,
          row % 2 ? LAPIS : shell,
        ),
      )
      .join(''),
  )
  const legs = s.both((half) => half.stroke('12,-34 30,-46 22,-62', 5, color, { profile: 'out' }))
  const beetle =
    s.inked('0,-44 20,-30 22,0 0,26 -22,0 -20,-30', shell, 4) +
    s.stroke('0,-28 0,24', 3, toInk(shell), { profile: 'even' }) +
    s.stroke('-20,-24 0,-18 20,-24', 3, toInk(shell), { profile: 'even' }) +
    s.oval(-8, -8, 4, 9, tint(shell, 1.2))
  const sun = s.gem(0, -64, 17, CARNELIAN, { setting: color })
  return { front: s.trim('-122,34 -64,6 0,-2 64,6 122,34', 13, color) + legs + wings + beetle + sun }
}

const ibisCrown: HeadgearPiece = (canvas, figure, options) => {
  const black = getColor(options, 'color', '#2a2836')
  const moon = getColor(options, 'moon', '#f2f0dc')
  const way = getNumber(options, 'side', figure.turn < 0 ? -1 : 1) < 0 ? -1 : 1
  const s = sketchHead(canvas, figure, 0.6, getNumber(options, 'y', 0)).on(way)
  const disc =
    s.disc(0, -290, 54, moon, toInk(moon), 4) +
    s.disc(14, -300, 12, shade(moon, 0.5)) +
    s.disc(-18, -276, 8, shade(moon, 0.5)) +
    s.metal('-96,-300! -70,-236 0,-206 70,-236 96,-300! 60,-252 0,-238 -60,-252', GOLD, {
      gradient: '-90,-260 90,-230',
    })
  const neck = s.cloth('-126,-54! -124,-120 -84,-178 -20,-204 44,-196 104,-150 124,-60! 62,-94 0,-102 -62,-94', black, {
    shades: ['20,-210! 120,-170 130,-50! 70,-80! 80,-130'],
    folds: ['-90,-80 -70,-130 -40,-160', '-50,-100 -36,-140 -10,-170'],
  })
  const beak =
    s.stroke('34,-150 120,-182 190,-150 226,-70 222,10', 50, toInk(black), { profile: 'out', steps: 24 }) +
    s.stroke('34,-150 120,-182 190,-150 226,-70 222,8', 40, shade(black, 0.2), { profile: 'out', steps: 24 }) +
    s.stroke('44,-160 120,-190 186,-158 218,-84', 7, tint(black, 1.6), { profile: 'out', opacity: 0.8 }) +
    s.stroke('60,-148 130,-168 190,-134 214,-60', 3, tint(black, 1), { profile: 'out' })
  const eye = s.disc(18, -150, 17, GOLD, toInk(black), 4) + s.disc(22, -150, 8, '#1a1020') + s.disc(18, -155, 3, '#fff')
  const shadow = drawHatShadow(figure, s, '-124,-70 0,-76 124,-70 118,-44 0,-66 -118,-44')
  const rim = s.trim('-128,-52 -64,-90 0,-98 64,-90 128,-52', 12, GOLD)
  return { back: disc, front: shadow + neck + beak + eye + rim, hidesCap: true }
}

export const NILE_HEADGEAR: HeadgearTable = {
  nemes,
  atef,
  'double-crown': doubleCrown,
  'throne-crown': throneCrown,
  'scarab-diadem': scarabDiadem,
  'ibis-crown': ibisCrown,
}
