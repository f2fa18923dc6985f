import { toOklab } from '@otogi/art/draw/color'

/** The pixels of a small picture that a figure covers, row by row. */
export type Outline = readonly boolean[]

type Lab = readonly [lightness: number, a: number, b: number]

/** The colors of an eye strip that is reduced to a few pixels, row by row. */
export type Band = readonly Lab[]

/** Two items and their similarity. */
export interface Pair {
  readonly first: string
  readonly second: string
  readonly value: number
}

/** If a larger share of the figures covers a pixel, that pixel belongs to the common bust. */
const SHARED = 0.7

/** Finds the pixels that most figures cover. */
export function findCommonPixels(outlines: readonly Outline[]): Outline {
  const [first = []] = outlines
  return first.map((_, at) => outlines.filter((one) => one[at] === true).length > SHARED * outlines.length)
}

/**
 * Computes the Jaccard index of two outlines outside the common bust: 0 if they have no pixel in common, 1 if they are
 * equal. If the bust counted too, even unrelated figures would reach 0.9.
 */
export function measureOverlap(core: Outline, first: Outline, second: Outline): number {
  let both = 0
  let either = 0
  for (const [at, isCore] of core.entries()) {
    if (isCore) continue
    const [a, b] = [first[at] === true, second[at] === true]
    if (a && b) both += 1
    if (a || b) either += 1
  }
  return either === 0 ? 1 : both / either
}

/** Reads RGB bytes. */
export function toBand(rgb: Uint8Array): Band {
  return Array.from({ length: rgb.length / 3 }, (_, n) => toOklab(`#${toHex(rgb.subarray(n * 3, n * 3 + 3))}`))
}

/** Returns the mean OKLab distance between the pixels of two strips; 0 if they are equal. */
export function measureBandDistance(first: Band, second: Band): number {
  const apart = first.map(([l, a, b], n) => {
    const [otherL, otherA, otherB] = second[n] ?? [l, a, b]
    return Math.hypot(l - otherL, a - otherA, b - otherB)
  })
  return apart.reduce((sum, one) => sum + one, 0) / apart.length
}

/** Compares every pair of items. */
export function comparePairs<Thing>(
  items: ReadonlyMap<string, Thing>,
  compare: (a: Thing, b: Thing) => number,
): Pair[] {
  const all = [...items]
  return all.flatMap(([first, a], n) =>
    all.slice(n + 1).map(([second, b]) => ({ first, second, value: compare(a, b) })),
  )
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
