import { type Color, toInk, tint, shade } from '../draw/color.ts'
import { drawFeather } from '../draw/plants.ts'
import { group } from '../draw/svg.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { getColors, pickColor } from '../props/options.ts'
import { Sketch } from '../draw/sketch.ts'
import { drawHatShadow, sketchHead, clipToHair } from './head.ts'
import type { Ring } from './round-frame.ts'
import { RoundHat } from './round-hat.ts'

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

/** The tall white crown of Upper Egypt. */
const WHITE_CROWN: readonly Ring[] = [
  [0, 116],
  [54, 113],
  [116, 90],
  [170, 56],
  [202, 36],
  [222, 32],
  [236, 18],
]

const atef: HeadgearPiece = (canvas, figure, options) => {
  const white = getColor(options, 'color', '#faf6ea')
  const plume = getColor(options, 'feather', '#2f8f6a')
  const y = -92 + getNumber(options, 'y', 0)
  const hat = new RoundHat(canvas, figure, { y, dip: -0.12 })
  const s = sketchHead(canvas, figure, 0.25, y)
  const plumes = s.both(
    (half) =>
      drawFeather(half.points('88,-16 126,-92 130,-168 94,-220'), 70, plume) +
      half.stroke('90,-20 122,-96 122,-166 98,-206', 8, GOLD, { profile: 'out' }) +
      half.disc(94, -220, 10, CARNELIAN, toInk(CARNELIAN), 3),
  )
  const rams = s.both((half) => half.cord('60,2 104,-12 146,10 184,-16', 13, GOLD, 'out'))
  const [x, top] = hat.at(232, 0, 0)
  return {
    back: plumes,
    front: hat.place(
      rams,
      hat.drawWall(WHITE_CROWN, white, { finish: 'linen', shade: '#c8bca8' }),
      new Sketch(canvas).disc(x, top, 13, GOLD, toInk(GOLD), 3),
      hat.drawCord([0, 118], 14, GOLD),
      drawUraeus(sketchHead(canvas, figure, 0.8, y), -14),
    ),
    hidesCap: true,
  }
}

/** The red crown of Lower Egypt around the white crown. */
const doubleCrown: HeadgearPiece = (canvas, figure, options) => {
  const red = getColor(options, 'color', '#c8362a')
  const y = -92 + getNumber(options, 'y', 0)
  const hat = new RoundHat(canvas, figure, { y, dip: 0.12 })
  const s = sketchHead(canvas, figure, 0.25, y).on(getNumber(options, 'side', 1) < 0 ? -1 : 1)
  const spike = s.cloth('56,-60! 130,-74! 138,-150 136,-200! 108,-196 92,-150 70,-100', red, {
    shades: ['108,-190! 140,-204! 136,-90! 116,-80!'],
  })
  const curl = s.cord('50,-90 -20,-128 -84,-152 -112,-132 -106,-108 -88,-114', 8, GOLD, 'out')
  const inside = WHITE_CROWN.slice(1).map(([height, radius]): Ring => [height, radius * 0.9])
  return {
    front: hat.place(
      hat.drawTop([76, 134], shade(red, 1.4)),
      spike,
      hat.drawWall(inside, '#faf6ea', { finish: 'linen', shade: '#c8bca8' }),
      curl,
      hat.drawBand([0, 122], [76, 136], red, 'silk'),
      hat.drawCord([74, 136], 5, tint(red, 0.5)),
      hat.drawCord([0, 123], 13, GOLD),
      drawUraeus(sketchHead(canvas, figure, 0.8, y), 8),
    ),
    hidesCap: true,
  }
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
  const throne = group({ transform: 'translate(0 -66) scale(0.62)' }, modius + cobras.join('') + seat + inlay)
  return { front: wings + throne + vulture }
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
  return {
    front:
      clipToHair(figure, s.trim('-158,60 -122,34 -64,6 0,-2 64,6 122,34 158,60', 13, color)) +
      legs +
      wings +
      beetle +
      sun,
  }
}

export const NILE_HEADGEAR: HeadgearTable = {
  nemes,
  atef,
  'double-crown': doubleCrown,
  'throne-crown': throneCrown,
  'scarab-diadem': scarabDiadem,
}
