import type { Canvas } from '../draw/canvas.ts'
import { moveLine } from '../draw/geometry.ts'
import { brush } from '../draw/stroke.ts'
import { group, path, type Svg } from '../draw/svg.ts'
import type { Figure } from '../figure/parts.ts'
import { Sketch } from '../draw/sketch.ts'

/** Color of a hat's shadow on face and hair. */
const HAT_SHADOW = '#20142e'

/** Creates a sketch that follows the turn of the head; the named length `t` is the turn. */
export function sketchHead(canvas: Canvas, figure: Figure, turnShare: number, y = 0): Sketch {
  return new Sketch(canvas, { x: figure.turn * turnShare, y, units: { t: figure.turn } })
}

export function drawHatShadow(
  figure: Figure,
  sketch: Sketch,
  outline: string,
  color = HAT_SHADOW,
  opacity = 0.32,
): Svg {
  return group({ 'clip-path': figure.headClip() }, path(sketch.shape(outline), color, { opacity }))
}

/** Draws the shadow of a band on the hair below it. */
export function drawBandShadow(sketch: Sketch, line: string, width: number): Svg {
  const below = moveLine(sketch.points(line), 2, width * 0.7)
  return path(
    brush(below, width, () => 1, 20),
    HAT_SHADOW,
    { opacity: 0.26 },
  )
}

/** Clips a headband to the hair's outline. */
export function clipToHair(figure: Figure, content: Svg): Svg {
  return group({ 'clip-path': figure.hairClip() }, content)
}
