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
 * Width of the strip along the picture's edges that has no rim light: there, a figure's edge is where the picture crops
 * it, not its outline.
 */
const CUT = 9

/** The light of a figure: which side it comes from, its color, and the color of the air on the other side. */
export type FigureLight = {
  readonly color: Color
  readonly side: -1 | 1
  readonly shadow: Color
  /** Opacity of the lit side. */
  readonly key?: number
}

/**
 * Defines a filter that models a figure: its side away from the light is in the color of the shadow, its lit side in the
 * color of the light, and a rim separates the dark side from the background. A bust also casts a soft shadow on what is
 * behind it; a figure from head to foot does not, and the widths follow its scale.
 */
export function defineLightFilter(
  canvas: Canvas,
  { color, side, shadow, key = 0.42 }: FigureLight,
  window: Window,
  bodyScale?: number,
): string {
  const { left, top, width, height } = window
  const size = bodyScale ?? 1
  const inner = { x: left + CUT, y: top + CUT, width: width - 2 * CUT, height: height - 2 * CUT }
  const offset = (dx: number, dy: number, result: string) =>
    element('feOffset', { in: 'SourceAlpha', dx: dx * size, dy: dy * size, result })
  // Colors the part of the figure that lies outside the moved, soft figure.
  const paint = (name: string, dx: number, dy: number, fill: Color, opacity: number, on: string) => [
    element('feOffset', { in: 'soft-alpha', dx: dx * size, dy: dy * size, result: `${name}-moved` }),
    element('feComposite', { in: 'SourceAlpha', operator: 'out', in2: `${name}-moved`, result: `${name}-edge` }),
    element('feFlood', { 'flood-color': fill, 'flood-opacity': opacity }),
    element('feComposite', { in2: `${name}-edge`, operator: 'in' }),
    element('feComposite', { in2: on, operator: 'atop', result: name }),
  ]
  return canvas.filter(
    [
      element('feGaussianBlur', { in: 'SourceAlpha', stdDeviation: 11 * size, result: 'soft-alpha' }),
      ...paint('shade', side * 20, -14, shadow, 0.5, 'SourceGraphic'),
      ...paint('key', -side * 11, 9, color, key, 'shade'),
      offset(side * 3, 1.6, 'near'),
      offset(side * 7.5, 3.6, 'far'),
      element('feComposite', { in: 'near', in2: 'far', operator: 'out', result: 'band' }),
      element('feFlood', { 'flood-color': color, 'flood-opacity': Math.min(0.66, key * 1.6), ...inner }),
      element('feComposite', { in2: 'band', operator: 'in' }),
      element('feComposite', { in2: 'key', operator: 'atop', result: 'lit' }),
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
