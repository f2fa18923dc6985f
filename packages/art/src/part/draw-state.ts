import type { Canvas } from '../draw/canvas.ts'
import type { Color } from '../draw/color.ts'
import type { BezierLine, PathData, Point } from '../draw/geometry.ts'
import { formatNumber } from '../draw/svg.ts'
import type { Json, Options } from '../draw/options.ts'
import type { PartElement } from './compile.ts'
import type { ResolveColor } from './paint.ts'

/** The state while a part is drawn: the options from the recipe, and the shift and mirroring of the current element. */
export type DrawState = {
  readonly canvas: Canvas
  readonly options: Options
  readonly resolveColor: ResolveColor
  /** Returns how much an option differs from its default in the file. */
  readonly changeOf: (option: string) => number
  /** Returns the `url(#…)` of a definition in the picture. */
  readonly refer: (id: string) => string
  /** Returns the group that `<use>` mirrors. */
  readonly half: (id: string) => PartElement | undefined
  readonly shift: Point
  /** The x of the mirror axis. */
  readonly axis: number | undefined
}

/** Resets the shift and the mirroring, for content with an origin of its own. */
export function resetFrame(state: DrawState): DrawState {
  return { ...state, shift: [0, 0], axis: undefined }
}

export function applyShifts(state: DrawState, { shifts }: PartElement): DrawState {
  let [x, y] = state.shift
  for (const { option, by } of shifts) {
    const change = state.changeOf(option)
    x += by[0] * change
    y += by[1] * change
  }
  return { ...state, shift: [x, y] }
}

/** Returns strings unchanged and other values as JSON, e.g. `true` or `4`. */
function toPlainText(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

export function isShown({ conditions }: PartElement, { options }: DrawState): boolean {
  return conditions.every(({ option, value, negated }) => {
    const holds = value === undefined ? options[option] !== undefined : toPlainText(options[option]) === value
    return holds !== negated
  })
}

/**
 * Reads the numbers of an attribute and applies options, shift and mirroring. Returns undefined if there is no such
 * attribute.
 */
export function readNumbers(element: PartElement, name: string, state: DrawState): number[] | undefined {
  const numbers = element.numbers[name]
  if (!numbers) return undefined
  const values = [...numbers.values]
  for (const { option, attribute, steps } of element.slopes) {
    const change = attribute === name ? state.changeOf(option) : 0
    if (change) for (const [index, step] of steps.entries()) values[index] = (values[index] ?? 0) + step * change
  }
  return mirrorNumbers(name, moveNumbers(name, values, state), state)
}

export function readNumber(element: PartElement, name: string, state: DrawState): number | undefined {
  return readNumbers(element, name, state)?.[0]
}

export function readText(element: PartElement, name: string, state: DrawState): string {
  const values = readNumbers(element, name, state) ?? []
  const { around } = element.numbers[name] ?? { around: [] }
  const write = name === 'd' ? formatNumber : (value: number) => String(Math.round(value * 1000) / 1000)
  return around.map((text, index) => text + (index < values.length ? write(values[index] ?? 0) : '')).join('')
}

export function readPath(element: PartElement, state: DrawState): PathData {
  return readText(element, 'd', state)
}

export function readLine(element: PartElement, state: DrawState): BezierLine {
  const values = readNumbers(element, 'd', state) ?? []
  const at = (index: number): Point => [values[index] ?? 0, values[index + 1] ?? 0]
  const count = Math.floor((values.length - 2) / 6)
  return {
    beziers: Array.from({ length: count }, (_, n) => [at(6 * n), at(6 * n + 2), at(6 * n + 4), at(6 * n + 6)] as const),
  }
}

/** Returns undefined if the attribute is missing. */
export function readColor(element: PartElement, name: string, state: DrawState): Color | undefined {
  const paint = element.paints[name]
  if (paint === undefined) return undefined
  return typeof paint === 'string' ? state.refer(paint.slice('url(#'.length, -1)) : paint(state.resolveColor)
}

export function readFill(element: PartElement, state: DrawState): Color {
  return readColor(element, 'fill', state) ?? 'none'
}

export function readStroke(element: PartElement, state: DrawState): Color {
  return readColor(element, 'stroke', state) ?? 'none'
}

const BOTH = new Set(['d', 'data-gradient', 'points', 'place'])
const ACROSS = new Set(['cx', 'x', 'x1', 'x2', 'axis'])
const DOWN = new Set(['cy', 'y', 'y1', 'y2'])

function moveNumbers(name: string, values: number[], { shift: [x, y] }: DrawState): number[] {
  if (!x && !y) return values
  if (name === 'place') return values.map((value, index) => value + ([x, y][index] ?? 0))
  if (BOTH.has(name)) return values.map((value, index) => value + (index % 2 ? y : x))
  if (ACROSS.has(name)) return values.map((value) => value + x)
  return DOWN.has(name) ? values.map((value) => value + y) : values
}

function mirrorNumbers(name: string, values: number[], { axis }: DrawState): number[] {
  if (axis === undefined) return values
  const flip = (x: number) => 2 * axis - x
  if (name === 'place') return values.map((value, index) => (index === 0 ? flip(value) : index === 2 ? -value : value))
  if (BOTH.has(name)) return values.map((value, index) => (index % 2 ? value : flip(value)))
  return ACROSS.has(name) && name !== 'x' ? values.map(flip) : values
}
