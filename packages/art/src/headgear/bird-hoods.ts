import { type Color, shade, tint, toInk } from '../draw/color.ts'
import type { Point } from '../draw/geometry.ts'
import { buildLock, buildRibbon } from '../draw/lock.ts'
import { drawFeather } from '../draw/plants.ts'
import { brush } from '../draw/stroke.ts'
import { Sketch } from '../draw/sketch.ts'
import { path, type Svg } from '../draw/svg.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { drawHoodParts } from './covers.ts'
import { sketchHead } from './head.ts'
import type { Ring } from './round-frame.ts'
import { RoundHat } from './round-hat.ts'

/** Draws a short covert feather with a pale edge and a dark bar. */
function drawCovert(line: readonly Point[], width: number, color: Color): Svg {
  const vane = buildLock(line, width, { profile: 'strand', steps: 10 })
  const bar = (along: number) =>
    brush([vane.at(0.1, along), vane.at(0.5, along + 0.06), vane.at(0.9, along)], 4.4, 'both', 6)
  return (
    path(vane.outline, toInk(color), { stroke: toInk(color), 'stroke-width': 3, 'stroke-linejoin': 'round' }) +
    path(vane.outline, color) +
    path(buildRibbon(vane, 0.6, 1, 0, 1, 8), shade(color, 0.9), { opacity: 0.7 }) +
    [0.5, 0.72].map((along) => path(bar(along), shade(color, 1.5), { opacity: 0.75 })).join('') +
    path(brush([vane.at(0.5, 0.1), vane.at(0.5, 0.94)], 2, 'out', 6), tint(color, 1.2), { opacity: 0.8 })
  )
}

/** Draws rows of feathers on a hood. They lie like shingles and point away from the face. */
function drawHoodFeathers(sketch: Sketch, color: Color): Svg {
  const at = (reach: number, degrees: number): Point => {
    const angle = (degrees * Math.PI) / 180
    const [point] = sketch.points(`${Math.cos(angle) * reach * 0.9},${-30 + Math.sin(angle) * reach * 1.04}`)
    return point ?? [0, 0]
  }
  return [0, 1, 2, 3]
    .flatMap((row) => {
      const count = 21 - row
      const root = 182 - row * 12
      return Array.from({ length: count }, (_, index) => {
        const degrees = -214 + (index * 248) / (count - 1) + (row % 2) * 5
        const tone = row === 3 ? tint(color, 0.7) : row % 2 ? tint(color, 0.3) : index % 2 ? color : shade(color, 0.3)
        return drawCovert([at(root - 20, degrees), at(root, degrees + 1), at(root + 20, degrees + 3)], 34, tone)
      })
    })
    .join('')
}

const featherHood: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#8a6a4c')
  const { back, front, sketch } = drawHoodParts(canvas, figure, color, { trim: tint(color, 0.5), peak: 10, ...options })
  const brow = sketchHead(canvas, figure, 0.6, -156)
  const beak = brow.cloth('-24,-14! -10,-32 10,-32 24,-14! 18,10 6,42! 0,44 -8,18', '#e8b23a', {
    shades: ['4,-34! 26,-20! 8,46!'],
    folds: ['-16,-4 0,4 16,-2'],
    lights: ['-14,-22! -4,-28! -4,4! -12,2!'],
  })
  const eyes = brow.both(
    (half) =>
      half.disc(46, -10, 13, shade(color, 1.6)) +
      half.disc(46, -10, 9.5, '#ffd84a', '#3a2a18', 3) +
      half.disc(45, -10, 5, '#1a1018') +
      half.disc(42, -13, 2, '#ffffff') +
      half.stroke('26,-18 46,-26 70,-18', 7, shade(color, 1.3)),
  )
  return { back, front: front + drawHoodFeathers(sketch, color) + beak + eyes, hood: true }
}

const greatOwlHood: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#7a5638')
  const { back, front, sketch } = drawHoodParts(canvas, figure, color, {
    trim: tint(color, 0.5),
    peak: 4,
    volume: 6,
    ...options,
  })
  const brow = sketchHead(canvas, figure, 0.6, -160)
  const tufts = brow.both((half) =>
    [0, 1, 2, 3]
      .map((index) => {
        const line = `${38 + index * 15},${-10 + index * 6} ${72 + index * 12},${-64 + index * 12} ${104 + index * 12},${-118 + index * 26}`
        return drawFeather(half.points(line), 40 - index * 3, index % 2 ? tint(color, 0.3) : shade(color, 0.9))
      })
      .join(''),
  )
  const discs = brow.both((half) => drawOwlEye(half, color))
  const beak = brow.cloth('-20,6! 0,-8 20,6! 12,42 0,68! -12,42', '#e0a43a', {
    shades: ['2,-6! 24,8! 4,70!'],
    folds: ['-12,18 0,24 12,18'],
  })
  return { back, front: front + tufts + drawHoodFeathers(sketch, color) + discs + beak, hood: true }
}

function drawOwlEye(half: Sketch, color: Color): Svg {
  const rays = Array.from({ length: 13 }, (_, index) => {
    const angle = (index / 13) * Math.PI * 2
    const at = (reach: number) => `${46 + Math.cos(angle) * reach},${-8 + Math.sin(angle) * reach}`
    return half.blade(`${at(14)} ${at(30)} ${at(46)}`, 19, index % 2 ? tint(color, 0.8) : tint(color, 0.4))
  })
  return (
    rays.join('') +
    half.disc(46, -8, 24, '#ffb02a', toInk(color), 4) +
    half.disc(46, -8, 12, '#1a1016') +
    half.disc(40, -16, 5, '#ffffff') +
    half.stroke('12,-28 46,-46 92,-42', 11, shade(color, 1.4), { profile: 'out' })
  )
}

const NAPE: readonly Ring[] = [
  [0, 124],
  [40, 124],
  [84, 102],
  [112, 62],
  [120, 18],
]

/** Draws rows of small scalloped feathers on a cap. */
function drawScallops(hat: RoundHat, rings: readonly Ring[], color: Color): Svg {
  return [0.06, 0.24, 0.42, 0.6, 0.78]
    .flatMap((share, row) =>
      Array.from({ length: 12 }, (_, index) => {
        const degrees = -88 + index * 16 + (row % 2) * 8
        const scale = [
          hat.onWall(rings, share + 0.12, degrees - 7),
          hat.onWall(rings, share, degrees - 5),
          hat.onWall(rings, share - 0.05, degrees),
          hat.onWall(rings, share, degrees + 5),
          hat.onWall(rings, share + 0.12, degrees + 7),
        ]
        return path(brush(scale, 3.4, 'both', 10), index % 3 ? shade(color, 1.6) : tint(color, 1), { opacity: 0.7 })
      }),
    )
    .join('')
}

/** A cap of feathers with the head of a pheasant above the brow. */
const pheasantCap: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#1f6f78')
  const red = getColor(options, 'cheek', '#e02838')
  const way = getNumber(options, 'side', -1) < 0 ? 1 : -1
  const hat = new RoundHat(canvas, figure, { y: -86 + getNumber(options, 'y', 0), dip: -0.18 })
  const [x, y] = hat.onWall(NAPE, 0.62, way * -20)
  // The coordinates are for a bird that faces the viewer's left.
  const bird = new Sketch(canvas, { side: way })
  const crest = ['36,-64 84,-84 128,-74', '40,-50 92,-58 140,-40', '38,-34 88,-32 126,-8'].map((line, index) =>
    bird.blade(line, 26, index % 2 ? tint(color, 0.5) : color),
  )
  const beak = bird.cloth('-44,-52! -78,-52 -104,-34 -108,-12! -90,-22 -70,-22 -46,-18!', '#e8c878', {
    shades: ['-46,-34! -80,-34 -106,-14! -90,-18 -46,-16!'],
  })
  const head = bird.cloth(
    '-78,66! -62,30 -60,-10 -56,-46 -34,-76 8,-82 42,-60 54,-14 62,26 84,62! 40,74 0,78 -40,76',
    color,
    {
      gradient: '-60,0 60,0',
      shades: ['20,-84! 50,-60 60,20 90,66! 24,80! 40,20 40,-10'],
      lights: ['-48,-44! -28,-70 6,-74! -16,-60 -36,-36!'],
    },
  )
  const face =
    bird.inked('-50,-42 -28,-60 4,-50 14,-24 -2,-2 -30,0 -48,-18', red, 4) +
    bird.disc(-20, -34, 13, '#ffe27a', toInk(red), 3.4) +
    bird.disc(-22, -34, 6, '#1a1018') +
    bird.disc(-24, -37, 2.2, '#ffffff')
  const collar = bird.trim('-61,14 -28,28 10,28 56,14', 11, '#fdf8ee')
  return {
    front: hat.place(
      hat.drawWall(NAPE, color, { finish: 'silk', extra: drawScallops(hat, NAPE, color) }),
      hat.drawCord([-2, 125], 12, getColor(options, 'trim', '#e8bd55')),
      new Sketch(canvas).place(x, y, crest.join('') + beak + head + collar + face, 0.82),
    ),
    hidesCap: true,
  }
}

/** A cap of black feathers with the head of an ibis, and the moon in its crescent. */
const ibisCrown: HeadgearPiece = (canvas, figure, options) => {
  const gold = '#e9bf3e'
  const black = getColor(options, 'color', '#2a2836')
  const moon = getColor(options, 'moon', '#f2f0dc')
  const way = getNumber(options, 'side', figure.turn < 0 ? -1 : 1) < 0 ? -1 : 1
  const hat = new RoundHat(canvas, figure, { y: -84 + getNumber(options, 'y', 0), dip: -0.18 })
  const side = sketchHead(canvas, figure, 0.2)
  const lappets = side.both((half) =>
    [0, 1, 2, 3]
      .map((row) =>
        half.blade(
          `108,${-96 + row * 26} 138,${-50 + row * 34} ${132 - row * 4},${14 + row * 40}`,
          44,
          row % 2 ? tint(black, 0.25) : black,
        ),
      )
      .toReversed()
      .join(''),
  )
  const [x, y] = hat.onWall(NAPE, 0.38, hat.middle)
  const ibis = new Sketch(canvas, { x, y, side: way })
  const neck = ibis.cloth('-34,30! -40,-16 -22,-52 12,-62 40,-44 46,-14 32,6 34,34! 0,44', black, {
    lights: ['-28,-14! -16,-44 8,-54! -6,-36 -18,-8!'],
    shades: ['10,-60! 44,-44 48,-10 36,36! 14,40! 26,0'],
  })
  const beak =
    ibis.stroke('22,-34 76,-48 118,-28 138,18', 27, toInk(black), { profile: 'out', steps: 24 }) +
    ibis.stroke('22,-34 76,-48 118,-28 136,14', 20, shade(black, 0.2), { profile: 'out', steps: 24 }) +
    ibis.stroke('34,-42 78,-54 112,-36 126,-8', 5, tint(black, 1.6), { profile: 'out', opacity: 0.8 })
  const eye =
    ibis.disc(12, -32, 10, gold, toInk(black), 3) + ibis.disc(14, -32, 5, '#1a1020') + ibis.disc(12, -35, 2, '#fff')
  const top = new Sketch(canvas, { x: hat.center[0], y: hat.center[1] - 150 })
  const disc =
    top.metal('-58,-34! -46,0 0,18 46,0 58,-34! 36,-8 0,2 -36,-8', gold, { gradient: '-56,-20 56,10' }) +
    top.disc(0, -30, 33, moon, toInk(moon), 3.4) +
    top.disc(8, -38, 8, shade(moon, 0.5)) +
    top.disc(-12, -22, 5, shade(moon, 0.5))
  return {
    back: lappets + hat.place(disc),
    front: hat.place(
      hat.drawWall(NAPE, black, { finish: 'silk', extra: drawScallops(hat, NAPE, black) }),
      hat.drawCord([-2, 125], 12, gold),
      neck + beak + eye,
    ),
    hidesCap: true,
  }
}

export const BIRD_HOODS: HeadgearTable = {
  'feather-hood': featherHood,
  'great-owl-hood': greatOwlHood,
  'pheasant-cap': pheasantCap,
  'ibis-crown': ibisCrown,
}
