import type { Canvas } from '../draw/canvas.ts'
import { type Color, toInk, tint, shade } from '../draw/color.ts'
import { type Point, smoothPath } from '../draw/geometry.ts'
import { drawMetal, drawTrim } from '../draw/metal.ts'
import { definePattern } from '../draw/patterns.ts'
import { element, path, type Svg } from '../draw/svg.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { Figure, OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { addEmblem } from '../props/emblems.ts'
import { findText, addPattern } from '../props/options.ts'
import type { Options } from '../draw/options.ts'
import { base } from './basics.ts'
import { kimono } from './kimono.ts'
import { formatSigned, sketchTorso } from './torso.ts'

const STEEL = '#b9c6dc'
const GOLD = '#e6bd55'

const gorget: OutfitPiece = (canvas, { build }, options) => {
  const sketch = sketchTorso(canvas, build)
  const edge = getColor(options, 'trim', GOLD)
  const outline = '-n-12,-66! 0,-48 n+12,-66! n+24,-30 n+46,-10! 0,30 -n-46,-10! -n-24,-30'
  const collar = sketch.metal(outline, getColor(options, 'color', STEEL), {
    gradient: '-70,-50 80,20',
    folds: ['-n-22,-34 0,-10 n+22,-34'],
  })
  const trims = sketch.trim('-n-12,-65 0,-48 n+12,-65', 5, edge) + sketch.trim('-n-44,-10 0,28 n+44,-10', 6, edge)
  return { main: collar + trims }
}

const plate: OutfitPiece = (canvas, figure, options) => {
  const sketch = sketchTorso(canvas, figure.build)
  const outline = '-.6s,-10! -n-6,6 0,18 n+6,6 .6s,-10! .7s,70 .66s,170 .6s,b! -.6s,b! -.66s,170 -.7s,70'
  const breast = sketch.metal(outline, getColor(options, 'color', STEEL), {
    gradient: '-.7s,0 .7s,130',
    folds: ['3 both | 0,18 2,110 0,b', '-.56s,140 -.2s,176 0,180 .2s,176 .56s,140'],
    shines: ['9 both | -.42s,24 -.48s,80 -.44s,130', '4 both | 8,40 9,100 8,150'],
  })
  const under = drawMailShirt(canvas, figure, getColor(options, 'under', '#4a4f63'))
  const edge = sketch.trim('-.6s,-8 -n-6,8 0,20 n+6,8 .6s,-8', 6, getColor(options, 'trim', GOLD))
  const sign = addEmblem(canvas, options, 0, figure.build.shoulderY + 92)
  return { main: under + breast + edge + sign + drawTabard(canvas, figure, options) }
}

function drawMailShirt(canvas: Canvas, figure: Figure, color: Color): Svg {
  const mail = { kind: 'mail', color: '#20242f' }
  return base(canvas, figure, { neck: 'high', color, pattern: mail }).main ?? ''
}

function drawTabard(canvas: Canvas, { build }: Figure, options: Options): Svg {
  const color = findText(options, 'tabard')
  if (!color) return ''
  const sketch = sketchTorso(canvas, build)
  const cloth = sketch.cloth('-.42s,6! -n-4,14 0,26 n+4,14 .42s,6! .4s,b! -.4s,b!', color, {
    pattern: addPattern(canvas, options, 'tabardPattern'),
    gradient: '0,0 0,250',
    shades: ['.2s,0! .5s,0! .5s,b! .16s,b! .24s,160'],
    folds: ['-40,40 -44,140 -40,240', '26,50 30,150 28,240'],
  })
  return cloth + addEmblem(canvas, options, 0, build.shoulderY + 100, 'tabardEmblem')
}

const pauldron: OutfitPiece = (canvas, { build }, options) => {
  const only = getNumber(options, 'only', 0)
  const sides = only ? [only < 0 ? -1 : 1] : [-1, 1]
  return {
    main: sides.map((side) => drawShoulderGuard(canvas, side, build.shoulder - 10, build.shoulderY, options)).join(''),
  }
}

function drawShoulderGuard(canvas: Canvas, side: number, reach: number, y: number, options: Options): Svg {
  const x = side * reach
  const color = getColor(options, 'color', STEEL)
  const edge = getColor(options, 'trim', GOLD)
  const scale = getNumber(options, 'size', 1)
  const lames = getNumber(options, 'lames', 2)
  const sketch = sketchTorso(canvas, { ...NO_BODY, shoulderY: 0 })
  const plates = Array.from({ length: lames + 1 }, (_, index) => {
    const lame = lames - index
    const top = y + lame * 30 * scale
    const corners: Point[] = [
      [x - side * 56 * scale, top - 14, 1],
      [x - side * 10, top - 44 * scale + lame * 12],
      [x + side * 38 * scale, top - 22 * scale + lame * 8],
      [x + side * 58 * scale, top + 32 * scale, 1],
      [x + side * 10, top + 50 * scale],
      [x - side * 46 * scale, top + 44 * scale, 1],
    ]
    const gradient =
      side < 0 ? ([x - 50, y - 30, x + 40, y + 70] as const) : ([x - 60, y - 40, x + 70, y + 60] as const)
    const shine = {
      points: [
        [x - 24, top - 20],
        [x - 34, top + 2],
        [x - 36, top + 20],
      ] as const,
      width: 6,
    }
    const rim: Point[] = [
      [x + side * 57 * scale, top + 30 * scale],
      [x + side * 10, top + 48 * scale],
      [x - side * 44 * scale, top + 42 * scale],
    ]
    return drawMetal(canvas, smoothPath(corners, true), color, { gradient, shines: [shine] }) + drawTrim(rim, 5, edge)
  })
  const stone = findText(options, 'gem')
  const spike = options['spike']
    ? sketch.metal(`/${x - side * 4},${y - 34} ${x + side * 36},${y - 16} ${x + side * 64},${y - 74}`, color)
    : ''
  return plates.join('') + (stone ? sketch.gem(x + side * 2, y - 4, 10, stone, { setting: edge }) : '') + spike
}

const lamellar: OutfitPiece = (canvas, figure, options) => {
  const sketch = sketchTorso(canvas, figure.build)
  const color = getColor(options, 'color', '#a8283a')
  const edge = getColor(options, 'trim', GOLD)
  const cord = getColor(options, 'cord', '#c0392b')
  const robe = {
    color: getColor(options, 'under', '#f3ece0'),
    layers: ['#ffffff', getColor(options, 'collar', '#c0392b')],
  }
  const rows = () => definePattern(canvas, 'rows', toInk(color), 20)
  const outline = '-.56s,60! 0,84 .56s,60! .72s,110 .66s,b! -.66s,b! -.72s,110'
  const chest = sketch.cloth(outline, color, { pattern: rows(), shades: ['.2s,50! s,50! s,b! .24s,b!'] })
  const laces = [0, 1, 2].map((row) =>
    drawLace(figure, 20 + row * 40, row % 2 ? getColor(options, 'lace', '#f6e7c8') : cord),
  )
  const boards = sketch.both(
    (half, side) =>
      half.trim('n+26,-34 .46s,20 .44s,66', 13, cord) +
      half.cloth('s-48,-16! s+46,-4! s+60,150! s-44,150!', color, {
        pattern: rows(),
        shades: side > 0 ? ['/s+8,-20 s+62,-20 s+72,160 s+12,160'] : [],
        extra: laces.join(''),
      }) +
      half.trim('s-48,-15 s+46,-3', 9, edge),
  )
  const top = sketch.trim('-.56s,62 0,86 .56s,62', 10, edge)
  return { main: (kimono(canvas, figure, robe).main ?? '') + chest + top + boards }
}

function drawLace({ build }: Figure, y: number, fill: Color): Svg {
  return element('rect', { x: -400, y: build.shoulderY + y, width: 800, height: 7, fill, opacity: 0.9 })
}

const aegis: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#d9a93c')
  const { neck, shoulder, shoulderY: y } = build
  const scallops = Array.from({ length: 25 }, (_, index): Point => {
    const angle = Math.PI * (1 - index / 24)
    const hollow = index % 2
    const x = Math.cos(angle) * shoulder * (hollow ? 0.94 : 0.86)
    const low = y + 6 + Math.sin(angle) * (hollow ? 128 : 112)
    return hollow ? [x, low] : [x, low, 1]
  })
  const outline = smoothPath(
    [
      [-neck - 18, y - 40, 1],
      [-shoulder * 0.6, y - 16],
      ...scallops,
      [shoulder * 0.6, y - 16],
      [neck + 18, y - 40, 1],
      [neck + 2, y],
      [0, y + 14],
      [-neck - 2, y],
    ],
    true,
  )
  const scales = path(outline, definePattern(canvas, 'scales', toInk(color)), { opacity: 0.5 })
  const edge = sketchTorso(canvas, build).trim('-n-18,-38 -n-2,2 0,16 n+2,2 n+18,-38', 7, tint(color, 0.5))
  const cover = drawMetal(canvas, outline, color, { gradient: [-110, y, 110, y + 110], extra: scales })
  return { main: cover + edge + addEmblem(canvas, options, 0, y + 66) }
}

const scalePlate: OutfitPiece = (canvas, figure, options) => {
  const sketch = sketchTorso(canvas, figure.build)
  const robe = {
    color: getColor(options, 'robe', '#e8a72c'),
    layers: ['#fff2d8', getColor(options, 'collar', '#c8281e')],
  }
  const outline = '-.56s,70! 0,96 .56s,70! .7s,110 .66s,b! -.66s,b! -.7s,110'
  const scales = path(
    sketch.shape(outline),
    definePattern(canvas, 'scales', getColor(options, 'scales', '#ffce5a'), 30),
    {
      opacity: 0.9,
    },
  )
  const chest = sketch.metal(outline, getColor(options, 'color', '#c8301f'), {
    gradient: '-100,60 120,200',
    extra: scales,
  })
  const edge = sketch.trim('-.56s,72 0,98 .56s,72', 10, getColor(options, 'trim', '#f0c34a'))
  return { main: (kimono(canvas, figure, robe).main ?? '') + chest + edge }
}

const epaulette: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#e8c04e')
  const main = sketchTorso(canvas, build).both((half) => {
    const fringe = Array.from({ length: 9 }, (_, index) => {
      const x = -48 + index * 9.4
      const line = `s${formatSigned(x)},16 s${formatSigned(x + 2)},38 s${formatSigned(x + 3)},${54 - Math.abs(index - 4)}`
      return half.cord(line, 7, index % 2 ? color : shade(color, 0.7))
    })
    const pad = half.cloth('s-60,8 s-34,-14 s+10,-10 s+34,12 s+10,26 s-38,24', color, {
      shades: ['s-54,16 s-14,20 s+30,14 s+10,28 s-38,28'],
    })
    return fringe.join('') + pad
  })
  return { main }
}

const NO_BODY = { neck: 0, shoulder: 0 } as Figure['build']

export const ARMOR: OutfitTable = { gorget, plate, pauldron, lamellar, aegis, 'scale-plate': scalePlate, epaulette }
