import { toInk, tint, mix, shade } from '../draw/color.ts'
import type { Svg } from '../draw/svg.ts'
import { getColor } from '../figure/options.ts'
import type { Figure, HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { Sketch } from '../draw/sketch.ts'

/** The coordinates are for a horse that faces the viewer's right. */
function createHorseHeadSketch(canvas: Sketch['canvas'], figure: Figure): Sketch {
  return new Sketch(canvas, { side: figure.turn < 0 ? -1 : 1 })
}

function drawEars(sketch: Sketch, { skin }: Figure): Svg {
  const hollow = mix(skin.shadow, '#8a5a62', 0.5)
  const back = sketch.cloth('-66,-150! -104,-196 -150,-214 -206,-214! -190,-168 -150,-128 -92,-112!', skin.base, {
    line: skin.line,
    shade: skin.shadow,
    shades: ['-66,-150! -120,-160 -200,-210! -180,-160 -92,-106!'],
  })
  const ahead = sketch.cloth('36,-162! 36,-216 62,-262 100,-292! 116,-240 112,-190 88,-128!', skin.base, {
    line: skin.line,
    shade: skin.shadow,
    gradient: '40,-280 110,-140',
  })
  return (
    back +
    sketch.fill('-96,-148! -134,-176 -186,-204! -162,-168 -120,-138!', hollow) +
    ahead +
    sketch.fill('58,-164! 62,-212 94,-270! 102,-220 90,-150!', hollow) +
    sketch.blade('56,-150 64,-190 74,-222', 15, tint(skin.base, 0.4))
  )
}

function drawFaceBones(sketch: Sketch, { skin }: Figure): Svg {
  const dark = shade(skin.base, 1.2)
  return (
    sketch.fill('-60,-76 -34,-84 -18,-66 -40,-52 -66,-56', dark, 0.5) +
    sketch.fill('72,-74 92,-78 104,-62 92,-50 76,-54', dark, 0.5) +
    sketch.fill('56,30! 62,80 70,140! 100,140 96,60', skin.shadow, 0.8) +
    sketch.fill('4,-110! -10,-40 2,30 8,130! 44,130! 46,30 44,-40 36,-110!', tint(skin.base, 0.75), 0.8) +
    sketch.fill('-30,130! -56,90 -74,48! -40,66 -8,110! 0,140', skin.shadow, 0.7) +
    sketch.stroke('-76,42 -44,66 -20,104', 5, skin.line, { profile: 'out', opacity: 0.75 }) +
    sketch.stroke('104,40 92,70 86,104', 4, skin.line, { profile: 'out', opacity: 0.7 }) +
    sketch.stroke('-84,60 -70,112 -46,140', 4, skin.line, { opacity: 0.6 })
  )
}

function drawMuzzle(sketch: Sketch, { skin }: Figure): Svg {
  const soft = mix(skin.base, '#8a707a', 0.55)
  const lip = sketch.cloth('-16,226! 10,262 44,276 78,262 98,228! 44,240', shade(soft, 0.6), { line: skin.line })
  const nose = sketch.cloth(
    '-6,128! -34,156 -42,196 -28,226 8,238 46,240 86,232 108,208 108,172 88,136! 40,122',
    soft,
    {
      line: skin.line,
      gradient: '-30,140 100,240',
      shades: ['70,126! 116,160 116,220 60,246! 88,200'],
      lights: ['4,146 34,140 60,150 40,172 10,168'],
    },
  )
  const nostrils =
    sketch.inked('-22,178 -6,160 14,168 14,188 0,192! -8,184', '#2f2028', 4, skin.line) +
    sketch.inked('66,170 84,162 98,178 92,192 80,190! 70,188', '#2f2028', 4, skin.line)
  const folds = ['-30,156 -10,144 16,154', '62,154 82,146 100,158', '-34,212 -20,200 -12,204'].map((line) =>
    sketch.stroke(line, 4, skin.line, { opacity: 0.7 }),
  )
  const hairs = ['-30,236 -44,250', '-14,246 -22,264', '30,274 26,292', '52,274 54,292', '84,254 96,268'].map((line) =>
    sketch.stroke(line, 3, skin.line, { profile: 'out' }),
  )
  return lip + hairs.join('') + nose + nostrils + folds.join('')
}

function drawForelock(sketch: Sketch, { hair }: Figure): Svg {
  return [
    ['36,-186 66,-150 62,-84', 30],
    ['4,-190 -44,-150 -56,-80', 34],
    ['24,-194 56,-130 34,-50', 36],
    ['10,-198 -22,-120 -14,-36', 40],
    ['18,-200 14,-110 28,14', 44],
  ]
    .map(([line, width], index) =>
      sketch.blade(String(line), Number(width), index % 2 ? mix(hair.base, hair.shadow, 0.35) : hair.base),
    )
    .join('')
}

function drawBridle(sketch: Sketch, leather: string, metal: string): Svg {
  const strap = (line: string) =>
    sketch.stroke(line, 18, toInk(leather), { profile: 'even' }) +
    sketch.stroke(line, 12, leather, { profile: 'even' }) +
    sketch.stroke(line, 3, tint(leather, 0.8), { profile: 'even', opacity: 0.7 })
  return (
    strap('-96,-84 -106,0 -80,90 -40,180') +
    strap('108,-84 115,0 106,90 98,160') +
    sketch.trim('-96,-86 -44,-104 14,-110 64,-104 108,-88', 15, leather) +
    sketch.trim('-66,112 -20,128 30,132 76,124 104,108', 15, leather) +
    sketch.cord('-42,196 -84,286 -150,318 -214,262', 9, leather) +
    sketch.ring(-41, 192, 18, 7, metal) +
    sketch.disc(-96, -84, 12, metal, toInk(metal), 3) +
    sketch.disc(108, -86, 11, metal, toInk(metal), 3)
  )
}

const nagHead: HeadgearPiece = (canvas, figure, options) => {
  const s = createHorseHeadSketch(canvas, figure)
  const leather = getColor(options, 'color', '#7a4a2a')
  return {
    front:
      drawEars(s, figure) +
      drawFaceBones(s, figure) +
      drawMuzzle(s, figure) +
      drawBridle(s, leather, getColor(options, 'metal', '#c8a860')) +
      drawForelock(s, figure),
  }
}

export const NAG_HEADGEAR: HeadgearTable = { 'nag-head': nagHead }
