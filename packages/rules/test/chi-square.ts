/** How far counts are from what was expected, for a chi-square test; cells that expect nothing must have counted nothing. */
export function chiSquare(counts: readonly number[], expected: readonly number[]): number {
  return counts.reduce((sum, count, cell) => sum + distance(count, expected[cell] ?? 0), 0)
}

/** What chance alone exceeds once in ten thousand times (Wilson and Hilferty's approximation). */
export function chiSquareLimit(freedom: number): number {
  const spread = 2 / (9 * freedom)
  return freedom * (1 - spread + 3.719 * Math.sqrt(spread)) ** 3
}

function distance(count: number, expected: number): number {
  if (expected === 0) return count === 0 ? 0 : Infinity
  return (count - expected) ** 2 / expected
}
