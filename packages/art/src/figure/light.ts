import type { Canvas } from '../draw/canvas.ts'
import { type Color, shade, tint } from '../draw/color.ts'
import { element } from '../draw/svg.ts'
import type { BackgroundSpec } from '../spec.ts'

const CARD = { filterUnits: 'userSpaceOnUse', x: 0, y: 0, width: 600, height: 800 }
/** The strip at the card's right edge where a cropped figure would be in shadow, because nothing lies beyond the edge. */
const CROP_AREA = { x: 580, y: 0, width: 20, height: 800 }
/** Excludes the card's right edge, because there must be no rim light where the card crops the figure. */
const RIM_AREA = { x: 0, y: 0, width: 590, height: 800 }

/**
 * The key light comes from the left: a copy of the figure is moved to the left and blurred, and whatever the copy does
 * not cover is in shadow. It is not moved vertically, because the card crops every figure at its lower edge.
 */
const SHADOW = { shift: -14, blur: '9 5' }

/**
 * The width of the rim light. It is wide enough to cover the dark outline. A narrower light inside the outline would
 * look like a second outline.
 */
const RIM = 5

/** Colors of the light on a figure, taken from its background. */
type Light = { rim: Color; shadow: Color }

export function chooseLight({ colors: [bright, dark], accent, rim, shadow }: BackgroundSpec): Light {
  return { rim: rim ?? tint(accent ?? bright, 0.6), shadow: shadow ?? shade(dark, 1.6) }
}

/**
 * Defines the light on a whole figure: a shadow on the side away from the key light, and within it a rim in the
 * background's color.
 */
export function defineFigureLight(canvas: Canvas, background: BackgroundSpec): string {
  const light = chooseLight(background)
  const offset = (source: string, dx: number, result: string) => element('feOffset', { in: source, dx, dy: 0, result })
  const steps = [
    element('feFlood', { ...CROP_AREA, result: 'crop' }),
    offset('SourceAlpha', SHADOW.shift, 'moved'),
    element('feComposite', { in2: 'crop', operator: 'over' }),
    element('feGaussianBlur', { stdDeviation: SHADOW.blur, result: 'lit' }),
    element('feFlood', { 'flood-color': light.shadow, 'flood-opacity': 0.5 }),
    element('feComposite', { in2: 'lit', operator: 'out' }),
    element('feComposite', { in2: 'SourceGraphic', operator: 'atop', result: 'shaded' }),
    offset('SourceAlpha', -RIM, 'far'),
    element('feFlood', { 'flood-color': light.rim, 'flood-opacity': 0.5, ...RIM_AREA }),
    element('feComposite', { in2: 'far', operator: 'out' }),
    element('feComposite', { in2: 'shaded', operator: 'atop' }),
  ]
  return canvas.filter(steps.join(''), CARD)
}
