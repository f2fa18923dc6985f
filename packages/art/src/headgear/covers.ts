import { lerp, type Point, toRadians } from '../draw/geometry.ts'
import { brush } from '../draw/stroke.ts'
import { type Color, toInk, tint, shade } from '../draw/color.ts'
import { path } from '../draw/svg.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { Figure, HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { findText, addPattern } from '../props/options.ts'
import { Sketch } from '../draw/sketch.ts'
import type { Canvas } from '../draw/canvas.ts'
import type { Options } from '../draw/options.ts'
import { drawFurStrip } from './fur-roll.ts'
import type { Svg } from '../draw/svg.ts'

const INNER =
  '86,190! 114+.3t,96 118+.5t,10 110+.7t,-68 72+t,-124 4+t,-146 -72+t,-124 -110+.7t,-68 -118+.5t,10 -114+.3t,96 -86,190!'
const OUTER =
  '-150-v,210! -162-v,110 -160-v,0 -152-v,-92 -108,-176-v -44,-212-v-.4p 6+.3p,-222-v-p 52,-210-v-.3p ' +
  '112,-174-v 152+v,-92 160+v,0 162+v,110 150+v,210!'

export type HoodParts = { back: Svg; front: Svg; sketch: Sketch }

/** Draws a hood: its lining behind the head, its cloth in front of the hair. */
export function drawHoodParts(canvas: Canvas, figure: Figure, color: Color, options: Options): HoodParts {
  const units = { t: figure.turn * 0.6, v: getNumber(options, 'volume', 0), p: getNumber(options, 'peak', 0) }
  const sketch = new Sketch(canvas, { units })
  const lining = getColor(options, 'inner', shade(color, 1.6))
  const back = sketch.cloth(OUTER, lining, {
    shades: ['-110,-60 -60,-150 60,-150 120,-60 120,140 -110,140'],
    shadeColor: shade(lining, 1.4),
  })
  const rim = INNER.replaceAll('!', '')
  const shadow = sketch.points(rim).map(([x, y]): Point => [x * 0.93 + units.t * 0.04, y * 0.94 + 6])
  const shadowLine = brush(shadow, 20, (along) => 0.5 + 0.5 * Math.sin(Math.PI * along), 30)
  const cloth = sketch.cloth(`${OUTER} ${INNER}`, color, {
    gradient: '0,-220 0,200',
    pattern: addPattern(canvas, options),
    shades: [
      '60,-210-v! 120,-172-v 170+v,-60 180+v,220! 120,220! 138,60 134,-50 100,-120',
      '-118+.5t,20! -110+.6t,-60 -80+.8t,-120 -92+.7t,-122 -124,-66 -128,60 -112,150!',
    ],
    folds: [
      '-30,-210-v -60,-178 -82,-146',
      '-140-v,-60 -134,0 -138,70',
      '130,-110 142,-40 140,40',
      '40,-210 64,-182 80,-150',
    ],
  })
  const edge = findText(options, 'fur')
    ? drawFurRim(sketch, getColor(options, 'fur', '#ffffff'))
    : sketch.trim(rim, getNumber(options, 'trimWidth', 8), getColor(options, 'trim', tint(color, 0.4)))
  return { back, front: path(shadowLine, toInk(color), { opacity: 0.38 }) + cloth + edge, sketch }
}

function drawFurRim(sketch: Sketch, color: Color): Svg {
  const at = (share: number, along: number): Point => {
    const angle = toRadians(lerp(-218, 38, along))
    const reach = lerp(0.95, 1.24, share)
    const [point] = sketch.points(`${Math.cos(angle) * 122 * reach},${4 + Math.sin(angle) * 146 * reach}`)
    return point ?? [0, 0]
  }
  return drawFurStrip(sketch.canvas, at, color, 56)
}

const hood: HeadgearPiece = (canvas, figure, options) => {
  const { back, front } = drawHoodParts(canvas, figure, getColor(options, 'color', '#d8222e'), options)
  return { back, front, hood: true }
}

const VEIL =
  '-112,-130 -60,-190 0,-204 60,-190 112,-130 152q,-20 170q,120 216q,330! 150,360 -150,360 -216q,330! -170q,120 -152q,-20'
const VEIL_FRONT =
  '-178,190! -166,90 -152,-10 -134,-90 -96,-156 -44,-196 0,-204 44,-196 96,-156 134,-90 152,-10 166,90 178,190! ' +
  '146,90 126,0 110,-84 70,-132 0,-150 -70,-132 -110,-84 -126,0 -146,90'
const VEIL_EDGE = '-178,190 -146,90 -126,0 -110,-84 -70,-132 0,-150 70,-132 110,-84 126,0 146,90 178,190'

const veil: HeadgearPiece = (canvas, _figure, options) => {
  const color = getColor(options, 'color', '#9a4fc0')
  const sketch = new Sketch(canvas, { units: { q: getNumber(options, 'spread', options['flare'] ? 1.22 : 1) } })
  const sheet = path(sketch.shape(VEIL), color, {
    opacity: getNumber(options, 'opacity', 0.55),
    stroke: toInk(color),
    'stroke-width': 4,
  })
  const sheen = sketch.both((half) => half.stroke('110,-110 146,20 176,300', 5, tint(color, 0.8), { opacity: 0.6 }))
  const top = sketch.cloth(VEIL_FRONT, color, {
    pattern: addPattern(canvas, options),
    shades: ['40,-204! 140,-120 164,0 170,160! 146,160! 140,40 120,-60 80,-130'],
    folds: [
      '-96,-152 -124,-80 -142,20',
      '-140,-60 -150,40 -152,130',
      '-30,-194 -50,-168 -66,-136',
      '90,-150 122,-80 140,20',
      '142,-40 150,60 152,140',
    ],
  })
  const edge = sketch.trim(VEIL_EDGE, 6, getColor(options, 'trim', '#f0c850'))
  return { back: sheet + sheen, front: top + edge + drawVeilCoins(sketch, findText(options, 'coins')) }
}

function drawVeilCoins(sketch: Sketch, color: Color | undefined): Svg {
  if (!color) return ''
  const places = [
    [0, -138],
    [27, -135],
    [53, -126],
    [76, -110],
    [95, -86],
    [108, -58],
  ] as const
  const coin = (half: Sketch, x: number, y: number) =>
    half.disc(x, y, 10, color, toInk(color), 2.6) + half.oval(x - 3, y - 3, 3.4, 2.6, '#fff8d8')
  return sketch.both((half) => places.map(([x, y]) => coin(half, x, y)).join(''))
}

export const COVERS: HeadgearTable = { hood, veil }
