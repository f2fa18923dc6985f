import { toRadians } from '../draw/geometry.ts'
import { drawFeather } from '../draw/plants.ts'
import { shade, tint } from '../draw/color.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { drawSoftFolds } from './hat-trimmings.ts'
import { sketchHead } from './head.ts'
import type { Ring, Wave } from './round-frame.ts'
import { RoundHat } from './round-hat.ts'

const HUNTING_CROWN: readonly Ring[] = [
  [0, 119],
  [46, 117],
  [88, 92],
  [108, 50],
  [112, 12],
]

/** Returns the upper edge of a brim that is turned up all around but runs out to a point in one direction. */
function createPointedBrim(ahead: number, up: number): { low: Wave; high: Wave } {
  const front = (degrees: number) => Math.max(0, Math.cos(toRadians(degrees - ahead))) ** 7
  return {
    low: (degrees) => [-4 - 4 * front(degrees), 119 + 60 * front(degrees)],
    high: (degrees) => [up * (1 - front(degrees)) + 4 * front(degrees), 132 + 78 * front(degrees)],
  }
}

const bycocket: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#3f7d3a')
  const way = figure.turn >= 0 ? 1 : -1
  const hat = new RoundHat(canvas, figure, { y: -98, dip: 0.19, tilt: -way * 3 })
  const { low, high } = createPointedBrim(way * 58, 40)
  const sketch = sketchHead(canvas, figure, 0.25, -98).on(way)
  const plume = drawFeather(
    sketch.points('-60,-14 -110,-84 -160,-122 -206,-112'),
    getNumber(options, 'featherWidth', 40),
    getColor(options, 'feather', '#c8392b'),
  )
  const brim = getColor(options, 'brim', tint(color, 0.15))
  return {
    front: hat.place(
      hat.drawWall(HUNTING_CROWN, color, { seams: [-10] }),
      plume,
      hat.drawFlap(low, high, -96, 96, brim),
      hat.drawEdge(high, -96, 96, 5, tint(brim, 0.4)),
    ),
    hidesCap: true,
  }
}

/** A soft cap whose brim is turned up and slit at one side, where feathers are stuck in. */
const huntsmanCap: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#2f7a4a')
  const hat = new RoundHat(canvas, figure, { y: -94, dip: 0.17, tilt: 5 })
  const sketch = sketchHead(canvas, figure, 0.25, -94)
  const plumes =
    drawFeather(sketch.points('92,-30 140,-104 152,-176 134,-210'), 42, '#b8702a') +
    drawFeather(sketch.points('94,-26 162,-72 196,-130 196,-166'), 36, '#7a4a24')
  const high: Wave = (degrees) => [40 + 5 * Math.sin((degrees * Math.PI) / 60), 134]
  const flap = (from: number, to: number) =>
    hat.drawFlap(() => [-2, 120], high, from, to, shade(color, 0.5)) + hat.drawEdge(high, from, to, 5, '#e8bd55')
  const [x, y] = hat.at(18, 128, 46)
  return {
    front: hat.place(
      hat.drawWall(HUNTING_CROWN, color, { dent: 10, extra: drawSoftFolds(hat, HUNTING_CROWN, color) }),
      plumes,
      flap(52, 94),
      flap(-94, 44),
      sketchHead(canvas, figure, 0).gem(x, y, 14, '#e8344a', { setting: '#e8bd55' }),
    ),
    hidesCap: true,
  }
}

export const HUNTING_HATS: HeadgearTable = { bycocket, 'huntsman-cap': huntsmanCap }
