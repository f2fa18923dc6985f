import { drawCloth } from '../draw/cloth.ts'
import { type Color, shade, tint, toInk } from '../draw/color.ts'
import { toLoop, toRadians, markEnds } from '../draw/geometry.ts'
import { drawFeather } from '../draw/plants.ts'
import { brush } from '../draw/stroke.ts'
import { Sketch } from '../draw/sketch.ts'
import { path, type Svg } from '../draw/svg.ts'
import { getColor } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { findText, addPattern } from '../props/options.ts'
import { drawFinish } from './finish.ts'
import { sketchHead } from './head.ts'
import { type Ring } from './round-frame.ts'
import { RoundHat } from './round-hat.ts'

const WOUND: readonly Ring[] = [
  [-6, 120],
  [14, 136],
  [46, 142],
  [82, 132],
  [112, 100],
  [128, 54],
  [130, 14],
]

/** Windings of the cloth from top to bottom: where they cross the front, and how steeply they rise to the right. */
const WINDINGS = [
  [0.66, -0.3],
  [0.62, 0.34],
  [0.44, -0.3],
  [0.38, 0.32],
  [0.22, -0.22],
  [0.14, 0.24],
  [0.0, -0.06],
] as const

/** `stripes` is the color of a stripe on each winding. With `tail`, one end hangs down to the shoulder. */
const turban: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#f3ead8')
  const hat = new RoundHat(canvas, figure, { y: -86, dip: 0.1, tilt: 2 })
  const [gem, plume, stripe] = ['gem', 'feather', 'stripes'].map((name) => findText(options, name))
  const pattern = addPattern(canvas, options)
  const windings = WINDINGS.map(([share, rise]) => drawWinding(hat, share, rise, color, stripe, pattern))
  const [x, y] = hat.onWall(WOUND, 0.42, hat.middle)
  const plain = new Sketch(canvas)
  const quill = plume
    ? drawFeather(plain.points(`${x},${y} ${x - 12},${y - 60} ${x + 4},${y - 108} ${x + 40},${y - 132}`), 38, plume)
    : ''
  const near = sketchHead(canvas, figure, 0.4).on(figure.turn >= 0 ? -1 : 1)
  const tail = options['tail']
    ? near.cloth('96,-120! 132,-96 146,-20 142,80 156,190! 112,180! 114,60 104,-40', color, {
        folds: ['116,-90 128,0 130,150'],
        shades: ['128,-90! 146,-20 142,80 156,190! 136,186! 128,60'],
      })
    : ''
  return {
    back: tail,
    front: hat.place(
      hat.drawWall(WOUND, color, { finish: 'linen' }),
      ...windings,
      quill,
      gem ? plain.gem(x, y, 15, gem, { setting: '#e8c04e', stretch: 1.15 }) : '',
    ),
    hidesCap: true,
  }
}

function drawWinding(
  hat: RoundHat,
  share: number,
  rise: number,
  color: Color,
  stripe: string | undefined,
  pattern: string | undefined,
): Svg {
  const line = (offset: number) =>
    [-90, -68, -44, -20, 0, 20, 44, 68, 90].map((degrees) =>
      hat.onWall(WOUND, share + offset + rise * Math.sin(toRadians(degrees)), degrees),
    )
  const band = toLoop([...markEnds(line(0.2)), ...markEnds(line(0).toReversed())])
  const within = (low: number, high: number, paint: string, opacity: number) =>
    path(toLoop([...markEnds(line(high)), ...markEnds(line(low).toReversed())]), paint, { opacity })
  return drawCloth(hat.canvas, band, color, {
    pattern,
    extra:
      (stripe ? within(0.07, 0.13, stripe, 1) : '') +
      within(0, 0.05, shade(color, 1.2), 0.7) +
      within(0.14, 0.17, tint(color, 1), 0.6) +
      drawFinish(hat, WOUND, color, 'linen') +
      path(brush(line(0.1).slice(1, 6), 2.2), toInk(color), { opacity: stripe ? 0 : 0.3 }),
  })
}

/** A turban with holes and loose ends. */
const ruinedTurban: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#8a3a4a')
  const wound = turban(canvas, figure, { color, gem: '#2fb88a', tail: true, ...options })
  const sketch = sketchHead(canvas, figure, 0.25)
  const tears = ['-86,-140! -60,-156 -70,-130! -54,-122 -82,-114!', '66,-170! 92,-150 80,-136! 62,-156'].map((hole) =>
    sketch.fill(hole, '#3a1a28', 0.85),
  )
  const shreds = ['-124,-84 -140,-60 -136,-34', '124,-84 146,-64 150,-30', '50,-190 76,-208 96,-204'].map((line) =>
    sketch.blade(line, 18, color, 'spike'),
  )
  return { ...wound, front: shreds.join('') + (wound.front ?? '') + tears.join('') }
}

export const TURBANS: HeadgearTable = {
  turban,
  'ruined-turban': ruinedTurban,
  'sea-turban': (canvas, figure, options) =>
    turban(canvas, figure, { color: '#f0e8d8', stripes: '#3a78b8', tail: true, ...options }),
}
