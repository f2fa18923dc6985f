import { toOklab } from '@otogi/art/draw/color'

/** Which pixels of a small picture a figure covers, row by row. */
export type Outline = readonly boolean[]

type Lab = readonly [lightness: number, a: number, b: number]

/** The colors of a strip across the eyes, reduced to a few pixels, row by row. */
export type Band = readonly Lab[]

/** Two things that look alike, and how much. */
export interface Pair {
  readonly first: string
  readonly second: string
  readonly value: number
}

/** A pixel that more of the figures than this cover belongs to the bust that all share. */
const SHARED = 0.7

/** The pixels that most of the figures cover. */
export function coreOf(outlines: readonly Outline[]): Outline {
  const [first = []] = outlines
  return first.map((_, at) => outlines.filter((one) => one[at] === true).length > SHARED * outlines.length)
}

/**
 * Two outlines compared where figures differ at all: the pixels both cover over those that either covers, outside the
 * bust that the whole cast shares. 0 is nothing in common, 1 the same outline. Over all pixels even strangers would
 * share nine tenths.
 */
export function overlapOutside(core: Outline, first: Outline, second: Outline): number {
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

/** Reads red, green and blue bytes. */
export function bandOf(rgb: Uint8Array): Band {
  return Array.from({ length: rgb.length / 3 }, (_, n) => toOklab(`#${hex(rgb.subarray(n * 3, n * 3 + 3))}`))
}

/** How far apart two strips of the same size look: the mean distance of their pixels in OKLab, 0 when alike. */
export function bandDistance(first: Band, second: Band): number {
  const apart = first.map(([l, a, b], n) => {
    const [otherL, otherA, otherB] = second[n] ?? [l, a, b]
    return Math.hypot(l - otherL, a - otherA, b - otherB)
  })
  return apart.reduce((sum, one) => sum + one, 0) / apart.length
}

/** Every two of the things once, compared. */
export function pairsOf<Thing>(things: ReadonlyMap<string, Thing>, compare: (a: Thing, b: Thing) => number): Pair[] {
  const all = [...things]
  return all.flatMap(([first, a], n) =>
    all.slice(n + 1).map(([second, b]) => ({ first, second, value: compare(a, b) })),
  )
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
