import type { Tally } from './store.ts'

export type Summary = { readonly played: number; readonly won: number; readonly distribution: number[] }

/** What rounds that were counted by their end come to. */
export function summaryOf(tallies: readonly Tally[]): Summary {
  const won = tallies.filter((tally) => tally.finished)
  const distribution = Array.from({ length: Math.max(0, ...won.map(({ tries }) => tries + 1)) }, () => 0)
  for (const { tries, count } of won) distribution[tries] = (distribution[tries] ?? 0) + count
  return { played: sumOf(tallies), won: sumOf(won), distribution }
}

/** The failed tries in the middle of all wins; null where nobody has won. */
export function medianOf(distribution: readonly number[]): number | null {
  const wins = distribution.reduce((sum, count) => sum + count, 0)
  if (wins === 0) return null
  return (triesOf(distribution, Math.floor((wins - 1) / 2)) + triesOf(distribution, Math.floor(wins / 2))) / 2
}

/** The failed tries of a win, counted from the one that took the fewest. */
function triesOf(distribution: readonly number[], place: number): number {
  let passed = 0
  return distribution.findIndex((count) => (passed += count) > place)
}

function sumOf(tallies: readonly Tally[]): number {
  return tallies.reduce((sum, { count }) => sum + count, 0)
}
