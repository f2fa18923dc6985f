import { type Color, shade, tint, toInk } from '../draw/color.ts'
import { toRadians, type Point } from '../draw/geometry.ts'
import { buildLock, buildRibbon } from '../draw/lock.ts'
import { drawFeather } from '../draw/plants.ts'
import { brush } from '../draw/stroke.ts'
import { Sketch } from '../draw/sketch.ts'
import { path, type Svg } from '../draw/svg.ts'
import { getColor } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { drawHoodParts } from './covers.ts'
import { sketchHead } from './head.ts'

/** Draws a short covert feather with a pale edge and a dark bar. */
function drawCovert(line: readonly Point[], width: number, color: Color): Svg {
  const vane = buildLock(line, width, { profile: 'strand', steps: 10 })
  const bar = (along: number) =>
    brush([vane.at(0.1, along), vane.at(0.5, along + 0.06), vane.at(0.9, along)], 4.4, 'both', 6)
  return (
    path(vane.outline, toInk(color), { stroke: toInk(color), 'stroke-width': 3, 'stroke-linejoin': 'round' }) +
    path(vane.outline, color) +
    path(buildRibbon(vane, 0.6, 1, 0, 1, 8), shade(color, 0.9), { opacity: 0.7 }) +
    path(bar(0.5) + bar(0.72), shade(color, 1.5), { opacity: 0.75 }) +
    path(brush([vane.at(0.5, 0.1), vane.at(0.5, 0.94)], 2, 'out', 6), tint(color, 1.2), { opacity: 0.8 })
  )
}

/** Draws rows of feathers on a hood. They lie like shingles and point away from the face. */
function drawHoodFeathers(sketch: Sketch, color: Color): Svg {
  const at = (reach: number, degrees: number): Point => {
    const angle = toRadians(degrees)
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

export const BIRD_HOODS: HeadgearTable = {
  'feather-hood': featherHood,
  'great-owl-hood': greatOwlHood,
}
