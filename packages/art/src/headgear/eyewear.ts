import { element, type Svg } from '../draw/svg.ts'
import { toInk, tint } from '../draw/color.ts'
import { getColor, getNumber } from '../figure/options.ts'
import type { Figure, HeadgearPiece, HeadgearTable } from '../figure/parts.ts'
import type { Canvas } from '../draw/canvas.ts'
import type { Sketch } from '../draw/sketch.ts'
import type { Options } from '../draw/options.ts'
import { findText } from '../props/options.ts'
import { sketchHead } from './head.ts'

type Lens = { x: number; y: number; radius: number }

/** Returns the positions of the lenses in front of the turned face's eyes. */
function locateLenses({ build, turn }: Figure, radius: number, drop: number): Lens[] {
  return [-1, 1].map((side) => {
    const x = side * build.eyeX
    return { x: x + turn * (1 - (x / 132) ** 2), y: build.eyeY + drop, radius }
  })
}

function drawLens(sketch: Sketch, { x, y, radius }: Lens, frame: string, tint: string, width: number): Svg {
  const glass = element('circle', { cx: x, cy: y, r: radius, fill: tint, opacity: 0.22 })
  const far = radius * 0.62
  const glint = sketch.stroke(
    `${x - far},${y + 4} ${x - far * 0.9},${y - far * 0.6} ${x - far * 0.2},${y - far}`,
    6,
    '#ffffff',
    { opacity: 0.75 },
  )
  return glass + sketch.ring(x, y, radius, width, frame) + glint
}

function createGlasses(defaults: { radius: number; drop: number; width: number; temples: boolean }): HeadgearPiece {
  return (canvas, figure, options) => {
    const frame = getColor(options, 'color', '#c9a13a')
    const tint = getColor(options, 'glass', '#dff2ff')
    const sketch = sketchHead(canvas, figure, 0)
    const pair = locateLenses(
      figure,
      getNumber(options, 'radius', defaults.radius),
      getNumber(options, 'y', defaults.drop),
    )
    const [left, right] = pair
    if (!left || !right) return {}
    const bridge = sketch.cord(
      `${left.x + left.radius},${left.y - 2} ${(left.x + right.x) / 2},${left.y - 14} ${right.x - right.radius},${right.y - 2}`,
      defaults.width * 0.8,
      frame,
    )
    const temples = defaults.temples
      ? sketch.cord(`${left.x - left.radius},${left.y - 4} -112,${left.y - 12}`, defaults.width * 0.7, frame) +
        sketch.cord(`${right.x + right.radius},${right.y - 4} 112,${right.y - 12}`, defaults.width * 0.7, frame)
      : ''
    const rims = pair.map((one) => drawLens(sketch, one, frame, tint, defaults.width)).join('')
    return { front: temples + bridge + rims + drawCord(sketch, right, options) }
  }
}

function drawCord(sketch: Sketch, lens: Lens, options: Options): Svg {
  const color = findText(options, 'cord')
  if (!color) return ''
  const [x, y] = [lens.x + lens.radius, lens.y]
  return sketch.stroke(`${x},${y} ${x + 22},${y + 70} ${x + 8},${y + 150} ${x + 30},${y + 220}`, 4, color, {
    profile: 'even',
  })
}

const pinceNez = createGlasses({ radius: 32, drop: 6, width: 4.5, temples: false })
const spectacles = createGlasses({ radius: 36, drop: 4, width: 5, temples: true })

const monocle: HeadgearPiece = (canvas, figure, options) => {
  const side = getNumber(options, 'side', 1) < 0 ? 0 : 1
  const frame = getColor(options, 'color', '#e2b44a')
  const sketch = sketchHead(canvas, figure, 0)
  const eye = locateLenses(figure, getNumber(options, 'radius', 39), getNumber(options, 'y', 2))[side]
  if (!eye) return {}
  const chain = drawCord(sketch, eye, { cord: getColor(options, 'cord', '#e2b44a') })
  return { front: chain + drawLens(sketch, eye, frame, getColor(options, 'glass', '#dff2ff'), 5.5) }
}

const antennae: HeadgearPiece = (canvas: Canvas, figure, options) => {
  const color = getColor(options, 'color', '#5a8a4a')
  const knob = getColor(options, 'knob', tint(color, 0.5))
  const h = getNumber(options, 'height', 120)
  const head = sketchHead(canvas, figure, 0.3).with({ h })
  const feelers = head.both(
    (half) =>
      half.cord('28,-104 40,-150 56,-160-.5h 96,-160-.9h 128,-160-.84h', 9, color) +
      half.disc(130, -160 - h * 0.82, 15, knob, toInk(knob), 3.5) +
      half.disc(126, -166 - h * 0.82, 4.5, '#ffffff'),
  )
  return { back: feelers }
}

const earCuffs: HeadgearPiece = (canvas, figure, options) => {
  const color = getColor(options, 'color', '#f2c23e')
  const reach = figure.build.faceWidth + 8
  const head = sketchHead(canvas, figure, -0.1)
  const cuff = head.both(
    (half) =>
      [-22, -6, 10].map((y) => half.trim(`${reach - 12},${y} ${reach + 12},${y - 5}`, 8, color)).join('') +
      half.gem(reach, 30, 9, getColor(options, 'gem', '#3fc0e0'), { setting: color }),
  )
  return { front: cuff }
}

export const EYEWEAR: HeadgearTable = { 'pince-nez': pinceNez, spectacles, monocle, antennae, 'ear-cuffs': earCuffs }
