import type { Canvas } from '../draw/canvas.ts'
import type { Color } from '../draw/color.ts'
import type { Svg } from '../draw/svg.ts'
import { getColor } from '../figure/options.ts'
import type { OutfitPiece, OutfitTable } from '../figure/parts.ts'
import { addEmblem } from '../props/emblems.ts'
import { getColors, findText, addPattern } from '../props/options.ts'
import type { Sketch } from '../draw/sketch.ts'
import type { Options } from '../draw/options.ts'
import { base } from './basics.ts'
import { RIGHT_ARM, RIGHT_FLANK, sketchTorso } from './torso.ts'

/** Distance between two neighboring layers of the collar. */
const LAYER = 11

/** The layer on the viewer's right is on top, so that the collar is shaped like the letter y. */
export const kimono: OutfitPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#e27a9a')
  const sketch = sketchTorso(canvas, figure.build)
  const layers = getColors(options, 'layers', ['#ffffff', getColor(options, 'collar', color)])
  const body = base(canvas, figure, { ...options, neck: 'v', depth: 90, growth: 6, trim: null }).main ?? ''
  const left = layers
    .map((layer, index) => drawCollarBand(sketch, buildLeftBand(index * LAYER), layer, index, options))
    .join('')
  const panel = sketch.cloth(buildOverlappingPanel((layers.length - 1) * LAYER), color, {
    pattern: addPattern(canvas, options),
    lineWidth: 0.1,
    shades: [RIGHT_ARM, RIGHT_FLANK],
  })
  const right = layers
    .map((layer, index) =>
      drawCollarBand(sketch, buildRightBand(index * LAYER), layer, index, options, buildRightShade(index)),
    )
    .join('')
  return { main: body + left + panel + right + drawObi(canvas, sketch, options) }
}

function drawCollarBand(
  sketch: Sketch,
  outline: string,
  color: Color,
  index: number,
  options: Options,
  shadow?: string,
): Svg {
  return sketch.cloth(outline, color, {
    lineWidth: 2.2,
    shades: shadow ? [shadow] : [],
    pattern: index ? addPattern(sketch.canvas, options, 'collarPattern') : undefined,
  })
}

function buildRightBand(offset: number): string {
  return (
    `n+${8 + offset},-50! n+${26 + offset},-45! .85n+${offset + 15},${6 + offset * 0.5} ${14 + offset * 0.9},${74 + offset} ` +
    `${-40 + offset * 0.5},${170 + offset} ${-66 + offset * 0.4},b! ${-88 + offset * 0.4},b! ${-58 + offset * 0.5},${168 + offset} ` +
    `${-8 + offset * 0.9},${66 + offset * 0.9} .5n+${offset * 0.95},${-6 + offset * 0.4}`
  )
}

function buildLeftBand(offset: number): string {
  return (
    `-n-${8 + offset},-50! -n-${26 + offset},-45! -.85n-${offset + 15},${6 + offset * 0.5} ${-26 - offset * 0.6},${70 + offset * 1.1} ` +
    `20,${150 + offset}! 40,${140 + offset}! ${2 - offset * 0.4},${54 + offset * 0.9} -.5n-${offset * 0.95},${-6 + offset * 0.4}`
  )
}

function buildOverlappingPanel(offset: number): string {
  return (
    `n+${20 + offset},-46! .62s,-14 .66s,80 .6s,b! ${-72 + offset * 0.4},b! ${-46 + offset * 0.5},${170 + offset} ` +
    `${6 + offset * 0.9},${72 + offset} .8n+${offset + 6},${4 + offset * 0.5}`
  )
}

function buildRightShade(index: number): string {
  const off = index * LAYER
  return `n+${16 + off},-50! n+${30 + off},-44! n+${off + 18},10 ${30 + index * 10},60! ${10 + index * 10},60! .7n+${off},10`
}

function drawObi(canvas: Canvas, sketch: Sketch, options: Options): Svg {
  const color = findText(options, 'obi')
  if (!color) return ''
  const belt = sketch.cloth('-s-17,144! 0,156 s+17,144! s+15,b! -s-15,b!', color, {
    pattern: addPattern(canvas, options, 'obiPattern'),
    shades: ['/.3s,140 s,140 s,b .36s,b'],
  })
  return belt + sketch.trim('-s-15,182 0,194 s+15,182', 9, getColor(options, 'cord', '#e9c04a'))
}

const jinbaori: OutfitPiece = (canvas, { build }, options) => {
  const color = getColor(options, 'color', '#d9423a')
  const outline = 'n+16,-38! .64s,-17 s+16,2! s+26,66 s+8,110! .8s,120 .8s,b! 34,b! 30,120 n+2,10'
  const main = sketchTorso(canvas, build).both((half, side) => {
    const shadow = side > 0 ? '.9s,-10! s+50,-10! s+40,b! .6s,b! .72s,150 .9s,60' : '.8s,110! .7s,120 .72s,b! s,b!'
    return (
      half.cloth(outline, color, { pattern: addPattern(canvas, options), gradient: '0,-30 0,260', shades: [shadow] }) +
      half.trim('n+21,-36 n+12,6 44,120 46,b', 15, getColor(options, 'trim', '#ffffff')) +
      half.trim('s+15,4 s+25,62 s+8,106', 6, getColor(options, 'edge', '#e8c04e'))
    )
  })
  const crests = [-1, 1].map((side) => addEmblem(canvas, options, side * build.shoulder * 0.56, build.shoulderY + 70))
  return { main: main + crests.join('') }
}

export const KIMONO: OutfitTable = { kimono, jinbaori }
