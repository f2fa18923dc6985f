import type { Canvas } from '../draw/canvas.ts'
import type { Color } from '../draw/color.ts'
import { element } from '../draw/svg.ts'
import type { Window } from './scene-spec.ts'

/** The filter region for filters that do not paint outside the figure: its bounding box with room for the outline. */
const TIGHT = { x: '-4%', y: '-4%', width: '108%', height: '108%' }

/** Defines a filter that recolors a drawing. At 0, the drawing is unchanged; at 1, only its outline is visible. */
export function defineTintFilter(canvas: Canvas, color: Color, amount: number): string {
  return canvas.filter(
    element('feFlood', { 'flood-color': color, 'flood-opacity': amount }) +
      element('feComposite', { in2: 'SourceGraphic', operator: 'atop' }),
    TIGHT,
  )
}

/**
 * The width of the strip along the picture's edges that gets no rim light. A figure's edge in this strip is where the
 * picture crops it, not its outline.
 */
const CUT = 9

/** The light on a figure: the side it comes from, its color, and the color of the shadow on the other side. */
export type FigureLight = {
  readonly color: Color
  readonly side: -1 | 1
  readonly shadow: Color
}

/**
 * The opacity and width of a figure's dark and lit sides. Their edges are sharp, as on painted cels, because a blur
 * would cost more than all other steps of the filter together.
 */
type Side = { readonly opacity: number; readonly width: number }
type Sides = { readonly shade?: Side; readonly key: Side }

const FIGURE: Sides = { shade: { opacity: 0.3, width: 8 }, key: { opacity: 0.62, width: 6 } }

/** The rim of a dark figure before a bright place. It has no shaded side, because all of it is in the shade. */
const RIM: Side = { opacity: 0.95, width: 7 }

/** Objects get less light than figures, because as much light would completely cover a thin or dark object. */
const THING: Sides = { shade: { opacity: 0.3, width: 16 }, key: { opacity: 0.2, width: 9 } }

/**
 * Defines a filter that gives a figure volume: the side away from the light gets the shadow's color, the lit side the
 * light's color. The widths of both are in proportion to the figure's scale.
 */
export function defineLightFilter(canvas: Canvas, light: FigureLight, window: Window, size = 1): string {
  return canvas.filter(listSideLightSteps(FIGURE, light, size, 'SourceGraphic', window).join(''), TIGHT)
}

/**
 * How much of the tint's amount darkens a figure before the light. The tint is multiplied, because a layer of color over
 * the figure would hide its face like a veil.
 */
const BACKLIT_SHADE = 0.3

/** Defines a filter that darkens a figure with a tint and puts a rim of light on its lit side. */
export function defineBacklightFilter(
  canvas: Canvas,
  light: FigureLight,
  window: Window,
  tint: { readonly color: Color; readonly amount: number },
): string {
  const darken =
    element('feFlood', { 'flood-color': tint.color, 'flood-opacity': tint.amount * BACKLIT_SHADE }) +
    element('feBlend', { in2: 'SourceGraphic', mode: 'multiply' }) +
    element('feComposite', { in2: 'SourceGraphic', operator: 'in', result: 'dark' })
  const rims = listSideLightSteps({ key: RIM }, light, 1, 'dark', window)
  return canvas.filter(darken + rims.join(''), TIGHT)
}

/** Defines a filter that gives an object a lit and a dark side. */
export function defineThingLightFilter(canvas: Canvas, light: FigureLight, size: number): string {
  return canvas.filter(listSideLightSteps(THING, light, size, 'SourceGraphic').join(''), TIGHT)
}

/**
 * Finds each side by shifting a copy of the figure: the part that the copy does not cover is colored. Draws the dark
 * side first.
 */
function listSideLightSteps(
  { shade, key }: Sides,
  { color, side, shadow }: FigureLight,
  size: number,
  source: string,
  window?: Window,
): string[] {
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
  return [
    ...(shade ? paint(shadow, shade.opacity, [side * shade.width, -0.7 * shade.width], source) : []),
    ...paint(color, key.opacity, [-side * key.width, 0.7 * key.width], shade ? 'lit' : source, inner),
  ]
}
