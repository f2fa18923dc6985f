type Draws = { readonly drawn: number; readonly expected: number; readonly low: number; readonly high: number }

export function isFair({ drawn, low, high }: Draws): boolean {
  return drawn >= low && drawn <= high
}

/** The width of the scale relative to the band, so that values outside the band are visible too. */
const SCALE_FACTOR = 1.6

/**
 * Returns the positions of the band's edges and of the drawn count on a scale from 0 to 1; the expected count is at
 * 0.5.
 */
export function layOutBand({ drawn, expected, low, high }: Draws): { from: number; to: number; dot: number } {
  const reach = Math.max(expected - low, high - expected, 0.5) * SCALE_FACTOR
  const place = (count: number) => Math.min(1, Math.max(0, 0.5 + (count - expected) / (2 * reach)))
  return { from: place(low), to: place(high), dot: place(drawn) }
}
