import type { Canvas } from '../draw/canvas.ts'
import type { Colour } from '../draw/colour.ts'
import { PATTERNS, pattern, type PatternName } from '../draw/patterns.ts'
import { numberIn } from '../figure/options.ts'
import type { Json, Options } from '../spec.ts'

export function textIn(options: Options, name: string, usual: string): string {
  const value = options[name]
  return typeof value === 'string' ? value : usual
}

export function maybeText(options: Options, name: string): string | undefined {
  const value = options[name]
  return typeof value === 'string' ? value : undefined
}

export function maybeNumber(options: Options, name: string): number | undefined {
  const value = options[name]
  return typeof value === 'number' ? value : undefined
}

/** True, or any number but 0. */
export function flagIn(options: Options, name: string, usual = false): boolean {
  const value = options[name]
  if (value === undefined || value === null) return usual
  return Boolean(value)
}

export function coloursIn(options: Options, name: string, usual: readonly Colour[]): readonly Colour[] {
  const value = options[name]
  if (!Array.isArray(value)) return usual
  const colours = value.filter((entry): entry is Colour => typeof entry === 'string')
  return colours.length > 0 ? colours : usual
}

/** The entry at an index that runs round a list. */
export function cycle(colours: readonly Colour[], index: number): Colour {
  return colours[index % colours.length] ?? '#ffffff'
}

export function partIn(options: Options, name: string): Options | undefined {
  const value = options[name]
  return isOptions(value) ? value : undefined
}

/** A pattern is `{ kind, colour, scale, accent }`; nothing without it. */
export function patternIn(canvas: Canvas, options: Options, name = 'pattern'): string | undefined {
  const wanted = partIn(options, name)
  if (!wanted) return undefined
  const kind = textIn(wanted, 'kind', 'dots')
  if (!isPatternName(kind)) throw new RangeError(`no pattern ${kind}`)
  const scale = numberIn(wanted, 'scale', 0)
  return pattern(canvas, kind, textIn(wanted, 'colour', '#ffffff'), scale || undefined, maybeText(wanted, 'accent'))
}

function isOptions(value: Json | undefined): value is Options {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isPatternName(name: string): name is PatternName {
  return Object.hasOwn(PATTERNS, name)
}
