import type { Canvas, Part } from '../draw/canvas.ts'
import type { Color } from '../draw/color.ts'
import type { Options } from '../draw/options.ts'
import { compileElement, type PartElement } from './compile.ts'
import { buildAttributes, drawElement } from './draw.ts'
import { resetFrame, type DrawState, readNumber } from './draw-state.ts'
import { compilePaint, type Paint, toPlainColor } from './paint.ts'
import { parsePart, type PartNode } from './xml.ts'

type Defaults = {
  readonly colors: Readonly<Record<string, string>>
  readonly numbers: Readonly<Record<string, number>>
}

export function readPart(text: string): Part {
  const root = parsePart(text)
  const metadata = root.children.filter(({ tag }) => tag === 'metadata').flatMap(({ children }) => children)
  const palette = readPalette(metadata)
  const defaults = readDefaults(metadata)
  const compile = (node: PartNode) => compileElement(node, palette)
  const definitions = root.children
    .filter(({ tag }) => tag === 'defs')
    .flatMap(({ children }) => children.map((node) => compileElement(node, palette, true)))
  const drawing = root.children.filter(({ tag }) => tag !== 'metadata' && tag !== 'defs').map(compile)
  const byId = new Map([...definitions, ...drawing.flatMap(listTree)].map((each) => [each.words['id'], each]))
  const { 'data-shadow': shadow = '0', 'data-y': y } = root.attributes
  return {
    draw(canvas, options) {
      const state = createState(canvas, options, defaults, byId)
      return drawing.map((element) => drawElement(element, state)).join('')
    },
    shadow: Number(shadow),
    y: y === undefined ? undefined : Number(y),
  }
}

function listTree(element: PartElement): PartElement[] {
  return [element, ...element.children.flatMap(listTree)]
}

/** Reads the palette, which maps fixed colors in the file to the color of an option or to a tone of that color. */
function readPalette(metadata: readonly PartNode[]): ReadonlyMap<string, Paint> {
  const colors = metadata.filter(({ tag, attributes }) => tag === 'color' && attributes['is'])
  return new Map(
    colors.map(({ attributes: { is = '', as, name } }) => [
      toPlainColor(is),
      compilePaint(name ? `$${name}` : (as ?? '')),
    ]),
  )
}

function readDefaults(metadata: readonly PartNode[]): Defaults {
  const colors: Record<string, string> = {}
  const numbers: Record<string, number> = {}
  for (const { tag, attributes } of metadata) {
    const { name, as, is, default: given } = attributes
    if (name === undefined) continue
    if (tag === 'color') colors[name] = as ?? given ?? is ?? ''
    else numbers[name] = Number(given)
  }
  return { colors, numbers }
}

function createState(
  canvas: Canvas,
  options: Options,
  defaults: Defaults,
  byId: ReadonlyMap<string | undefined, PartElement>,
): DrawState {
  const known = new Map<string, string>()
  const resolveColor = (name: string): Color =>
    readColorOption(options, name) ?? getDefaultColor(defaults, name, resolveColor)
  const state: DrawState = {
    canvas,
    options,
    resolveColor,
    changeOf: (option) => {
      const value = options[option]
      return typeof value === 'number' ? value - (defaults.numbers[option] ?? value) : 0
    },
    refer: (id) => {
      // Replaces a definition's reference to itself with `none`, because drawing it would never end.
      if (!known.has(id)) known.set(id, 'none').set(id, addDefinition(byId.get(id), state))
      return known.get(id) ?? 'none'
    },
    half: (id) => byId.get(id),
    shift: [0, 0],
    axis: undefined,
  }
  return state
}

/** Reads an option such as `color`, or a list entry such as `gems.2`. Indices past the end start again at 0. */
function readColorOption(options: Options, name: string): Color | undefined {
  const [option = '', index] = name.split('.')
  const value = options[option]
  const chosen = index !== undefined && Array.isArray(value) ? value[Number(index) % value.length] : value
  return typeof chosen === 'string' ? chosen : undefined
}

function getDefaultColor({ colors }: Defaults, name: string, resolveColor: (name: string) => Color): Color {
  const color = colors[name] ?? '#888888'
  return color.startsWith('#') ? color : compilePaint(color)(resolveColor)
}

function addDefinition(element: PartElement | undefined, state: DrawState): string {
  if (!element) return 'none'
  const frame = resetFrame(state)
  const [only] = element.children
  const blur = element.tag === 'filter' && element.children.length === 1 && only?.tag === 'feGaussianBlur'
  if (blur) return state.canvas.blur(readNumber(only, 'stdDeviation', frame) ?? 0)
  const content = element.children.map((child) => drawElement(child, frame)).join('')
  return state.canvas.define(element.tag, buildAttributes(element, frame), content)
}
