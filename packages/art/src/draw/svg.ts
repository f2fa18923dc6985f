export type Svg = string

/** Attributes that are false, null or undefined are omitted. */
export type Attributes = Readonly<Record<string, string | number | false | null | undefined>>

export type Content = Svg | false | null | undefined | readonly Content[]

/** Caches the strings of all tenths from -LIMIT to LIMIT, because formatting numbers dominates the drawing time. */
const TENTHS: string[] = []
const LIMIT = 20_000

/** Formats a number for path data, with one decimal. */
export function formatNumber(value: number): string {
  const tenths = Math.round(value * 10)
  if (!(Math.abs(tenths) <= LIMIT)) return String(tenths / 10)
  return (TENTHS[tenths + LIMIT] ??= String(tenths / 10))
}

/** Creates an element without escaping its values. Never pass text entered by users. */
export function element(name: string, attributes: Attributes = {}, content?: Svg): Svg {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined || value === null || value === false
      ? ''
      : ` ${key === 'opacity' ? chooseOpacityAttribute(name, attributes) : key}="${formatAttribute(value)}"`,
  )
  const opening = `<${name}${written.join('')}`
  return content === undefined ? `${opening}/>` : `${opening}>${content}</${name}>`
}

const SHAPES = new Set(['path', 'circle', 'ellipse', 'rect'])
/** In combination with these attributes, `fill-opacity` or `stroke-opacity` would look different from `opacity`. */
const COMPOSITED = ['style', 'filter', 'mask', 'clip-path', 'fill-opacity', 'stroke-opacity']

/**
 * Returns `fill-opacity` or `stroke-opacity` for shapes with only a fill or only a stroke. For these shapes, it looks
 * the same as `opacity` and renders faster.
 */
function chooseOpacityAttribute(name: string, attributes: Attributes): string {
  const { fill, stroke } = attributes
  if (!SHAPES.has(name) || !fill || COMPOSITED.some((key) => attributes[key])) return 'opacity'
  if (fill === 'none') return stroke ? 'stroke-opacity' : 'opacity'
  return stroke ? 'opacity' : 'fill-opacity'
}

/** Draws a path. Without path data, draws nothing. */
export function path(data: string | undefined, fill: string, attributes: Attributes = {}): Svg {
  return data ? element('path', { d: data, fill, ...attributes }) : ''
}

export function group(attributes: Attributes, ...content: readonly Content[]): Svg {
  return element('g', attributes, join(content))
}

/** Draws a group with an id, so that scripts and tests can find it. */
export function layer(name: string, ...content: readonly Content[]): Svg {
  return group({ id: name }, ...content)
}

function join(content: Content): Svg {
  if (!content) return ''
  return typeof content === 'string' ? content : content.map(join).join('')
}

function formatAttribute(value: string | number): string {
  return typeof value === 'number' ? String(Math.round(value * 100) / 100) : value
}
