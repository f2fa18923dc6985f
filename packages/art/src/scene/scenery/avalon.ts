import { toLine } from '../../draw/geometry.ts'
import { element, group, path, type Svg } from '../../draw/svg.ts'
import { brush } from '../../draw/stroke.ts'
import { createWidePart, type PartValues, type SceneryTable, repeat } from './part.ts'
import type { Canvas } from '../../draw/canvas.ts'

const dawnWater = createWidePart(
  { color: '#ffd8a8', accent: '#7a6ab8', third: '#16204e', amount: 26 },
  (canvas, part) => {
    const { width, height } = part.picture
    const deep = canvas.linearGradient([0, 0, width, height], [0, part.color], [0.34, part.accent], [1, part.third])
    return (
      element('rect', { width, height, fill: deep }) +
      drawDawn(canvas, part) +
      repeat(part.amount, () => drawRipple(part)) +
      drawStarlight(part)
    )
  },
)

function drawDawn(canvas: Canvas, { picture }: PartValues): Svg {
  const glow = canvas.radialGradient(
    [picture.width * 0.1, picture.height * 0.06, picture.width * 0.75],
    [0, '#fff8dc', 0.95],
    [0.4, '#ffe0a0', 0.5],
    [1, '#ffe0a0', 0],
  )
  return element('rect', { width: picture.width, height: picture.height, fill: glow })
}

function drawRipple({ picture, random }: PartValues): Svg {
  const [x, y] = [random() * picture.width * 1.1, random() * picture.height]
  const half = 40 + random() * 110
  const line = brush(
    toLine([x - half, y + half * 0.3], [x - half * 0.2, y - 5], [x + half, y - half * 0.42]),
    3 + random() * 4,
    'both',
    14,
  )
  return path(line, y < picture.height * 0.5 ? '#fff4d8' : '#b8c8ff', { opacity: 0.16 + random() * 0.3 })
}

function drawStarlight({ picture, random, amount }: PartValues): Svg {
  return group(
    { fill: '#f4f8ff' },
    repeat(amount * 2, () => {
      const [x, y] = [random() * picture.width, picture.height * (0.25 + random() * 0.75)]
      return element('circle', { cx: x, cy: y, r: 1 + random() * 2.6, opacity: 0.35 + random() * 0.6 })
    }),
  )
}

export const AVALON_SHORE: SceneryTable = { 'dawn-water': dawnWater }
