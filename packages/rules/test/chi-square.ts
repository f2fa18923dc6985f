/** Returns the chi-square statistic: Infinity if an outcome with an expected count of 0 has occurred. */
export function computeChiSquare(counts: readonly number[], expected: readonly number[]): number {
  return counts.reduce((sum, count, cell) => sum + computeCellTerm(count, expected[cell] ?? 0), 0)
}

/** Returns the critical value for p = 0.0001 (Wilson-Hilferty approximation). */
export function computeChiSquareLimit(degreesOfFreedom: number): number {
  const spread = 2 / (9 * degreesOfFreedom)
  return degreesOfFreedom * (1 - spread + 3.719 * Math.sqrt(spread)) ** 3
}

function computeCellTerm(count: number, expected: number): number {
  if (expected === 0) return count === 0 ? 0 : Infinity
  return (count - expected) ** 2 / expected
}
