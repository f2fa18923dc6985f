import type { Color } from './color.ts'
import type { PathData } from './geometry.ts'
import type { Options } from './options.ts'
import { type Attributes, element, type Svg } from './svg.ts'

export type GradientStop = readonly [offset: number, color: Color, opacity?: number]

/** A gradient from (x1, y1) to (x2, y2), in the coordinates of the shape. */
export type GradientLine = readonly [x1: number, y1: number, x2: number, y2: number]

/** A circle, in the coordinates of the shape. */
export type GradientCircle = readonly [cx: number, cy: number, r: number, attributes?: Attributes]

/** A drawing loaded from a part file. */
export type Part = {
  /** Draws the part so that its grip or foot is at (0, 0). */
  readonly draw: (canvas: Canvas, options: Options) => Svg
  /** Half the width of the shadow on the ground; 0 for hanging or flying parts. */
  readonly shadow: number
  /** The part's y coordinate in scenes that do not set one. */
  readonly y: number | undefined
}

/** Part files of props and scenery. */
export type Parts = {
  readonly has: (kind: PartKind, name: string) => boolean
  readonly find: (kind: PartKind, name: string) => Part | undefined
}

export const PART_KINDS = ['props', 'scenery'] as const
export type PartKind = (typeof PART_KINDS)[number]

const NO_PARTS: Parts = { has: () => false, find: () => undefined }

const FILTER_REGION = { x: '-10%', y: '-10%', width: '120%', height: '120%' }
const BLUR_REGION = { x: '-35%', y: '-35%', width: '170%', height: '170%' }
const MASK_REGION = { x: -400, y: -500, width: 1600, height: 1800 }

/** Collects the `<defs>` of one picture. Each method adds a definition and returns its `url(#…)`. */
export class Canvas {
  readonly parts: Parts
  readonly #prefix: string
  readonly #dark: boolean
  readonly #definitions: Svg[] = []
  readonly #blurs = new Map<number, string>()
  readonly #softFills = new Map<Color, string>()
  #count = 0
  /** Blurs with at most this deviation are skipped. */
  #unseen = 0

  /** All ids start with `prefix`, so that pictures on one page do not collide. The prefix must not reveal the card. */
  constructor(prefix: string, { dark = false, parts = NO_PARTS }: { dark?: boolean; parts?: Parts | undefined } = {}) {
    this.parts = parts
    this.#prefix = prefix
    this.#dark = dark
  }

  /** True for silhouettes, which show only the outline. */
  get isDark(): boolean {
    return this.#dark
  }

  /** Returns a new id. The underscore distinguishes it from layer names. */
  uid(): string {
    return `${this.#prefix}_${(this.#count++).toString(36)}`
  }

  linearGradient([x1, y1, x2, y2]: GradientLine, ...stops: readonly GradientStop[]): string {
    return this.define('linearGradient', { gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 }, drawGradientStops(stops))
  }

  radialGradient([cx, cy, r, attributes]: GradientCircle, ...stops: readonly GradientStop[]): string {
    const circle = { gradientUnits: 'userSpaceOnUse', cx, cy, r, ...attributes }
    return this.define('radialGradient', circle, drawGradientStops(stops))
  }

  /** Draws a glow, except in silhouettes, where it would hide the outline of the shape. */
  glow([cx, cy, r, attributes]: GradientCircle, ...stops: readonly GradientStop[]): Svg {
    if (this.#dark) return ''
    const fill = this.radialGradient([cx, cy, r], ...stops)
    return element('ellipse', { cx, cy, rx: r, ry: r, fill, ...attributes })
  }

  /**
   * Returns a fill for ellipses that fades out from the center to the edge. It looks like a blur without the cost of a
   * filter.
   */
  softFill(color: Color): string {
    const known = this.#softFills.get(color)
    if (known) return known
    const stops = drawGradientStops([
      [0, color, 0.92],
      [0.35, color, 0.7],
      [0.7, color, 0.24],
      [1, color, 0],
    ])
    const fill = this.define('radialGradient', {}, stops)
    this.#softFills.set(color, fill)
    return fill
  }

  clip(...paths: readonly (PathData | readonly PathData[])[]): string {
    const shapes = paths.flat().map((d) => element('path', { d }))
    return this.define('clipPath', {}, shapes.join(''))
  }

  /** Clips away everything inside the path. */
  clipOut(data: PathData): string {
    return this.define(
      'clipPath',
      {},
      element('path', { d: `M-2000-2000H2000V2000H-2000Z${data}`, 'clip-rule': 'evenodd' }),
    )
  }

  mask(content: Svg): string {
    return this.define('mask', { maskUnits: 'userSpaceOnUse', ...MASK_REGION }, content)
  }

  /** Blurs in sRGB. Blurring in linear RGB would look more natural in bright areas but take two more filter passes. */
  blur(deviation: number): string {
    if (deviation <= this.#unseen) return 'none'
    const known = this.#blurs.get(deviation)
    if (known) return known
    const region = { ...BLUR_REGION, 'color-interpolation-filters': 'sRGB' }
    const blur = this.define('filter', region, element('feGaussianBlur', { stdDeviation: deviation }))
    this.#blurs.set(deviation, blur)
    return blur
  }

  /** Blurs a whole drawing. Weaker blurs inside it are skipped, because they would be invisible. */
  blurWhole(deviation: number, draw: () => Svg): Svg {
    this.#unseen = deviation * 1.5
    const content = draw()
    this.#unseen = 0
    return element('g', { filter: this.blur(deviation) }, content)
  }

  filter(content: Svg, attributes: Attributes = {}): string {
    const region = { ...FILTER_REGION, 'color-interpolation-filters': 'sRGB', ...attributes }
    return this.define('filter', region, content)
  }

  pattern(width: number, height: number, content: Svg, attributes: Attributes = {}): string {
    return this.define('pattern', { width, height, patternUnits: 'userSpaceOnUse', ...attributes }, content)
  }

  /** Returns the content of `<defs>`. */
  definitions(): Svg {
    return this.#definitions.join('')
  }

  /** Adds a definition with a new id and returns its `url(#…)`. */
  define(name: string, attributes: Attributes, content: Svg): string {
    const id = this.uid()
    this.#definitions.push(element(name, { id, ...attributes }, content))
    return `url(#${id})`
  }
}

function drawGradientStops(stops: readonly GradientStop[]): Svg {
  return stops
    .map(([offset, color, opacity]) => element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }))
    .join('')
}
