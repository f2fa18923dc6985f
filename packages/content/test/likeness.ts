import { toOklab } from '@otogi/art/draw/color'

/** For each pixel of a small picture, row by row: whether the figure covers it. */
export type Outline = readonly boolean[]

type Lab = readonly [lightness: number, a: number, b: number]

/** The colors of an eye strip scaled down to a few pixels, row by row. */
export type StripColors = readonly Lab[]

/** Two items and a measure of their similarity or distance. */
export interface Pair {
  readonly first: string
  readonly second: string
  readonly value: number
}

/**
 * A pixel is common if more than this fraction of the figures covers it. The common pixels look like a head with
 * shoulders.
 */
const COMMON_SHARE = 0.7

/** Finds the pixels that most figures cover. */
export function findCommonPixels(outlines: readonly Outline[]): Outline {
  const [first = []] = outlines
  return first.map((_, at) => outlines.filter((one) => one[at] === true).length > COMMON_SHARE * outlines.length)
}

/**
 * Computes the Jaccard index of two outlines: 0 if they do not overlap, 1 if they are equal. Pixels that most figures
 * cover are left out, because they would give even unrelated figures an index of 0.9.
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

export function toStripColors(rgb: Uint8Array): StripColors {
  return Array.from({ length: rgb.length / 3 }, (_, n) => toOklab(`#${toHex(rgb.subarray(n * 3, n * 3 + 3))}`))
}

/** Returns the mean OKLab distance between the pixels of two strips. */
export function measureColorDistance(first: StripColors, second: StripColors): number {
  const apart = first.map(([l, a, b], n) => {
    const [otherL, otherA, otherB] = second[n] ?? [l, a, b]
    return Math.hypot(l - otherL, a - otherA, b - otherB)
  })
  return apart.reduce((sum, one) => sum + one, 0) / apart.length
}

export function comparePairs<Item>(items: ReadonlyMap<string, Item>, compare: (a: Item, b: Item) => number): Pair[] {
  const all = [...items]
  return all.flatMap(([first, a], n) =>
    all.slice(n + 1).map(([second, b]) => ({ first, second, value: compare(a, b) })),
  )
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
