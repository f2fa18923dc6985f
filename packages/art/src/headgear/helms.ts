import { toInk, tint, shade } from '../draw/color.ts'
import { lerp, type Point, smoothPath } from '../draw/geometry.ts'
import { buildLock, buildRibbon } from '../draw/lock.ts'
import { brush } from '../draw/stroke.ts'
import { path } from '../draw/svg.ts'
import { getColor } from '../figure/options.ts'
import type { HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import { findText, getText } from '../props/options.ts'
import { sketchHead, clipToHair } from './head.ts'

const HORN_LINES: Readonly<Record<string, string>> = {
  ram: '78,-140 150,-170 190,-100 160,-40 124,-56',
  up: '58,-158 86,-210 80,-250 96,-276',
  bull: '84,-136 150,-172 168,-230 140,-284',
  goat: '74,-146 118,-196 168,-214 214,-196',
  dragon: '66,-150 104,-206 158,-236 236,-246',
  stub: '66,-156 82,-186 88,-208',
}

/** `shape` is `bull`, `ram`, `up`, `goat`, `dragon` or `stub`. `band` adds iron bands at the roots. */
const horns: HeadgearPiece = (canvas, figure, options) =>
  drawHornPair(canvas, figure, options, getText(options, 'shape', 'bull'))

const drawHornPair = (
  ...[canvas, figure, options, shape]: [...Parameters<HeadgearPiece>, string]
): ReturnType<HeadgearPiece> => {
  const color = getColor(options, 'color', shape === 'goat' ? '#b39a78' : '#3a3048')
  const sketch = sketchHead(canvas, figure, 0.2)
  const line = HORN_LINES[shape]
  if (!line) throw new RangeError(`unknown horn shape ${shape}`)
  const back = sketch.both((half, side) => {
    const horn = buildLock(half.points(line), shape === 'stub' ? 34 : 46, { profile: 'spike', steps: 14 })
    const rings = [1, 2, 3, 4, 5, 6].map((ring) => {
      const along = ring * 0.11
      return path(
        brush([horn.at(0, along), horn.at(0.5, along + 0.03), horn.at(1, along)], 2.4, 'both', 6),
        toInk(color),
        { opacity: 0.7 },
      )
    })
    const dark = side > 0 ? buildRibbon(horn, 0.55, 1) : buildRibbon(horn, 0, 0.4)
    const bright = side > 0 ? buildRibbon(horn, 0.2, 0.32, 0.1, 0.7, 6) : buildRibbon(horn, 0.62, 0.74, 0.1, 0.7, 6)
    return (
      path(horn.outline, toInk(color), { stroke: toInk(color), 'stroke-width': 6 }) +
      path(horn.outline, color) +
      path(dark, shade(color, 1.2), { opacity: 0.85 }) +
      rings.join('') +
      path(bright, tint(color, 0.9), { opacity: 0.7 })
    )
  })
  const iron = findText(options, 'band')
  const rims = iron ? sketch.both((half) => half.trim('62,-124 84,-136 102,-122', 14, iron)) : ''
  return { back, front: rims }
}

const goatHorns: HeadgearPiece = (canvas, figure, options) => {
  const iron = getColor(options, 'band', '#7a8296')
  const sketch = sketchHead(canvas, figure, 0, -100)
  const line = '-146,44 -118+.2t,22 -88+.5t,10 -44+.8t,3 .9t,2 44+.8t,3 88+.5t,10 118+.2t,22 146,44'
  const band = sketch.trim(line, 22, iron)
  const rivets = [-84, -44, 0, 44, 84].map((x) =>
    sketch.gem(x + figure.turn * 0.7, 3 + Math.abs(x) * 0.09, 5.5, tint(iron, 0.6)),
  )
  const { back = '' } = drawHornPair(canvas, figure, { ...options, band: iron }, 'goat')
  return { front: back + clipToHair(figure, band) + rivets.join('') }
}

const EAR_SHAPES: Readonly<Record<string, string>> = {
  rabbit: '34,-150 30,-260 52,-330 82,-262 78,-150',
  wolf: '40,-160! 74,-236 104,-262! 128,-190 122,-118!',
  cat: '44,-158! 82,-212 118,-236! 130,-170 122,-110!',
  donkey: '44,-150 58,-250 104,-318 122,-240 104,-134',
}

/** `shape` is `cat`, `wolf`, `rabbit` or `donkey`. */
const ears: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', figure.hair.base)
  const inside = getColor(options, 'inner', '#f4b3b0')
  const outline = EAR_SHAPES[getText(options, 'shape', 'cat')]
  if (!outline) throw new RangeError('unknown ear shape')
  const sketch = sketchHead(canvas, figure, 0.15)
  const front = sketch.both((half) => {
    const hollow = half.points(outline).map((point): Point => {
      const [center] = half.points('84,-140')
      const inner: Point = [lerp(point[0], center?.[0] ?? 0, 0.3), lerp(point[1], -140, 0.26)]
      return point[2] ? [inner[0], inner[1], 1] : inner
    })
    return half.cloth(outline, color) + path(smoothPath(hollow, true), shade(inside, 0.4))
  })
  return { front }
}

const plumes: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#b3302a')
  const sketch = sketchHead(canvas, figure, 0.2)
  const back = sketch.both((half) => {
    const plume = buildLock(half.points('52,-128 96,-214 176,-262 262,-236 316,-160'), 22, {
      profile: 'leaf',
      steps: 26,
    })
    const bars = Array.from({ length: 22 }, (_, index) => {
      const along = (index + 2) / 26
      const bar = brush([plume.at(0, along), plume.at(0.5, along + 0.022), plume.at(1, along)], 4.2, 'both', 6)
      return path(bar, index % 2 ? '#f6d060' : toInk(color), { opacity: 0.9 })
    })
    return (
      path(plume.outline, color, { stroke: toInk(color), 'stroke-width': 5 }) +
      path(buildRibbon(plume, 0.5, 1, 0, 1, 14), shade(color, 1), { opacity: 0.8 }) +
      bars.join('') +
      half.gem(52, -128, 12, '#f2c23e', { setting: '#f2c23e' })
    )
  })
  return { back }
}

export const HELMS: HeadgearTable = {
  horns,
  'goat-horns': goatHorns,
  ears,
  plumes,
}
