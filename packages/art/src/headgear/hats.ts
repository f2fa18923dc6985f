import { toInk } from '../draw/color.ts'
import { drawFeather } from '../draw/plants.ts'
import { group, type Svg } from '../draw/svg.ts'
import type { Canvas } from '../draw/canvas.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { Figure, HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { getFlag, findText, addPattern } from '../props/options.ts'
import type { Sketch } from '../draw/sketch.ts'
import type { Options } from '../draw/options.ts'
import { drawHatDecoration } from './hat-trimmings.ts'
import { sketchHead } from './head.ts'

/** A hat with a brim. In all points, x is in half-widths of the crown and y in heights of the crown. */
type BrimmedHat = {
  color: string
  crown: string
  folds?: readonly string[]
  width: number
  height: number
  brim: number
  depth: number
  up: number
  y: number
}

const USUAL = { width: 104, height: 120, brim: 200, depth: 40, up: 16, y: -112 }

const BRIMMED: Readonly<Record<string, BrimmedHat>> = {
  'top-hat': {
    ...USUAL,
    color: '#2a2630',
    brim: 168,
    depth: 34,
    width: 106,
    height: 150,
    up: 18,
    y: -104,
    crown: '-w,16! -.9w,-.45h -1.12w,-h! 0,-h-18 1.12w,-h! .9w,-.45h w,16! 0,30',
  },
  'witch-hat': {
    ...USUAL,
    color: '#4a3a6a',
    brim: 196,
    depth: 36,
    up: 10,
    y: -104,
    crown: '-w,10! -.66w,-.4h -.3w,-.86h 14,-1.22h 96,-1.44h! 66,-1.06h .62w,-.5h w,10! 0,28',
    folds: ['-.5w,-.55h 0,-.5h .4w,-.62h', '-.3w,-.8h 10,-.78h 44,-.9h', '10,-1.2h 40,-1.1h 62,-1.14h'],
  },
  'flat-hat': {
    ...USUAL,
    color: '#221d28',
    brim: 210,
    depth: 34,
    width: 108,
    height: 78,
    up: 6,
    y: -100,
    crown: '-w,12! -.96w,-.6h -.84w,-h! 0,-h-10 .84w,-h! .96w,-.6h w,12! 0,26',
  },
  'round-hat': { ...USUAL, color: '#8a6a48', crown: '-w,12! -.94w,-.55h -.5w,-h 0,-h-8 .5w,-h .94w,-.55h w,12! 0,26' },
  'straw-hat': {
    ...USUAL,
    color: '#e8c46a',
    height: 84,
    crown: '-w,12! -.94w,-.55h -.5w,-h 0,-h-8 .5w,-h .94w,-.55h w,12! 0,26',
  },
  boater: {
    ...USUAL,
    color: '#eed79a',
    width: 94,
    height: 62,
    brim: 158,
    depth: 28,
    up: 4,
    y: -122,
    crown: '-w,12! -.97w,-.5h -.97w,-h! 0,-h-12 .97w,-h! .97w,-.5h w,12! 0,26',
  },
  bowler: {
    ...USUAL,
    color: '#6a4a34',
    width: 112,
    height: 104,
    brim: 156,
    depth: 28,
    up: 22,
    y: -100,
    crown: '-w,12! -.98w,-.5h -.7w,-.92h 0,-h-14 .7w,-.92h .98w,-.5h w,12! 0,26',
  },
  'felt-hat': {
    ...USUAL,
    color: '#6a5238',
    brim: 196,
    depth: 40,
    up: 8,
    y: -102,
    height: 104,
    crown: '-w,12! -.94w,-.6h -.6w,-h -.2w,-.86h 0,-.78h .2w,-.86h .6w,-h .94w,-.6h w,12! 0,26',
    folds: ['-.16w,-.86h 0,-.5h 0,-.24h'],
  },
  'cattleman-hat': {
    ...USUAL,
    color: '#a8804e',
    brim: 214,
    depth: 30,
    up: 52,
    y: -98,
    height: 110,
    width: 100,
    crown: '-w,12! -.98w,-.55h -.66w,-h -.3w,-.86h 0,-.8h .3w,-.86h .66w,-h .98w,-.55h w,12! 0,26',
    folds: ['-.24w,-.88h -.1w,-.6h', '.24w,-.88h .1w,-.6h', '-.7w,-.9h -.6w,-.5h', '.7w,-.9h .6w,-.5h'],
  },
  'crushed-bonnet': {
    ...USUAL,
    color: '#6f5a48',
    brim: 172,
    depth: 44,
    up: -6,
    y: -100,
    height: 96,
    crown: '-w,12! -1.06w,-.4h -.7w,-.7h -.5w,-1.1h -.1w,-.8h .3w,-1.02h .5w,-.6h 1.02w,-.56h w,12! 0,26',
    folds: ['-.6w,-.8h -.2w,-.5h .1w,-.6h', '-.9w,-.3h -.4w,-.26h', '.2w,-.8h .4w,-.4h .8w,-.4h'],
  },
}

function createBrimmedHat(hat: BrimmedHat): HeadgearPiece {
  return (canvas, figure, options) => {
    const y = getNumber(options, 'y', hat.y)
    const w = getNumber(options, 'width', hat.width)
    const h = getNumber(options, 'height', hat.height)
    const size = {
      w,
      h,
      r: getNumber(options, 'brim', hat.brim),
      d: getNumber(options, 'depth', hat.depth),
      u: getNumber(options, 'up', hat.up),
    }
    const sketch = sketchHead(canvas, figure, 0.5, y).with(size)
    const x = figure.turn * 0.5
    const turned = { transform: `rotate(${getNumber(options, 'tilt', 0)} ${x} ${y})` }
    const color = getColor(options, 'color', hat.color)
    const plume = findText(options, 'feather')
    const feathers = plume
      ? drawFeather(sketch.points('.9w,-10 w+30,-.5h w+70,-.9h w+130,-h-10'), 44, plume) +
        drawFeather(sketch.points('.86w,-6 w+44,-.3h w+100,-.56h w+160,-.5h'), 40, plume)
      : ''
    const dress = drawBand(sketch, options) + drawHatDecoration(canvas, sketch, { x, y, w, h }, options)
    return {
      front:
        drawBrimShadow(figure, sketch, color) +
        group(
          turned,
          drawBrim(canvas, sketch, color, options) + drawCrown(canvas, sketch, hat, color, options) + dress,
        ),
      back: group(turned, feathers),
      hidesCap: getFlag(options, 'hidesCap', true),
    }
  }
}

function drawBrimShadow(figure: Figure, sketch: Sketch, color: string): Svg {
  const shadow = '-118,6 -60,d+6 0,d+14 60,d+6 118,6 118,22 0,d+24 -118,22'
  return group({ 'clip-path': figure.headClip() }, sketch.fill(shadow, toInk(color), 0.32))
}

function drawBrim(canvas: Canvas, sketch: Sketch, color: string, options: Options): Svg {
  const edge = findText(options, 'edge')
  const brim = sketch.cloth('-r,-u -.62r,.55d 0,d .62r,.55d r,-u .66r,-.72d 0,-d -.66r,-.72d', color, {
    pattern: addPattern(canvas, options),
    shades: ['-r,-u! -.6r,.2d 0,.55d .6r,.2d r+8,-u! .7r,.8d 0,d+10 -.7r,.8d'],
    lights: ['-.9r,-.8u! -.55r,-.3d -.9w,-.5d -.6r,-.55d'],
  })
  return brim + (edge ? sketch.trim('-r,-u -.62r,.55d 0,d .62r,.55d r,-u', 6, edge) : '')
}

function drawCrown(canvas: Canvas, sketch: Sketch, hat: BrimmedHat, color: string, options: Options): Svg {
  return (
    sketch.fill('-w-8,10 0,28 w+8,10 w,22 0,38 -w,22', toInk(color), 0.35) +
    sketch.cloth(hat.crown, color, {
      gradient: '-w,0 w,0',
      pattern: addPattern(canvas, options),
      shades: ['.4w,-h-40! 1.4w,-h-60! 1.2w,30! .36w,40! .5w,-.5h'],
      lights: ['-.78w,-10! -.74w,-.5h -.66w,-h+14! -.54w,-h+16! -.58w,-.5h -.6w,-4!'],
      folds: hat.folds ?? [],
    })
  )
}

function drawBand(sketch: Sketch, options: Options): Svg {
  const color = findText(options, 'band')
  if (!color) return ''
  return sketch.cloth('-.985w,-20! 0,-2 .985w,-20! w,14! 0,29 -w,14!', color, {
    shades: ['.4w,-30! 1.2w,-40! 1.2w,40! .36w,40!'],
  })
}

export const HATS: HeadgearTable = Object.fromEntries(
  Object.entries(BRIMMED).map(([kind, hat]) => [kind, createBrimmedHat(hat)]),
)
