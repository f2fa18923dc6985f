/**
 * The elements and attributes that a part file may contain. Data added by editors is ignored; everything else is
 * rejected.
 */

/** Attributes whose value is a color, either fixed or computed from options, or `url(#id)`. */
export const PAINTS: ReadonlySet<string> = splitWords(
  `fill stroke stop-color flood-color
  data-line data-fill data-shade data-light data-shade-color data-setting data-gap data-dots`,
)

/** Numeric attributes, which options can change. */
export const NUMBERS: ReadonlySet<string> = splitWords(
  `d cx cy r rx ry x y x1 y1 x2 y2 fx fy width height points stroke-width stdDeviation stroke-dasharray
  opacity fill-opacity stroke-opacity stop-opacity offset
  data-gradient data-line-width data-shade-opacity data-stretch data-steps
  data-angle data-tail-spread data-tail-length`,
)

/** Attributes copied unchanged. */
export const WORDS: ReadonlySet<string> = splitWords(
  `id href fill-rule clip-rule stroke-linecap stroke-linejoin stroke-dashoffset stroke-miterlimit gradientUnits gradientTransform spreadMethod patternUnits
  patternTransform maskUnits clipPathUnits filterUnits mix-blend-mode clip-path mask filter in in2 result mode
  data-profile data-kind data-pattern`,
)

/** Attributes that control when and where an element is drawn. */
export const PLACING: ReadonlySet<string> = splitWords('class data-when display transform')

export const ELEMENTS: ReadonlySet<string> = splitWords(
  `g path circle ellipse rect line polygon polyline use defs clipPath mask pattern linearGradient radialGradient stop
  filter feGaussianBlur metadata color number`,
)

/** Shapes that SVG fills by default. */
export const SHAPES: ReadonlySet<string> = splitWords('path circle ellipse rect polygon polyline')

type ClassRule = { readonly elements: readonly string[]; readonly color?: 'fill' | 'stroke' }

const SEWN: ClassRule = { elements: ['path', 'g'], color: 'fill' }
const ROUND: ClassRule = { elements: ['circle'], color: 'fill' }
const BRUSHED: ClassRule = { elements: ['path'], color: 'stroke' }
const DETAIL: ClassRule = { elements: ['path'] }
const GROUP: ClassRule = { elements: ['g'] }

/** Which elements may have each class, and which color attribute the class requires. */
export const CLASSES: Readonly<Record<string, ClassRule>> = {
  cloth: SEWN,
  metal: SEWN,
  gem: ROUND,
  flower: ROUND,
  bow: ROUND,
  ring: { elements: ['circle'], color: 'stroke' },
  rod: { elements: ['line'], color: 'stroke' },
  stroke: BRUSHED,
  cord: BRUSHED,
  trim: BRUSHED,
  blade: BRUSHED,
  feather: BRUSHED,
  shade: DETAIL,
  light: DETAIL,
  fold: DETAIL,
  shine: DETAIL,
  clip: DETAIL,
  clipped: GROUP,
  emblem: GROUP,
  upright: GROUP,
  glow: { elements: [...ELEMENTS] },
}

/** Classes that draw along a line. The straight segments of their lines are converted to curves. */
export const SPINES: ReadonlySet<string> = splitWords('fold shine stroke cord trim blade feather')

function splitWords(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/))
}
