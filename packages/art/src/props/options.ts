import type { Canvas } from '../draw/canvas.ts'
import type { Color } from '../draw/color.ts'
import { PATTERNS, definePattern, type PatternName } from '../draw/patterns.ts'
import { getNumber } from '../figure/options.ts'
import type { Json, Options } from '../draw/options.ts'

export function getText(options: Options, name: string, fallback: string): string {
  const value = options[name]
  return typeof value === 'string' ? value : fallback
}

export function findText(options: Options, name: string): string | undefined {
  const value = options[name]
  return typeof value === 'string' ? value : undefined
}

export function findNumber(options: Options, name: string): number | undefined {
  const value = options[name]
  return typeof value === 'number' ? value : undefined
}

/** Whether the option is true or any number except 0. */
export function getFlag(options: Options, name: string, fallback = false): boolean {
  const value = options[name]
  if (value === undefined || value === null) return fallback
  return Boolean(value)
}

export function getColors(options: Options, name: string, fallback: readonly Color[]): readonly Color[] {
  const value = options[name]
  if (!Array.isArray(value)) return fallback
  const colors = value.filter((entry): entry is Color => typeof entry === 'string')
  return colors.length > 0 ? colors : fallback
}

/** Returns the color at an index. Indices beyond the end wrap around. */
export function pickColor(colors: readonly Color[], index: number): Color {
  return colors[index % colors.length] ?? '#ffffff'
}

export function findPart(options: Options, name: string): Options | undefined {
  const value = options[name]
  return isOptions(value) ? value : undefined
}

/**
 * Adds the pattern that an option such as `{ kind, color, scale, accent }` describes. Returns undefined if there is no
 * such option.
 */
export function addPattern(canvas: Canvas, options: Options, name = 'pattern'): string | undefined {
  const wanted = findPart(options, name)
  if (!wanted) return undefined
  const kind = getText(wanted, 'kind', 'dots')
  if (!isPatternName(kind)) throw new RangeError(`unknown pattern ${kind}`)
  const scale = getNumber(wanted, 'scale', 0)
  return definePattern(
    canvas,
    kind,
    getText(wanted, 'color', '#ffffff'),
    scale || undefined,
    findText(wanted, 'accent'),
  )
}

function isOptions(value: Json | undefined): value is Options {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isPatternName(name: string): name is PatternName {
  return Object.hasOwn(PATTERNS, name)
}
