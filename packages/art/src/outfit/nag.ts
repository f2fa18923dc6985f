import { toInk, tint, mix, shade } from '../draw/color.ts'
import { buildLock, buildRibbon, traceLock } from '../draw/lock.ts'
import { drawUnionOutline } from '../draw/outline.ts'
import { brush } from '../draw/stroke.ts'
import { path, type Svg } from '../draw/svg.ts'
import type { Figure, OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { getColor } from '../figure/options.ts'
import { Sketch } from '../draw/sketch.ts'

/** Coordinates are for a horse that faces the viewer's right, so its body extends to the left. */
function createHorseSketch(canvas: Sketch['canvas'], figure: Figure): Sketch {
  return new Sketch(canvas, { side: figure.turn < 0 ? -1 : 1 })
}

const RIBS = [-214, -246, -278, -310, -344, -380, -416]

function drawHorseBarrel(sketch: Sketch, { skin }: Figure): Svg {
  const ribs = RIBS.map((x, index) => {
    const line = `${x},${292 + index * 3} ${x - 22},380 ${x - 10},470 ${x + 30},560`
    return (
      sketch.stroke(line, 20, shade(skin.base, 1.5), { opacity: 0.7 }) +
      sketch.stroke(
        line.replaceAll(/(-?\d+),/g, (_, at: string) => `${Number(at) + 13},`),
        9,
        tint(skin.base, 0.6),
        { opacity: 0.8 },
      )
    )
  })
  return sketch.cloth(
    '-120,250! -180,216 -222,224 -290,266 -360,258 -410,226 -460,236 -540,310! -540,640! -60,640!',
    skin.base,
    {
      line: skin.line,
      shade: skin.shadow,
      gradient: '0,230 0,620',
      shades: [
        '-540,440! -420,500 -280,540 -140,520! -140,640! -540,640!',
        '-440,250! -424,300 -452,360 -540,400! -540,300!',
      ],
      extra: ribs.join(''),
    },
  )
}

function drawSaddle(sketch: Sketch, cloth: string, leather: string): Svg {
  const blanket = sketch.cloth(
    '-206,232! -280,262 -366,240! -382,310 -384,356! -366,346! -352,368! -330,350! -304,374! -282,354! -256,370! -238,350! -216,364! -206,310',
    cloth,
    {
      shades: ['-206,240! -232,250 -240,330 -236,420! -200,420!'],
      folds: ['-340,262 -346,320 -340,356', '-284,272 -282,320 -288,354'],
      extra: [280, 306].map((y) => sketch.trim(`-392,${y} -290,${y + 20} -200,${y}`, 9, '#d8b068')).join(''),
    },
  )
  const hole = sketch.inked('-340,328! -322,320! -314,338! -326,346! -342,342!', mix(cloth, '#3a2028', 0.55), 3)
  const patch =
    sketch.inked('/-268,322 -240,316 -234,346 -264,352', '#5f7a94', 3) +
    ['-272,330 -260,332', '-270,346 -258,344', '-244,324 -232,320', '-242,342 -230,344']
      .map((line) => sketch.stroke(line, 3, '#f0dca8'))
      .join('')
  const girth = sketch.trim('-254,352 -246,460 -240,600', 17, shade(leather, 0.3))
  const strap = sketch.cord('-306,300 -312,370 -308,420', 9, leather)
  const stirrup = sketch.cord('-308,420 -340,474 -308,482 -276,474 -308,420', 8, '#a4a6b2')
  const seat = sketch.cloth(
    '-202,244! -212,196 -226,172 -244,178 -252,214 -290,238 -330,212 -340,164 -360,158 -372,184 -374,244! -330,286 -262,292 -218,278',
    leather,
    {
      shades: ['-202,250! -220,230 -262,262 -330,262 -374,236! -374,300! -202,300!'],
      lights: ['-222,182 -236,184 -240,210! -226,206', '-346,170 -360,172 -364,210! -350,206'],
      folds: ['-252,216 -290,244 -332,214'],
    },
  )
  const nails = ['-214,206', '-214,226', '-370,192', '-372,214', '-372,236'].map((at) => {
    const [x = 0, y = 0] = at.split(',').map(Number)
    return sketch.disc(x, y, 4, '#e6c870', toInk(leather), 2)
  })
  return blanket + hole + patch + girth + strap + stirrup + seat + nails.join('')
}

function drawNeck(sketch: Sketch, { skin }: Figure): Svg {
  const hollow = shade(skin.base, 1.2)
  return sketch.cloth(
    '70,60! 54,200 50,290 84,360 100,430 92,500 84,640! -196,640! -176,500 -206,400 -222,300 -214,226! -196,170 -168,70 -136,-40 -92,-126 -20,-166! 40,-120',
    skin.base,
    {
      line: skin.line,
      shade: skin.shadow,
      gradient: '-200,0 120,300',
      shades: [
        '70,60! 100,200 60,640! 20,640! 40,480 30,400 10,320 -6,220 -40,140!',
        '-40,230! -6,300 -20,380 -60,420! -40,340',
        '-222,300! -196,420 -170,520 -180,640! -140,640! -150,520 -186,400',
      ],
      lights: ['-150,20 -128,70 -130,150 -168,200! -176,120'],
      folds: [
        '5 both | -60,40 -74,140 -120,230 -180,270',
        '4 both | -20,150 -30,240 -66,320',
        '5 both | -6,330 -60,370 -130,366 -190,320',
        '4 both | 40,420 20,460 -40,470',
      ],
      extra: sketch.fill('-64,180 -100,230 -150,256 -110,200', hollow, 0.45),
    },
  )
}

/** Long locks of the mane: those behind the neck, and those that fall over it from the crest. */
const MANE: readonly (readonly [string, number])[] = [
  ['-60,-168 -150,-150 -206,-84 -216,-10 -246,40 -290,52', 40],
  ['-96,-126 -176,-70 -214,10 -222,76 -260,122 -306,128', 42],
  ['-120,-76 -190,0 -222,80 -224,144 -258,196 -300,204', 42],
  ['-142,-16 -200,70 -226,150 -230,206 -258,252 -290,262', 38],
  ['-40,-168 -104,-130 -124,-60 -96,0 -104,56 -142,86', 42],
  ['-72,-150 -136,-90 -146,-16 -112,46 -116,110 -158,146', 46],
  ['-100,-110 -162,-40 -168,36 -130,96 -130,160 -172,204', 46],
  ['-124,-62 -182,16 -188,96 -150,152 -146,214 -184,262', 46],
  ['-144,-8 -196,74 -206,152 -176,210 -170,266 -204,312', 42],
  ['-162,52 -208,130 -220,204 -200,258 -198,306 -226,340', 36],
]

/** Draws the mane as one mass of wavy locks with an outline around all of them. */
function drawMane(sketch: Sketch, { hair: { base, shadow, line } }: Figure): Svg {
  const locks = MANE.map(([spine, width]) =>
    buildLock(sketch.points(spine), width * 1.3, { profile: 'leaf', steps: 20 }),
  )
  const drawn = locks.map(
    (lock, index) =>
      path(lock.outline, index % 2 ? base : mix(base, shadow, 0.22)) +
      path(buildRibbon(lock, 0.66, 1, 0.05, 0.95, 10), shadow, { opacity: 0.55 }) +
      [0.2, 0.42, 0.6]
        .map((across) =>
          path(brush(traceLock(lock, across, 0.06, 0.86 - across * 0.2), 2.2, 'both', 14), line, { opacity: 0.45 }),
        )
        .join('') +
      path(brush(traceLock(lock, 0.3, 0.2, 0.6), 6, 'both', 12), tint(base, 0.7), { opacity: 0.7 }),
  )
  return (
    drawUnionOutline(
      locks.map(({ outline }) => outline),
      line,
      2.2,
    ) + drawn.join('')
  )
}

const nagBody: OutfitPiece = (canvas, figure, options) => {
  const s = createHorseSketch(canvas, figure)
  const leather = getColor(options, 'leather', '#7a4a2a')
  const breast = s.trim('-214,316 -150,372 -60,400 40,392 94,380', 19, leather) + s.ring(-36, 402, 17, 7, '#c8a05a')
  return {
    back: drawHorseBarrel(s, figure) + drawSaddle(s, getColor(options, 'color', '#8a4f52'), leather),
    main: drawNeck(s, figure) + breast + drawMane(s, figure),
  }
}

export const NAG_OUTFIT: OutfitTable = { 'nag-body': nagBody }
