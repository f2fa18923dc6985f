import type { Color } from './color.ts'
import type { PathData } from './geometry.ts'
import { type Attributes, element, type Svg } from './svg.ts'

export type GradientStop = readonly [offset: number, color: Color, opacity?: number]

/** From (x1, y1) to (x2, y2) in the coordinates of the shape. */
export type GradientLine = readonly [x1: number, y1: number, x2: number, y2: number]

const FILTER_REGION = { x: '-10%', y: '-10%', width: '120%', height: '120%' }
const BLUR_REGION = { x: '-60%', y: '-60%', width: '220%', height: '220%' }
const MASK_REGION = { x: -400, y: -500, width: 1600, height: 1800 }

/** Collects the definitions of one picture; each method answers with the `url(#…)` that refers to its new one. */
export class Canvas {
  readonly #prefix: string
  readonly #dark: boolean
  readonly #definitions: Svg[] = []
  readonly #blurs = new Map<number, string>()
  #count = 0

  /** The prefix keeps pictures apart that share a page; every id shows it, so it must not tell whom the picture shows. */
  constructor(prefix: string, { dark = false }: { dark?: boolean } = {}) {
    this.#prefix = prefix
    this.#dark = dark
  }

  /** The underscore keeps these ids apart from the names of layers. */
  uid(): string {
    return `${this.#prefix}_${(this.#count++).toString(36)}`
  }

  linearGradient(stops: readonly GradientStop[], ...[x1, y1, x2, y2]: GradientLine): string {
    return this.#define('linearGradient', { gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 }, stopElements(stops))
  }

  radialGradient(
    stops: readonly GradientStop[],
    cx: number,
    cy: number,
    r: number,
    attributes: Attributes = {},
  ): string {
    const circle = { gradientUnits: 'userSpaceOnUse', cx, cy, r, ...attributes }
    return this.#define('radialGradient', circle, stopElements(stops))
  }

  /** The light about a thing. A dark canvas has none: in an outline a halo would hide the shape of what shines. */
  glow(stops: readonly GradientStop[], cx: number, cy: number, r: number, attributes: Attributes = {}): Svg {
    if (this.#dark) return ''
    return element('ellipse', { cx, cy, rx: r, ry: r, fill: this.radialGradient(stops, cx, cy, r), ...attributes })
  }

  clip(...paths: readonly (PathData | readonly PathData[])[]): string {
    const shapes = paths.flat().map((d) => element('path', { d }))
    return this.#define('clipPath', {}, shapes.join(''))
  }

  mask(content: Svg): string {
    return this.#define('mask', { maskUnits: 'userSpaceOnUse', ...MASK_REGION }, content)
  }

  blur(deviation: number): string {
    const known = this.#blurs.get(deviation)
    if (known) return known
    const blur = this.#define('filter', BLUR_REGION, element('feGaussianBlur', { stdDeviation: deviation }))
    this.#blurs.set(deviation, blur)
    return blur
  }

  filter(content: Svg, attributes: Attributes = {}): string {
    const region = { ...FILTER_REGION, 'color-interpolation-filters': 'sRGB', ...attributes }
    return this.#define('filter', region, content)
  }

  pattern(width: number, height: number, content: Svg, attributes: Attributes = {}): string {
    return this.#define('pattern', { width, height, patternUnits: 'userSpaceOnUse', ...attributes }, content)
  }

  /** The content of the picture's `<defs>`. */
  definitions(): Svg {
    return this.#definitions.join('')
  }

  #define(name: string, attributes: Attributes, content: Svg): string {
    const id = this.uid()
    this.#definitions.push(element(name, { id, ...attributes }, content))
    return `url(#${id})`
  }
}

function stopElements(stops: readonly GradientStop[]): Svg {
  return stops
    .map(([offset, color, opacity]) => element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }))
    .join('')
}
