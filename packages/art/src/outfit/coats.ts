import type { Canvas } from '../draw/canvas.ts'
import { toInk, tint } from '../draw/color.ts'
import { element, group, type Svg } from '../draw/svg.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { Figure, OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { getFlag, findText, addPattern, getText } from '../props/options.ts'
import type { Sketch } from '../draw/sketch.ts'
import type { Options } from '../draw/options.ts'
import { base } from './basics.ts'
import { drawNeckwear } from './neckwear.ts'
import { listSideShades, sketchTorso } from './torso.ts'

const BRASS = '#e8c04e'

const coat: OutfitPiece = (canvas, figure, options) => {
  const sketch = sketchTorso(canvas, figure.build)
  const shirt = { neck: 'high', color: getColor(options, 'shirt', '#fbf8ff'), plain: true }
  const halves = sketch.both(
    (half, side) => drawCoatFront(half, side, options) + drawLapel(half, side, options) + drawButtons(half, options),
  )
  const neck = drawNeckwear(sketch, figure.build.shoulderY, options)
  const bowTie = options['neckwear'] === 'bow'
  return {
    main:
      (base(canvas, figure, shirt).main ?? '') +
      drawWaistcoat(canvas, sketch, options) +
      (bowTie ? '' : neck) +
      halves +
      drawShoulderCape(sketch, options) +
      (bowTie ? neck : ''),
  }
}

function drawWaistcoat(canvas: Canvas, sketch: Sketch, options: Options): Svg {
  const color = findText(options, 'vest')
  if (!color) return ''
  const button = getColor(options, 'button', BRASS)
  const depth = getNumber(options, 'vestDepth', 96)
  const outline = `-n-10,-10! 0,${depth}! n+10,-10! .6s,20 .6s,b! -.6s,b! -.6s,20`
  const front = sketch.cloth(outline, color, {
    pattern: addPattern(canvas, options, 'vestPattern'),
    shades: ['10,60! .7s,0! .7s,b! 16,b!'],
    folds: [`2.4 flat | 0,${depth} 1,200 0,b-20`],
  })
  const row = [0, 1, 2, 3].map((index) => sketch.disc(-8, depth + 22 + index * 34, 4.6, button, toInk(button), 2))
  return front + row.join('')
}

function drawCoatFront(half: Sketch, side: 1 | -1, options: Options): Svg {
  const color = getColor(options, 'color', '#7a6248')
  const open = getOpeningWidth(options)
  const edge = findText(options, 'edge')
  const hem = `${open}s,180 ${open + 0.02}s,90 n+6,4`
  const outline = `n+8,-50! .62s,-20 s-8,2 s+18,58 s+24,140 s+24,b! ${open * 0.5}s,b! ${hem}`
  const front = half.cloth(outline, color, {
    pattern: addPattern(half.canvas, options),
    gradient: '0,-40 0,270',
    shades: listSideShades(side),
    folds: ['3.2 in | .74s,76 .69s,130 .7s,b'],
  })
  return front + (edge ? half.trim(`n+6,4 ${open + 0.02}s,90 ${open}s,180 ${open * 0.5}s,b`, 6, edge) : '')
}

/** Returns half the width of the coat's opening, where 1 is half the width of the shoulders. */
function getOpeningWidth(options: Options): number {
  return getNumber(options, 'open', 0.28)
}

function drawLapel(half: Sketch, side: 1 | -1, options: Options): Svg {
  const kind = getText(options, 'lapel', 'notched')
  if (kind === 'none') return ''
  const open = getOpeningWidth(options)
  const edge = findText(options, 'edge')
  const round = kind === 'round' || kind === 'shawl'
  const outline = round
    ? `n+6,-52! n+40,-24 .62s,50 ${open}s+10,150! .9n,30`
    : `n+4,-54! n+40,-30 n+54,16! n+32,24! .66s,42! ${open}s+8,160! .9n,24`
  const shadow = `n+20,-54! n+70,-30 .7s,50! ${open}s+8,160! n+30,40`
  const color = findText(options, 'lapelColor') ?? tint(getColor(options, 'color', '#7a6248'), 0.12)
  const body = half.cloth(outline, color, {
    lineWidth: 2.4,
    shades: side > 0 ? [shadow] : [],
    pattern: addPattern(half.canvas, options, 'lapelPattern'),
  })
  const line = round ? `n+40,-24 .62s,50 ${open}s+10,150` : `n+32,24 .66s,42 ${open}s+8,160`
  return body + (edge ? half.trim(line, 5, edge) : '')
}

function drawButtons(half: Sketch, options: Options): Svg {
  const color = findText(options, 'buttons')
  if (!color) return ''
  const x = half.points(`${getOpeningWidth(options) + 0.17}s,0`)[0]?.[0] ?? 0
  const side = Math.sign(x)
  return [128, 172, 216]
    .map((y) => {
      const lace = options['braid']
        ? half.trim(
            `${getOpeningWidth(options) + 0.17}s+8,${y} ${getOpeningWidth(options) + 0.17}s+34,${y - 2}`,
            5,
            color,
          )
        : ''
      const shine = half.disc(Math.abs(x) - 2 * side, y - 2, 2.4, '#ffffff')
      return half.disc(Math.abs(x), y, 7.5, color, toInk(color), 2.4) + shine + lace
    })
    .join('')
}

function drawShoulderCape(sketch: Sketch, options: Options): Svg {
  const color = findText(options, 'caplet')
  if (!color) return ''
  const pattern = () => addPattern(sketch.canvas, options)
  return sketch.both(
    (half, side) =>
      half.cloth('n+10,-46! .64s,-26 s+16,0 s+44,90 s+46,150! .74s,172 .42s,150! .38s,70 n+20,10', color, {
        pattern: pattern(),
        shades: side > 0 ? ['.8s,-20! s+70,0 s+70,180! .86s,180! .98s,90'] : [],
        folds: ['.62s,4 .72s,80 .72s,160'],
      }) +
      half.cloth('n+4,-54! n+44,-34 n+60,10! n+22,34! .8n,6', tint(color, 0.1), {
        lineWidth: 2.4,
        pattern: pattern(),
      }),
  )
}

const rags: OutfitPiece = (canvas, figure, options) => {
  const dressed = coat(canvas, figure, {
    open: 0.22,
    ...options,
    color: getColor(options, 'color', '#4f4a44'),
    shirt: getColor(options, 'shirt', '#b9b39c'),
  })
  const sketch = sketchTorso(canvas, figure.build)
  const patches = listPatchPlaces(figure, options).map(([x, y, angle]) =>
    sketch.place(
      x,
      y,
      drawSewnPatch(getColor(options, 'patch', '#7a6a4a'), getFlag(options, 'stitched', true)),
      1,
      angle,
    ),
  )
  return { main: (dressed.main ?? '') + patches.join('') }
}

/** `patches` lists positions of patches, measured from the shoulder line. The two default positions fit every build. */
function listPatchPlaces({ build }: Figure, options: Options): readonly (readonly [number, number, number])[] {
  const wanted = options['patches']
  if (!Array.isArray(wanted)) {
    return [
      [-build.shoulder * 0.56, 130, 12],
      [build.shoulder * 0.55, 150, -10],
    ]
  }
  return wanted.map((entry) => {
    const [x = 0, y = 100, angle = 0] = Array.isArray(entry) ? entry.map(Number) : []
    return [x, y, angle] as const
  })
}

function drawSewnPatch(color: string, stitched: boolean): Svg {
  const thread = toInk(color)
  const box = element('rect', {
    x: -26,
    y: -24,
    width: 52,
    height: 48,
    fill: color,
    stroke: thread,
    'stroke-width': 3,
  })
  const stitch = [-24, -8, 8, 24]
  const stroke = (x: number, y: number) => element('path', { d: `M${x} ${y}l2 15`, stroke: thread, 'stroke-width': 3 })
  if (!stitched) return group({}, box)
  return group(
    {},
    box,
    stitch.map((x) => stroke(x, -32) + stroke(x, 17)),
  )
}

export const COATS: OutfitTable = { coat, rags }
