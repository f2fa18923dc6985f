export type Bar = { readonly tries: number; readonly isMore: boolean; readonly count: number; readonly share: number }

const MOST_TRIES = 7

/** The bars of a distribution of failed tries; what took very many is counted in the last one. */
export function barsOf(distribution: readonly number[]): readonly Bar[] {
  const length = Math.min(distribution.length, MOST_TRIES + 1)
  const counts = Array.from({ length }, (_, tries) =>
    tries < MOST_TRIES ? (distribution[tries] ?? 0) : sumOf(distribution.slice(MOST_TRIES)),
  )
  const most = Math.max(1, ...counts)
  const hasMore = distribution.length > MOST_TRIES + 1
  return counts.map((count, tries) => ({ tries, isMore: hasMore && tries === MOST_TRIES, count, share: count / most }))
}

/** The bar that a number of failed tries belongs to. */
export function barOf(tries: number): number {
  return Math.min(tries, MOST_TRIES)
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
