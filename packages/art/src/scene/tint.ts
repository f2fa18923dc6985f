import type { Canvas } from '../draw/canvas.ts'
import type { Color } from '../draw/color.ts'
import { element } from '../draw/svg.ts'
import type { Window } from './scene-spec.ts'

/** A filter that paints only on the figure needs no more than its box and outline. */
const TIGHT = { x: '-4%', y: '-4%', width: '108%', height: '108%' }

/** Defines a filter that recolors a drawing. At 0 the drawing stays the same, at 1 only its outline is visible. */
export function defineTintFilter(canvas: Canvas, color: Color, amount: number): string {
  return canvas.filter(
    element('feFlood', { 'flood-color': color, 'flood-opacity': amount }) +
      element('feComposite', { in2: 'SourceGraphic', operator: 'atop' }),
    TIGHT,
  )
}

/**
 * Width of the strip along the picture's edges without rim light. There, a figure's edge is where the picture crops it,
 * not its outline.
 */
const CUT = 9

/** The light of a figure: which side it comes from, its color, and the color of the air on the other side. */
export type FigureLight = {
  readonly color: Color
  readonly side: -1 | 1
  readonly shadow: Color
}

/**
 * The dark and the lit side of a figure: their opacity and width. Their edges are sharp, as on painted cels: a blur costs
 * more than all other steps of the filter together.
 */
type Sides = { readonly [side in 'shade' | 'key']: { readonly opacity: number; readonly width: number } }

const FIGURE: Sides = { shade: { opacity: 0.3, width: 8 }, key: { opacity: 0.42, width: 6 } }

/** More light would cover thin and dark objects. */
const THING: Sides = { shade: { opacity: 0.3, width: 16 }, key: { opacity: 0.2, width: 9 } }

/**
 * Defines a filter that models a figure: its side away from the light gets the shadow's color, its lit side the
 * light's color. The widths follow the scale of the figure.
 */
export function defineLightFilter(canvas: Canvas, light: FigureLight, window: Window, size = 1): string {
  return defineSideLightFilter(canvas, FIGURE, light, size, window)
}

/** Defines a filter that gives an object a lit and a dark side. */
export function defineThingLightFilter(canvas: Canvas, light: FigureLight, size: number): string {
  return defineSideLightFilter(canvas, THING, light, size)
}

/** Colors what is outside the moved figure: the dark side, then the lit side. */
function defineSideLightFilter(
  canvas: Canvas,
  { shade, key }: Sides,
  { color, side, shadow }: FigureLight,
  size: number,
  window?: Window,
): string {
  const inner = window && {
    x: window.left + CUT,
    y: window.top + CUT,
    width: window.width - 2 * CUT,
    height: window.height - 2 * CUT,
  }
  const paint = (fill: Color, opacity: number, [dx, dy]: readonly [number, number], on: string, area = {}) => [
    element('feOffset', { in: 'SourceAlpha', dx: dx * size, dy: dy * size, result: 'moved' }),
    element('feFlood', { 'flood-color': fill, 'flood-opacity': opacity, ...area }),
    element('feComposite', { in2: 'moved', operator: 'out' }),
    element('feComposite', { in2: on, operator: 'atop', result: 'lit' }),
  ]
  const steps = [
    ...paint(shadow, shade.opacity, [side * shade.width, -0.7 * shade.width], 'SourceGraphic'),
    ...paint(color, key.opacity, [-side * key.width, 0.7 * key.width], 'lit', inner),
  ]
  return canvas.filter(steps.join(''), TIGHT)
}
