import type { Canvas } from '../draw/canvas.ts'
import { element, type Svg } from '../draw/svg.ts'
import type { CastSpec } from './scene-spec.ts'

const DARK = '#120a24'

/** A figure's height and shoulder width in pixels, and the side from which the light comes. */
type Size = { height: number; width: number; side: -1 | 1 }

/** Draws the shadow that a figure casts on the ground, away from the light: flat, long and soft. */
export function drawCastShadow(canvas: Canvas, { x, y, stance }: CastSpec, { height, width, side }: Size): Svg {
  if (!stance || stance.kind === 'riding' || stance.kind === 'lying' || (stance.above ?? 0) > 40) return ''
  const reach = height * 0.42
  return element('ellipse', {
    cx: reach,
    rx: reach + width,
    ry: width * 0.75,
    fill: canvas.softFill(DARK),
    opacity: 0.62,
    transform: `translate(${x} ${y}) scale(${-side} 1) rotate(12)`,
  })
}

/** A dark, flat ellipse on the ground, where the feet touch it. */
export function drawContactShadow(canvas: Canvas, { x, y, stance }: CastSpec, width: number): Svg {
  if (stance?.kind === 'riding' || stance?.kind === 'floating') return ''
  const rx = width * (stance?.kind === 'lying' ? 5 : 1.7)
  return element('ellipse', {
    cx: x,
    cy: y,
    rx,
    ry: rx * 0.2,
    fill: canvas.softFill(DARK),
    opacity: stance?.above ? 0.35 : 0.7,
  })
}
