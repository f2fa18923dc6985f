import type { Point } from '../draw/geometry.ts'
import { NUMBERS, PAINTS, SHAPES, SPINES, WORDS } from './attributes.ts'
import { parseTransform, findMirrorAxis, type Numbers, toPlacement, readNumbers, readPath } from './numbers.ts'
import { type Paint, readPaint, toPlainColor } from './paint.ts'
import type { PartNode } from './xml.ts'

/** A condition for drawing an element: that an option is set (or not), or that it has a certain value. */
export type Condition = { readonly option: string; readonly value: string | undefined; readonly negated: boolean }

/** How much each number in an attribute changes when an option increases by 1. */
export type Slope = { readonly option: string; readonly attribute: string; readonly steps: readonly number[] }

/** How far an element moves when an option increases by 1. */
export type Shift = { readonly option: string; readonly by: Point }

/** An element of a part, compiled once and drawn many times. */
export type PartElement = {
  readonly tag: string
  readonly material: string | undefined
  readonly conditions: readonly Condition[]
  readonly shifts: readonly Shift[]
  readonly slopes: readonly Slope[]
  readonly paints: Readonly<Record<string, Paint | `url(#${string})`>>
  readonly numbers: Readonly<Record<string, Numbers>>
  readonly words: Readonly<Record<string, string>>
  readonly children: readonly PartElement[]
}

export type Palette = ReadonlyMap<string, Paint>

/** `isFilled` is true if an enclosing group sets a fill. Otherwise, shapes without a `fill` attribute stay unfilled. */
export function compileElement(node: PartNode, palette: Palette, isFilled = false): PartElement {
  const { tag, attributes } = node
  const isGroup = tag === 'g' || tag === 'use'
  const placed = isGroup ? node : { ...node, attributes: removeTransform(node) }
  const paints: Record<string, Paint | `url(#${string})`> = {}
  const numbers: Record<string, Numbers> = {}
  const words: Record<string, string> = {}
  if (!isFilled && SHAPES.has(tag) && !attributes['fill']) paints['fill'] = () => 'none'
  for (const [name, text] of Object.entries(placed.attributes)) {
    if (PAINTS.has(name)) paints[name] = palette.get(toPlainColor(text)) ?? readPaint(text)
    else if (NUMBERS.has(name)) numbers[name] = name === 'd' ? parsePath(text, attributes['class']) : readNumbers(text)
    else if (WORDS.has(name)) words[name] = text
  }
  if (isGroup && attributes['transform']) Object.assign(numbers, parsePlacement(attributes['transform']))
  return {
    tag,
    material: attributes['class'],
    conditions: parseConditions(attributes['data-when']),
    shifts: parseShifts(attributes),
    slopes: parseSlopes(attributes),
    paints,
    numbers,
    words: isGroup && attributes['transform'] ? { ...words, transform: attributes['transform'] } : words,
    children: node.children.map((child) =>
      compileElement(child, palette, isFilled || attributes['fill'] !== undefined),
    ),
  }
}

function parsePath(text: string, material: string | undefined): Numbers {
  const path = readPath(text)
  return material !== undefined && SPINES.has(material) ? toCubicLine(path) : path
}

/** Parses a group's transform, which is either a position, a rotation and a scale, or a mirror axis. */
function parsePlacement(transform: string): Record<string, Numbers> {
  const matrix = parseTransform(transform)
  const axis = findMirrorAxis(matrix)
  if (axis !== undefined) return { axis: { values: [axis], around: ['', ''] } }
  const place = toPlacement(matrix)
  if (!place) return {}
  const { x, y, degrees, scale } = place
  return { place: { values: [x, y, degrees, scale], around: ['', ' ', ' ', ' ', ''] } }
}

export function parseConditions(text = ''): Condition[] {
  return text
    .split(' ')
    .filter((word) => word)
    .map((word) => {
      const [option = '', value] = word.replace('!', '').split('=')
      return { option, value, negated: word.startsWith('!') }
    })
}

const byOption = (attributes: PartNode['attributes']) =>
  Object.entries(attributes).flatMap(([name, text]) =>
    name.startsWith('data-by-') ? [{ option: name.slice('data-by-'.length), text }] : [],
  )

function parseShifts(attributes: PartNode['attributes']): Shift[] {
  return byOption(attributes).flatMap(({ option, text }) => {
    if (text.includes(':')) return []
    const [x = 0, y = 0] = text.split(' ').map(Number)
    return [{ option, by: [x, y] as const }]
  })
}

/** Parses the steps of each attribute, e.g. `d:0*3 -0.33;cx:1`; `0*3` repeats the step 0 three times. */
function parseSlopes(attributes: PartNode['attributes']): Slope[] {
  return byOption(attributes).flatMap(({ option, text }) => {
    if (!text.includes(':')) return []
    return text.split(';').map((list) => {
      const [attribute = '', steps = ''] = list.split(':')
      return { option, attribute: attribute === 'transform' ? 'place' : attribute, steps: parseSteps(steps) }
    })
  })
}

function parseSteps(text: string): number[] {
  return text
    .trim()
    .split(' ')
    .flatMap((run) => {
      const [step = '', times = '1'] = run.split('*')
      return Array.from({ length: Number(times) }, () => Number(step))
    })
}

/** Applies the shape's transform, which an editor may have added, to its coordinates. */
function removeTransform({ tag, attributes }: PartNode): PartNode['attributes'] {
  const { transform, ...rest } = attributes
  if (!transform || !['path', 'circle', 'ellipse', 'rect', 'line'].includes(tag)) return attributes
  const matrix = parseTransform(transform)
  const at = (x: string, y: string): Record<string, string> => {
    const [px, py] = [Number(rest[x] ?? 0), Number(rest[y] ?? 0)]
    const [a, b, c, d, e, f] = matrix
    return { [x]: String(a * px + c * py + e), [y]: String(b * px + d * py + f) }
  }
  const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
  const sized = (...names: string[]) =>
    Object.fromEntries(names.flatMap((name) => (rest[name] ? [[name, String(Number(rest[name]) * scale)]] : [])))
  switch (tag) {
    case 'path':
      return { ...rest, ...sized('stroke-width'), d: formatNumbers(readPath(rest['d'] ?? '', transform)) }
    case 'line':
      return { ...rest, ...at('x1', 'y1'), ...at('x2', 'y2'), ...sized('stroke-width') }
    case 'rect':
      return { ...rest, ...at('x', 'y'), ...sized('width', 'height', 'stroke-width') }
    default:
      return { ...rest, ...at('cx', 'cy'), ...sized('r', 'rx', 'ry', 'stroke-width') }
  }
}

function formatNumbers({ values, around }: Numbers): string {
  return around.map((text, index) => text + (values[index] ?? '')).join('')
}

/** Converts straight and quadratic segments to cubic curves, so that the line consists of only one kind of segment. */
function toCubicLine({ values, around }: Numbers): Numbers {
  const curved: number[] = []
  let [x, y] = [0, 0]
  let at = 0
  for (const [, command = ''] of around.join('0').matchAll(/([MLCQZ])/g)) {
    const count = { M: 2, L: 2, C: 6, Q: 4, Z: 0 }[command] ?? 0
    const segment = values.slice(at, at + count)
    at += count
    const [endX = x, endY = y] = segment.slice(-2)
    if (command === 'C') curved.push(...segment)
    else if (command === 'Q') curved.push(...toCubicCurve(x, y, segment))
    else if (command === 'M') curved.push(endX, endY)
    else if (command === 'L')
      curved.push(
        x + 0.33 * (endX - x),
        y + 0.33 * (endY - y),
        endX + 0.33 * (x - endX),
        endY + 0.33 * (y - endY),
        endX,
        endY,
      )
    ;[x, y] = [endX, endY]
  }
  const before = (index: number) => (index === 0 ? 'M' : index % 6 === 2 ? 'C' : ' ')
  return { values: curved, around: [...curved.map((_, index) => before(index)), ''] }
}

function toCubicCurve(x: number, y: number, [cx = 0, cy = 0, endX = 0, endY = 0]: readonly number[]): number[] {
  const third = (from: number, to: number) => from + (2 / 3) * (to - from)
  return [third(x, cx), third(y, cy), third(endX, cx), third(endY, cy), endX, endY]
}
