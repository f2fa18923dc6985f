import type { RoundCount } from './store.ts'

export type Summary = { readonly played: number; readonly won: number; readonly distribution: number[] }

export function summarizeRounds(counts: readonly RoundCount[]): Summary {
  const won = counts.filter((count) => count.finished)
  const distribution = Array.from({ length: Math.max(0, ...won.map(({ tries }) => tries + 1)) }, () => 0)
  for (const { tries, count } of won) distribution[tries] = (distribution[tries] ?? 0) + count
  return { played: sumCounts(counts), won: sumCounts(won), distribution }
}

/** Returns the median number of wrong guesses per win; null if there are no wins. */
export function findMedianTries(distribution: readonly number[]): number | null {
  const wins = distribution.reduce((sum, count) => sum + count, 0)
  if (wins === 0) return null
  return (
    (findTriesAtRank(distribution, Math.floor((wins - 1) / 2)) + findTriesAtRank(distribution, Math.floor(wins / 2))) /
    2
  )
}

/** Sorts the wins by wrong guesses, fewest first. Returns the number of wrong guesses of the win at index `rank`. */
function findTriesAtRank(distribution: readonly number[], rank: number): number {
  let passed = 0
  return distribution.findIndex((count) => (passed += count) > rank)
}

function sumCounts(counts: readonly RoundCount[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0)
}
