export type Bar = { readonly tries: number; readonly isMore: boolean; readonly count: number; readonly share: number }

const MOST_TRIES = 7

/** The bars of a distribution of failed tries. The last bar also counts all higher numbers. */
export function buildBars(distribution: readonly number[]): readonly Bar[] {
  const length = Math.min(distribution.length, MOST_TRIES + 1)
  const counts = Array.from({ length }, (_, tries) =>
    tries < MOST_TRIES ? (distribution[tries] ?? 0) : sum(distribution.slice(MOST_TRIES)),
  )
  const most = Math.max(1, ...counts)
  const hasMore = distribution.length > MOST_TRIES + 1
  return counts.map((count, tries) => ({ tries, isMore: hasMore && tries === MOST_TRIES, count, share: count / most }))
}

/** Returns the bar that counts this number of failed tries. */
export function findBarIndex(tries: number): number {
  return Math.min(tries, MOST_TRIES)
}

function sum(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
