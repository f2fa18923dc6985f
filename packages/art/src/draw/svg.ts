/** A piece of SVG markup. */
export type Svg = string

/** Attributes that are false, null or undefined are left out. */
export type Attributes = Readonly<Record<string, string | number | false | null | undefined>>

export type Content = Svg | false | null | undefined | readonly Content[]

/** Texts of the tenths from -LIMIT to LIMIT: writing a number costs more than drawing with it. */
const TENTHS: string[] = []
const LIMIT = 20_000

/** A number as path data carries it: one decimal. */
export function formatNumber(value: number): string {
  const tenths = Math.round(value * 10)
  if (!(Math.abs(tenths) <= LIMIT)) return String(tenths / 10)
  return (TENTHS[tenths + LIMIT] ??= String(tenths / 10))
}

/** Values are written as they are: no text from outside may come here. */
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
/** Attributes whose effect would change if the fill or the stroke alone were made translucent. */
const COMPOSITED = ['style', 'filter', 'mask', 'clip-path', 'fill-opacity', 'stroke-opacity']

/** A shape with only a fill or only a stroke looks the same with that made translucent, and draws without a layer. */
function chooseOpacityAttribute(name: string, attributes: Attributes): string {
  const { fill, stroke } = attributes
  if (!SHAPES.has(name) || !fill || COMPOSITED.some((key) => attributes[key])) return 'opacity'
  if (fill === 'none') return stroke ? 'stroke-opacity' : 'opacity'
  return stroke ? 'opacity' : 'fill-opacity'
}

/** A filled path; no data, no element. */
export function path(data: string | undefined, fill: string, attributes: Attributes = {}): Svg {
  return data ? element('path', { d: data, fill, ...attributes }) : ''
}

export function group(attributes: Attributes, ...content: readonly Content[]): Svg {
  return element('g', attributes, join(content))
}

/** A group that other pictures can find by its name. */
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
