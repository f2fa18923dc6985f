import { toInk, tint, shade } from '../draw/color.ts'
import { drawFeather, drawFlower } from '../draw/plants.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { getFlag, findText, addPattern } from '../props/options.ts'
import type { Sketch } from '../draw/sketch.ts'
import { drawHatShadow, sketchHead } from './head.ts'

function createBrimmedCone(defaults: {
  color: string
  brim: string
  height: number
  width: number
  bells: string | undefined
}): HeadgearPiece {
  return (canvas, figure, options) => {
    const color = getColor(options, 'color', defaults.color)
    const sketch = sketchHead(canvas, figure, 0.5, -108).with({
      h: getNumber(options, 'height', defaults.height),
      w: defaults.width,
    })
    const cone = sketch.cloth('-w,4! -.5w,-.52h -8,-h! 8,-h! .5w,-.52h w,4! 0,22', color, {
      gradient: '-w,0 w,0',
      pattern: addPattern(canvas, options),
      shades: ['8,-h! 1.1w,-.4h! 1.1w,20! .34w,24! .26w,-.5h'],
      lights: ['-.74w,-10! -.4w,-.5h -.08w,-.94h! -.28w,-.5h -.54w,-8!'],
    })
    const brim = sketch.cloth(
      '-1.5w,-6 -.9w,20 0,30 .9w,20 1.5w,-6 .9w,-18 0,-22 -.9w,-18',
      getColor(options, 'brim', defaults.brim),
      { shades: ['-1.5w,-4! -.8w,10 0,16 .8w,10 1.5w,-4! .9w,30 0,40 -.9w,30'] },
    )
    const band = findText(options, 'band')
    const hoop = band ? sketch.trim('-.94w,-10 0,8 .94w,-10', 14, band) : ''
    const shadow = drawHatShadow(figure, sketch, '-118,8 0,30 118,8 112,28 0,52 -112,28')
    return {
      front:
        shadow + brim + cone + hoop + drawBells(sketch, findText(options, 'bells') ?? defaults.bells, defaults.width),
      hidesCap: true,
    }
  }
}

function drawBells(sketch: Sketch, color: string | undefined, width: number): string {
  if (!color) return ''
  return [-1.42, -1, -0.5, 0, 0.5, 1, 1.42]
    .map((share) => {
      const [x, y] = [share * width, 26 - share * share * 14]
      return sketch.disc(x, y + 6, 9, color, toInk(color), 2.6) + sketch.disc(x - 3, y + 3, 2.6, '#ffffff')
    })
    .join('')
}

const funnel: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#aeb9cc')
  const sketch = sketchHead(canvas, figure, 0.5, getNumber(options, 'y', -118))
  const cone = sketch.metal(
    '-124,14! -110,-6 -40,-66 -20,-96! 20,-96! 40,-66 110,-6 124,14! 60,28 0,32 -60,28',
    color,
    { gradient: '-120,-40 124,10', shines: ['7 both | -84,-4 -46,-40 -24,-70'] },
  )
  const spout = sketch.metal('-20,-94! -14,-176! 14,-184! 20,-94!', color, { gradient: '-20,0 20,0' })
  const seams =
    sketch.trim('-124,12 -60,26 0,30 60,26 124,12', 9, tint(color, 0.2)) +
    sketch.trim('-22,-92 0,-88 22,-92', 7, tint(color, 0.2))
  const shadow = drawHatShadow(figure, sketch, '-122,14 0,32 122,14 114,34 0,52 -114,34')
  return { front: shadow + spout + cone + seams + sketch.gem(66, 2, 5, tint(color, 0.5)), hidesCap: true }
}

const pointedCap: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#d0302a')
  const sketch = sketchHead(canvas, figure, 0.5, -104).on(getNumber(options, 'side', -1) < 0 ? -1 : 1)
  const cap = sketch.cloth(
    '-116,4! -112,-60 -60,-130 20,-176 96,-180 150,-132 176,-60! 140,-110 100,-124 116,-60 116,4! 0,24',
    color,
    {
      pattern: addPattern(canvas, options),
      shades: ['20,-180! 110,-186 186,-90 176,-50! 140,-110 96,-124! 60,-100', '40,-40! 120,-60! 120,20! 40,24!'],
      lights: ['-88,-20! -84,-70 -40,-124 -28,-116 -66,-64 -70,-14!'],
      folds: ['10,-168 40,-130 96,-122', '-50,-120 0,-84 60,-90', '100,-176 120,-150 150,-124'],
    },
  )
  const brim = sketch.cloth('-126,-6 0,14 126,-6 124,26 0,46 -124,26', getColor(options, 'brim', shade(color, 0.8)), {
    shades: ['30,6! 140,-10! 130,36! 30,50!'],
  })
  const tip = findText(options, 'pompon')
  const shadow = drawHatShadow(figure, sketch, '-122,14 0,34 122,14 114,34 0,58 -114,34')
  return { front: shadow + cap + brim + (tip ? sketch.disc(176, -54, 17, tip, toInk(tip), 3.5) : ''), hidesCap: true }
}

const alpineCap: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#4f6b46')
  const sketch = sketchHead(canvas, figure, 0.5, -108)
  const crown = sketch.cloth('-106,8! -98,-60 -62,-106 -10,-92 40,-112 92,-70 106,8! 0,22', color, {
    gradient: '-104,0 104,0',
    shades: ['34,-116! 120,-80! 116,14! 34,20! 50,-50'],
    folds: ['-40,-98 -10,-60 10,-50'],
  })
  const brim = sketch.cloth('-156,-4 -90,24 0,32 90,24 156,-26 100,-20 0,-8 -100,-14', tint(color, 0.12), {
    shades: ['-156,0! -60,12 40,16 156,-22! 90,36 0,44 -90,36'],
  })
  const cord = sketch.trim('-104,-8 0,10 104,-10', 8, getColor(options, 'band', '#c8402e'))
  const tuft = getFlag(options, 'plain')
    ? ''
    : drawFeather(sketch.points('82,-14 112,-70 128,-118 120,-156'), 34, getColor(options, 'feather', '#f3ead8'))
  const bloom = drawFlower((sketch.points('84,-10')[0] ?? [84, -10])[0], -118, 15, '#ffffff', 'edelweiss')
  const shadow = drawHatShadow(figure, sketch, '-120,12 0,32 120,10 112,30 0,54 -112,32')
  return { front: shadow + tuft + crown + cord + brim + bloom, hidesCap: true }
}

const chaperon: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#2a2634')
  const pelt = getColor(options, 'fur', '#8a6a4a')
  const sketch = sketchHead(canvas, figure, 0.5, -104)
  const tail = sketch.cloth(
    '60,-90! 150,-120 214,-70 224,20 214,120 240,190! 176,196! 172,110 178,30 160,-20 110,-30!',
    color,
    { folds: ['150,-90 190,-50 200,20 192,120'] },
  )
  const top = sketch.cloth('-100,-20! -120,-80 -60,-124 10,-112 60,-150 130,-110 116,-40! 0,-8', color, {
    shades: ['40,-150! 140,-110! 130,-20! 40,-10! 70,-70'],
    folds: ['-60,-110 -10,-80 20,-40', '60,-136 50,-90 70,-50'],
  })
  const roll = Array.from({ length: 13 }, (_, index) => {
    const u = index / 6 - 1
    const [x, y] = [u * 132, u * u * 14]
    return sketch.blade(
      `${x * 0.96 - 8},${y - 26} ${x},${y} ${x * 1.03 + 8},${y + 24}`,
      44,
      index % 2 ? pelt : tint(pelt, 0.15),
      'lock',
    )
  })
  const shadow = drawHatShadow(figure, sketch, '-120,14 0,34 120,14 112,34 0,56 -112,34')
  return { back: tail, front: shadow + top + roll.join(''), hidesCap: true }
}

export const TALL_HATS: HeadgearTable = {
  'munchkin-hat': createBrimmedCone({ color: '#5a86d8', brim: '#4a72c4', height: 190, width: 104, bells: '#f2d060' }),
  'winkie-hat': createBrimmedCone({ color: '#f0c62e', brim: '#e0ac1e', height: 200, width: 100, bells: undefined }),
  'paper-cone': createBrimmedCone({ color: '#f4ead0', brim: '#d8a860', height: 176, width: 104, bells: undefined }),
  funnel,
  'pointed-cap': pointedCap,
  'alpine-cap': alpineCap,
  chaperon,
}
