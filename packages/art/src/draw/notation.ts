import type { PathData, Point } from './geometry.ts'
import { smoothPath } from './geometry.ts'

/** -1 is the viewer's left, 1 the viewer's right. */
export type Side = -1 | 1

export const SIDES: readonly Side[] = [-1, 1]

/** The coordinate system of a drawing: origin, mirroring and named lengths. */
export type Frame = {
  readonly x: number
  readonly y: number
  readonly side: Side
  readonly units: Readonly<Record<string, number>>
}

export const PLAIN_FRAME: Frame = { x: 0, y: 0, side: 1, units: {} }

const TERM = /([+-]?)(\d*\.?\d*(?:e-\d+)?)([a-z]?)/gy

/**
 * Parses points such as `12,-30 .6s+4,20! n,b`. A coordinate is a sum of numbers and named lengths, `!` makes a point a
 * corner, and a leading slash makes every point a corner. Unlike arrays of pairs, this notation fits on one line.
 */
export function toPoints(text: string, frame: Frame = PLAIN_FRAME): Point[] {
  const angular = text.startsWith('/')
  const written = (angular ? text.slice(1) : text).trim()
  return written.split(/\s+/).map((entry): Point => {
    const sharp = angular || entry.endsWith('!')
    const [x = '', y = ''] = entry.replace('!', '').split(',')
    const place = [frame.x + frame.side * parseSum(x, frame.units), frame.y + parseSum(y, frame.units)] as const
    return sharp ? [place[0], place[1], 1] : place
  })
}

export function toShape(text: string, frame: Frame = PLAIN_FRAME, tangent?: number): PathData {
  return smoothPath(toPoints(text, frame), true, tangent)
}

function parseSum(text: string, units: Frame['units']): number {
  if (!text) throw new RangeError('a point needs two coordinates')
  let total = 0
  TERM.lastIndex = 0
  while (TERM.lastIndex < text.length) {
    const [matched, sign, digits, letter] = TERM.exec(text) ?? []
    if (!matched || (!digits && !letter)) throw new RangeError(`not a coordinate: ${text}`)
    total += (sign === '-' ? -1 : 1) * (digits ? Number(digits) : 1) * (letter ? getUnitLength(letter, units) : 1)
  }
  return total
}

function getUnitLength(letter: string, units: Frame['units']): number {
  const length = units[letter]
  if (length === undefined) throw new RangeError(`unknown length ${letter}`)
  return length
}
