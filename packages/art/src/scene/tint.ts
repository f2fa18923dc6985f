import type { Canvas } from '../draw/canvas.ts'
import type { Color } from '../draw/color.ts'
import { element } from '../draw/svg.ts'
import type { Window } from './scene-spec.ts'

/** Defines a filter that recolors a drawing. At 0 the drawing stays the same, at 1 only its outline is visible. */
export function defineTintFilter(canvas: Canvas, color: Color, amount: number): string {
  return canvas.filter(
    element('feFlood', { 'flood-color': color, 'flood-opacity': amount }) +
      element('feComposite', { in2: 'SourceGraphic', operator: 'atop' }),
  )
}

/**
 * Width of the strip along the picture's edges that gets no rim light: there, a figure's edge is where the picture crops
 * it, not its outline.
 */
const CUT = 9

/**
 * Defines a filter that draws a rim on the lit side. A bust also casts a soft shadow on what is behind it; a figure from
 * head to foot does not, and the width of its rim follows its scale.
 */
export function defineLightFilter(
  canvas: Canvas,
  color: Color,
  side: -1 | 1,
  window: Window,
  bodyScale?: number,
): string {
  const { left, top, width, height } = window
  const size = bodyScale ?? 1
  const inner = { x: left + CUT, y: top + CUT, width: width - 2 * CUT, height: height - 2 * CUT }
  const offset = (dx: number, dy: number, result: string) => element('feOffset', { in: 'SourceAlpha', dx, dy, result })
  return canvas.filter(
    [
      offset(side * 3 * size, 1.6 * size, 'near'),
      offset(side * 7.5 * size, 3.6 * size, 'far'),
      element('feComposite', { in: 'near', in2: 'far', operator: 'out', result: 'band' }),
      element('feFlood', { 'flood-color': color, 'flood-opacity': 0.66, ...inner }),
      element('feComposite', { in2: 'band', operator: 'in' }),
      element('feComposite', { in2: 'SourceGraphic', operator: 'atop', result: 'lit' }),
      ...(bodyScale === undefined ? drawCastShadow(side) : []),
    ].join(''),
  )
}

/** A bust casts a soft shadow on what is behind it. */
function drawCastShadow(side: -1 | 1): string[] {
  return [
    element('feGaussianBlur', { in: 'SourceAlpha', stdDeviation: 9, result: 'soft' }),
    element('feOffset', { in: 'soft', dx: -side * 14, dy: 12, result: 'cast' }),
    element('feColorMatrix', {
      in: 'cast',
      type: 'matrix',
      values: '0 0 0 0 .08  0 0 0 0 .05  0 0 0 0 .2  0 0 0 .5 0',
    }),
    element('feComposite', { in: 'lit' }),
  ]
}
