export const MIN_PRICE = 1

export const MAX_PRICE = 999_999

export function isPrice(n: number): boolean {
  return Number.isInteger(n) && n >= MIN_PRICE && n <= MAX_PRICE
}

export function canBuy(balance: number, price: number): boolean {
  return balance - price >= 0
}

/** Returns undefined for an empty list. */
export function computeMedian(prices: readonly number[]): number | undefined {
  const sorted = prices.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2
}
