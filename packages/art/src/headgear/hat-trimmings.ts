import type { Canvas } from '../draw/canvas.ts'
import { drawFlower } from '../draw/plants.ts'
import { element, group, type Svg } from '../draw/svg.ts'
import { getColor, getNumber } from '../figure/options.ts'
import { addEmblem } from '../props/emblems.ts'
import { getColors, pickColor, findText } from '../props/options.ts'
import type { Sketch } from '../draw/sketch.ts'
import type { Options } from '../draw/options.ts'
import { drawFoldLine } from '../draw/cloth.ts'
import { toSoftInk } from '../draw/color.ts'
import type { Ring } from './round-frame.ts'
import type { RoundHat } from './round-hat.ts'

type HatSize = { x: number; y: number; w: number; h: number }

/** Draws the decorations on a hat that the options `ticket`, `emblem` and `flowers` describe. */
export function drawHatDecoration(canvas: Canvas, sketch: Sketch, size: HatSize, options: Options): Svg {
  const ticketColor = options['ticket'] === true ? '#fff6dc' : findText(options, 'ticket')
  return (
    (ticketColor ? drawPriceTicket(sketch, ticketColor) : '') +
    addEmblem(canvas, options, size.x, size.y - size.h * 0.42) +
    drawFlowers(size, options)
  )
}

/** Draws the price card in the hat band, with short strokes in place of text. */
function drawPriceTicket(sketch: Sketch, color: string): Svg {
  const card = element('rect', {
    x: -26,
    y: -38,
    width: 52,
    height: 68,
    fill: color,
    stroke: '#5a4a3a',
    'stroke-width': 3,
  })
  const marks = group(
    { fill: 'none', stroke: '#5a3a4a', 'stroke-width': 4.4, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    element('path', { d: 'M0 -28L12 -14L0 0L-12 -14Z', fill: '#c8304a' }),
    element('path', { d: 'M-16 12H16M-16 20H8' }),
  )
  return sketch.place(52, -44, card + marks, 1, 12)
}

function drawFlowers({ x, y, w }: HatSize, options: Options): Svg {
  const petals = getColors(options, 'flowers', [])
  if (petals.length === 0) return ''
  const side = getNumber(options, 'flowerSide', -1)
  return [0, 1, 2]
    .map((index) =>
      drawFlower(
        x + side * (w * 0.86 - index * 34),
        y + 4 + index * 8 - (index === 1 ? 18 : 0),
        20,
        pickColor(petals, index),
      ),
    )
    .join('')
}

export function drawFrill(
  sketch: Sketch,
  places: readonly (readonly [number, number])[],
  depth: number,
  options: Options,
): Svg {
  const color = getColor(options, 'frill', '#ffffff')
  const waves = places.map(([x, y], index) => {
    const reach = 1 + ((index % 2 ? 1 : 0.55) * depth) / Math.hypot(x, y)
    return `${(x * reach).toFixed(1)},${(y * reach).toFixed(1)}`
  })
  const inner = places.toReversed().map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`)
  return sketch.cloth(`${waves.join(' ')} ${inner.join(' ')}`, color, {
    shade: color === '#ffffff' ? '#cfc9e6' : undefined,
    line: color === '#ffffff' ? '#75688c' : undefined,
    folds: places
      .filter((_, index) => index % 2 === 1)
      .map(
        ([x, y]) =>
          `${(x * 1.02).toFixed(1)},${(y * 1.02).toFixed(1)} ${(x * 1.14).toFixed(1)},${(y * 1.14).toFixed(1)}`,
      ),
  })
}

/** Draws the folds with which soft cloth falls from the top of a crown. */
export function drawSoftFolds(hat: RoundHat, rings: readonly Ring[], color: string): Svg {
  return [-62, -30, 6, 34, 66]
    .map((degrees, index) => {
      const line = hat.rib(rings, degrees).slice(1)
      const bent = line.map(([x, y], step) => [x + step * (index % 2 ? 7 : -5), y] as const)
      return drawFoldLine(bent.toReversed(), toSoftInk(color), { width: 4.5, profile: 'out', opacity: 0.5 })
    })
    .join('')
}
