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
 * The dark and the lit side of a figure: an opacity, and the widths of the steps in which it fades. A blur would fade more
 * evenly, but costs more than all steps together.
 */
type Sides = { readonly [side in 'shade' | 'key']: { readonly opacity: number; readonly steps: readonly number[] } }

const FIGURE: Sides = { shade: { opacity: 0.25, steps: [9, 23] }, key: { opacity: 0.42, steps: [7] } }

/** More light would cover thin and dark objects. */
const THING: Sides = { shade: { opacity: 0.3, steps: [16] }, key: { opacity: 0.2, steps: [9] } }

/**
 * Defines a filter that models a figure: its side away from the light gets the shadow's color, its lit side the
 * light's color. The widths follow the scale of the figure.
 */
export function defineLightFilter(canvas: Canvas, light: FigureLight, window: Window, size = 1): string {
  return defineSides(canvas, FIGURE, light, size, window)
}

/** Defines a filter that gives an object a lit and a dark side. */
export function defineThingLightFilter(canvas: Canvas, light: FigureLight, size: number): string {
  return defineSides(canvas, THING, light, size)
}

/** Colors what is outside the moved figure: the dark side, then the lit side. */
function defineSides(
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
  const move = (width: number, x: number, y: number) =>
    element('feOffset', { in: 'SourceAlpha', dx: x * width * size, dy: y * width * size, result: 'moved' })
  const paint = (paintName: string, on: string) => [
    element('feComposite', { in: paintName, in2: 'moved', operator: 'out' }),
    element('feComposite', { in2: on, operator: 'atop', result: 'lit' }),
  ]
  return canvas.filter(
    [
      element('feFlood', { 'flood-color': shadow, 'flood-opacity': shade.opacity, result: 'dark' }),
      ...shade.steps.flatMap((width, index) => [
        move(width, side, -0.7),
        ...paint('dark', index ? 'lit' : 'SourceGraphic'),
      ]),
      element('feFlood', { 'flood-color': color, 'flood-opacity': key.opacity, ...inner, result: 'light' }),
      ...key.steps.flatMap((width) => [move(width, -side, 0.7), ...paint('light', 'lit')]),
    ].join(''),
  )
}
