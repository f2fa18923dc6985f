import { drawFoldLine } from '../draw/cloth.ts'
import { type Color, shade, tint, toInk } from '../draw/color.ts'
import { getPoint, moveLine, type Point } from '../draw/geometry.ts'
import { brush } from '../draw/stroke.ts'
import { SIDES } from '../draw/notation.ts'
import { Sketch } from '../draw/sketch.ts'
import { path, type Svg } from '../draw/svg.ts'
import type { Canvas } from '../draw/canvas.ts'
import { traceContour } from '../figure/head-shape.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { Figure, HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { getFlag } from '../props/options.ts'
import { sketchHead } from './head.ts'
import type { Ring } from './round-frame.ts'
import { RoundHat } from './round-hat.ts'

const GOLD = '#e8c04e'
const LACQUER = '#221f2c'

/** Draws the cords that hold a hat. They lie on the cheeks and jaws and are tied under the chin. */
export function drawChinCords(canvas: Canvas, figure: Figure, color: Color, width = 6): Svg {
  const contour = traceContour(figure.build, figure)
  const [x, y] = getPoint(contour, 6)
  const sketch = new Sketch(canvas, { x, y: y + 5 })
  const cord = (line: Point[]) =>
    path(brush(line, width + 3, 'flat'), toInk(color)) + path(brush(line, width, 'flat'), color)
  const halves = SIDES.map((side) => {
    const half = (side > 0 ? contour : contour.toReversed()).slice(0, 5)
    const onFace = half.map(([across, down]): Point => [across - side * (width / 2 + 1), down])
    return cord([[getPoint(onFace, 0)[0], -104], ...onFace, [x + side * 5, y + 5]])
  })
  const ends = sketch.both(
    (half) => half.cord('2,2 12,18 10,38', width, color) + half.cord('0,0 20,-9 25,4 2,3', width * 0.8, color),
  )
  return halves.join('') + ends + sketch.disc(0, 1, width * 0.9, color, toInk(color), 2)
}

const KANMURI: readonly Ring[] = [
  [0, 114],
  [46, 110],
  [66, 92],
  [70, 66],
]
const TOPKNOT_CASE: readonly Ring[] = [
  [56, 50],
  [112, 44],
  [122, 34],
]

/** The cap of an emperor: a low cap, a case for the topknot with a pin through it, and a tail that stands upright. */
const uprightKanmuri: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', LACQUER)
  const y = -98 + getNumber(options, 'y', 0)
  const hat = new RoundHat(canvas, figure, { y, dip: 0.16 })
  const sketch = sketchHead(canvas, figure, 0.1, y)
  const net = [-66, -44, -22, 0, 22, 44, 66].map((degrees) =>
    drawFoldLine(hat.rib(KANMURI, degrees), tint(color, 0.9), { width: 2, profile: 'flat', opacity: 0.35 }),
  )
  const tail = sketch
    .on(figure.turn >= 0 ? -1 : 1)
    .cloth('18,-70! 26,-130 28,-180 24,-224 32,-250 58,-258! 70,-240 70,-180 66,-120 58,-70!', color, {
      folds: ['36,-80 44,-150 42,-236', '52,-80 58,-150 58,-244'],
      lights: ['22,-80! 30,-140 31,-200! 37,-200! 36,-140 30,-80!'],
    })
  const pin =
    sketch.cord('-78,-92 78,-92', 8, GOLD) + sketch.both((half) => half.disc(80, -92, 8, GOLD, toInk(GOLD), 3))
  return {
    front:
      drawChinCords(canvas, figure, getColor(options, 'cord', '#6a3f9a')) +
      hat.place(
        tail,
        pin,
        hat.drawWall(TOPKNOT_CASE, color, { finish: 'silk' }),
        hat.drawTop([122, 34], tint(color, 0.4)),
        hat.drawWall(KANMURI, color, { finish: 'silk', extra: net.join('') }),
        hat.drawBand([-2, 117], [12, 117], shade(color, 0.5)),
      ),
    hidesCap: true,
  }
}

const STANDING: readonly Ring[] = [
  [0, 114],
  [56, 108],
  [112, 86],
  [152, 54],
  [174, 18],
]
const BENT: readonly Ring[] = [
  [0, 112],
  [50, 114],
  [92, 104],
  [112, 76],
]

/** A cap of stiff black cloth. `bent` folds its peak to one side. */
const eboshi: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', LACQUER)
  const bent = getFlag(options, 'bent')
  const tall = getNumber(options, 'tall', 1)
  const y = -100 + getNumber(options, 'y', 0)
  const hat = new RoundHat(canvas, figure, { y, dip: 0.14, tilt: bent ? 0 : figure.turn * -0.3 })
  const rings = (bent ? BENT : STANDING).map(([height, radius]): Ring => [height * tall, radius])
  const sketch = sketchHead(canvas, figure, 0.2, y).on(figure.turn >= 0 ? -1 : 1)
  const peak = sketch.cloth(
    '-84,-96! -50,-128 10,-146 76,-150 128,-138 160,-104! 122,-88 96,-66 60,-84 0,-100',
    color,
    {
      shades: ['40,-150! 128,-140 164,-104! 120,-86 96,-62 70,-90'],
      folds: ['-40,-112 30,-116 96,-74', '10,-142 70,-128 120,-92'],
      lights: ['-50,-118! 0,-136 60,-140! 10,-124'],
    },
  )
  const dents = [
    [0.9, -34, 26],
    [0.62, 30, -16],
    [0.4, -22, 34],
  ].map(([share = 0, from = 0, to = 0]) => {
    const line = [
      hat.onWall(rings, share, from),
      hat.onWall(rings, share - 0.1, (from + to) / 2),
      hat.onWall(rings, share - 0.06, to),
    ]
    return drawFoldLine(line, toInk(color), { width: 5, profile: 'both', opacity: 0.5 })
  })
  const crease = hat.rib(rings, hat.middle)
  const ridge =
    path(brush(crease, 9, 'flat'), shade(color, 1.2), { opacity: 0.7 }) +
    path(brush(moveLine(crease, -6, 0), 4, 'flat'), tint(color, 1.4), { opacity: 0.6 })
  return {
    front:
      drawChinCords(canvas, figure, getColor(options, 'cord', '#f6f2ea')) +
      hat.place(
        hat.drawWall(rings, color, { finish: 'silk', extra: dents.join('') + ridge }),
        bent ? peak : '',
        hat.drawBand([-2, 113], [16, 113], getColor(options, 'band', shade(color, 0.8))),
      ),
    hidesCap: true,
  }
}

const BOWL: readonly Ring[] = [
  [0, 128],
  [22, 128],
  [60, 112],
  [84, 82],
  [92, 50],
]

/** A lacquered bowl, worn upside down. */
const bowlHat: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#8a2a22')
  const hat = new RoundHat(canvas, figure, { y: -98 + getNumber(options, 'y', 0), dip: 0.17, tilt: -5 })
  const foot: readonly Ring[] = [
    [88, 54],
    [106, 50, 1],
  ]
  return {
    front: hat.place(
      hat.drawWall(BOWL, color, { finish: 'lacquer' }),
      hat.drawWall(foot, shade(color, 0.3), { finish: 'lacquer' }),
      hat.drawTop([106, 49], color),
      path(brush(hat.arc([52, 119]), 4, 'flat'), GOLD, { opacity: 0.9 }),
      hat.drawCord([0, 129], 11, GOLD),
    ),
    hidesCap: true,
  }
}

const KABUTO_BOWL: readonly Ring[] = [
  [0, 130],
  [50, 130],
  [96, 108],
  [122, 66],
  [130, 22],
]

const kabuto: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#2a2634')
  const gold = getColor(options, 'crest', '#f2c83a')
  const lace = getColor(options, 'lace', '#c8282e')
  const y = -72 + getNumber(options, 'y', 0)
  const hat = new RoundHat(canvas, figure, { y, dip: -0.16 })
  const side = sketchHead(canvas, figure, 0.1, y + 30)
  const front = sketchHead(canvas, figure, 0.6, y)
  return {
    back: side.both((half) => drawNeckGuard(half, color, lace)),
    front:
      drawChinCords(canvas, figure, lace, 8) +
      hat.place(
        hat.drawWall(KABUTO_BOWL, color, { finish: 'lacquer', extra: drawRibs(hat, color) }),
        new Sketch(canvas).disc(hat.center[0], hat.center[1] - 134, 11, gold, toInk(gold), 3),
        side.both((half) => drawTurnBack(half, gold, lace)),
        hat.drawBand([-4, 134], [20, 132], shade(color, 0.4), 'lacquer'),
        hat.drawCord([-4, 134], 8, gold),
      ) +
      front.both((half) => half.metal(HOE, gold, { gradient: '10,-180 110,-80', tangent: 0.14 })) +
      front.gem(0, -34, 18, lace, { setting: gold }),
    hidesCap: true,
  }
}

/** One half of the crest, which looks like a hoe. */
const HOE = '6,-40! 34,-66 58,-116 74,-176! 92,-196! 116,-184! 108,-126 82,-70 44,-32 14,-22!'

/** Draws the laced plates that protect the neck. */
function drawNeckGuard(half: Sketch, color: Color, lace: Color): Svg {
  const rows = [0, 1, 2].map((row) => {
    const [outer, inner] = [row * 12, row * 6]
    const line = `${122 + inner},${-16 + row * 34} ${152 + outer},${-4 + row * 34} ${172 + outer},${24 + row * 26}`
    return half.trim(line, 12, row % 2 ? '#f2e6c8' : lace)
  })
  return half.cloth('110,-50! 150,-30 186,26 200,80! 160,98! 126,60! 116,0', color) + rows.join('')
}

/** Draws the end of the neck guard that is turned back beside the face. */
function drawTurnBack(half: Sketch, gold: Color, lace: Color): Svg {
  return (
    half.metal('118,-50! 128,-92 164,-108 186,-84 170,-50 138,-28!', gold, { gradient: '120,-100 180,-50' }) +
    half.fill('130,-50! 138,-84 162,-95 174,-80 160,-56 140,-40!', lace) +
    half.disc(153, -68, 8, gold, toInk(gold), 3)
  )
}

/** Draws the ribs between the plates of the bowl. */
function drawRibs(hat: RoundHat, color: Color): Svg {
  return [-75, -50, -25, 0, 25, 50, 75]
    .map((degrees) => {
      const line = hat.rib(KABUTO_BOWL, degrees)
      const light = line.map(([x, y]): Point => [x - 3, y])
      return (
        path(brush(line, 5, 'flat'), shade(color, 1), { opacity: 0.8 }) +
        path(brush(light, 2, 'flat'), tint(color, 1.6), { opacity: 0.6 })
      )
    })
    .join('')
}

export const LACQUERED_HATS: HeadgearTable = {
  'upright-kanmuri': uprightKanmuri,
  eboshi,
  'bowl-hat': bowlHat,
  kabuto,
}
