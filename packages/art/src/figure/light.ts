import type { Canvas } from '../draw/canvas.ts'
import { type Color, shade, tint } from '../draw/color.ts'
import { element } from '../draw/svg.ts'
import type { BackgroundSpec } from '../spec.ts'

const CARD = { filterUnits: 'userSpaceOnUse', x: 0, y: 0, width: 600, height: 800 }
/** Excludes the strip at the card's right edge: a figure that the card crops there does not show its right side. */
const SIDE_AREA = { x: 0, y: 0, width: 578, height: 800 }

/**
 * The widths and opacities of shadow and rim light on a figure's right side, because the key light comes from the left.
 * The edges are sharp, as on painted cels and in scenes: a blur would take a fifth of the drawing time. The rim covers
 * the dark outline. A narrower light inside the outline would look like a second outline.
 */
const SHADOW = { width: 11, opacity: 0.32 }
const RIM = { width: 5, opacity: 0.5 }

/** Colors of the light on a figure, taken from its background. */
type Light = { rim: Color; shadow: Color }

export function chooseLight({ colors: [bright, dark], accent, rim, shadow }: BackgroundSpec): Light {
  return { rim: rim ?? tint(accent ?? bright, 0.6), shadow: shadow ?? shade(dark, 1.6) }
}

/**
 * Defines the light on a whole figure: a shadow on the side away from the key light, and within it a rim in the
 * background's color. Both lie where a copy of the figure, moved to the left, does not cover it. The copy is not moved
 * vertically, because the card crops every figure at its lower edge.
 */
export function defineFigureLight(canvas: Canvas, background: BackgroundSpec): string {
  const light = chooseLight(background)
  const paint = (on: string, color: Color, { width, opacity }: typeof RIM) => [
    element('feOffset', { in: 'SourceAlpha', dx: -width, dy: 0, result: 'moved' }),
    element('feFlood', { 'flood-color': color, 'flood-opacity': opacity, ...SIDE_AREA }),
    element('feComposite', { in2: 'moved', operator: 'out' }),
    element('feComposite', { in2: on, operator: 'atop', result: 'lit' }),
  ]
  const steps = [...paint('SourceGraphic', light.shadow, SHADOW), ...paint('lit', light.rim, RIM)]
  return canvas.filter(steps.join(''), CARD)
}
