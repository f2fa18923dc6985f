import type { Color } from '../draw/color.ts'
import type { Point } from '../draw/geometry.ts'
import type { Json, Options } from '../draw/options.ts'

export function getNumber(options: Options, name: string, fallback: number): number {
  const value = options[name]
  return typeof value === 'number' ? value : fallback
}

export function getColor(options: Options, name: string, fallback: Color): Color {
  const value = options[name]
  return typeof value === 'string' ? value : fallback
}

export function getSide(options: Options, name: string, fallback: -1 | 1): -1 | 1 {
  const value = options[name]
  if (value === undefined) return fallback
  return value === -1 ? -1 : 1
}

export function getPoints(options: Options, name: string): Point[] {
  const value = options[name]
  return isList(value) ? value.map(toPoint) : []
}

function toPoint(value: Json): Point {
  const [x, y] = isList(value) ? value : []
  if (typeof x !== 'number' || typeof y !== 'number') throw new TypeError('a point is two numbers')
  return [x, y]
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}
