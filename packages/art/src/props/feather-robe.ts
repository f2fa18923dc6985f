import { toInk, tint, shade } from '../draw/color.ts'
import { type Point, samplePath } from '../draw/geometry.ts'
import { drawFeather } from '../draw/plants.ts'

import type { Svg } from '../draw/svg.ts'
import { getColor, getNumber, getPoints } from '../figure/options.ts'
import type { PropPiece, PropTable } from '../figure/parts.ts'
import type { Options } from '../draw/options.ts'
import { getColors, pickColor } from './options.ts'
import { Sketch } from '../draw/sketch.ts'

const GOLD = '#f0cf7a'

/** Reads a line from the options, or returns the default line. */
function readPolyline(options: Options, defaultLine: readonly Point[]): readonly Point[] {
  const drawn = getPoints(options, 'path')
  return drawn.length > 1 ? drawn : defaultLine
}

/** Draws a row of feathers along a line; the feathers point backwards. */
function drawFeatherRow(
  spine: readonly Point[],
  reach: number,
  sweep: number,
  tones: readonly string[],
  shift: number,
): Svg {
  const last = spine.length - 1
  return spine
    .slice(0, last)
    .map((root, index) => {
      const next = spine[index + 1] ?? root
      const [dx, dy] = [next[0] - root[0], next[1] - root[1]]
      const length = Math.hypot(dx, dy) || 1
      const [fx, fy] = [dx / length, dy / length]
      const swell = 0.42 + 0.58 * Math.sin(Math.PI * Math.min(1, (index + 1.5) / last) ** 0.8)
      const at = (along: number, bend: number): Point => [
        root[0] + (-fy * along + fx * (sweep * along + bend)) * reach * swell,
        root[1] + (fx * along + fy * (sweep * along + bend)) * reach * swell,
      ]
      return drawFeather([at(0, 0), at(0.5, 0.02), at(1, 0.24)], 40 + reach * 0.06, pickColor(tones, index + shift))
    })
    .join('')
}

const featherStream: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const tones = getColors(options, 'colors', ['#ffffff', '#efeaff', '#fff2d6'])
  const reach = getNumber(options, 'reach', 150)
  const given = readPolyline(options, [
    [0, 0],
    [140, -120],
    [120, -300],
  ])
  const spine = samplePath(given, getNumber(options, 'count', 20))
  const written = spine.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  const flow = getNumber(options, 'sweep', 1)
  const rows = [
    [1, 0.75, 0],
    [0.66, 0.7, 1],
    [0.36, 0.6, 2],
  ].map(([share = 1, sweep = 0, shift = 0]) => drawFeatherRow(spine, reach * share, sweep * flow, tones, shift))
  return rows.join('') + s.cord(written, 15, getColor(options, 'edge', GOLD), 'out')
}

const silkRibbon: PropPiece = (canvas, options) => {
  const s = new Sketch(canvas)
  const color = getColor(options, 'color', '#dcd2ff')
  const width = getNumber(options, 'width', 46)
  const given = readPolyline(options, [
    [-200, 200],
    [0, 0],
    [200, -200],
  ])
  const line = samplePath(given, 48)
  const beside = (dx: number, dy: number) =>
    line.map(([x, y]) => `${(x + dx).toFixed(1)},${(y + dy).toFixed(1)}`).join(' ')
  const veil = { steps: 60 } as const
  return (
    s.stroke(beside(0, 0), width + 5, toInk(color), veil) +
    s.stroke(beside(0, 0), width, color, veil) +
    s.stroke(beside(width * 0.14, width * 0.16), width * 0.42, shade(color, 0.8), { ...veil, opacity: 0.6 }) +
    s.stroke(beside(-width * 0.16, -width * 0.16), width * 0.3, tint(color, 1), { ...veil, opacity: 0.9 })
  )
}

export const FEATHER_ROBE: PropTable = { 'feather-stream': featherStream, 'silk-ribbon': silkRibbon }
