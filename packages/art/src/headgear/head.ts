import type { Canvas } from '../draw/canvas.ts'
import { group, path, type Svg } from '../draw/svg.ts'
import type { Figure } from '../figure/parts.ts'
import { Sketch } from '../draw/sketch.ts'

/** The color of the shadow a hat throws on face and hair. */
const HAT_SHADOW = '#20142e'

/** A sketch around a point that follows the turn of the head; `t` is the turn. */
export function sketchHead(canvas: Canvas, figure: Figure, follow: number, y = 0): Sketch {
  return new Sketch(canvas, { x: figure.turn * follow, y, units: { t: figure.turn } })
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

/** A band around the hair ends where the hair does. */
export function clipToHair(figure: Figure, content: Svg): Svg {
  return group({ 'clip-path': figure.hairClip() }, content)
}
