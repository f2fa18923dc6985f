type Day = { readonly made: number; readonly destroyed: number }
type Bar = { readonly x: number; readonly width: number; readonly up: number; readonly down: number }

const GAP = 0.25
/** The maximum width of a bar. Without it, the first days' bars would be too wide. */
const MAX_WIDTH = 8

/**
 * Positions the bars in a square of 100 units. Zero is in the middle, and `maxAmount` gachas reach the upper or lower
 * edge.
 */
export function layOutBars(days: readonly Day[], maxAmount: number): Bar[] {
  const slot = 100 / days.length
  const width = Math.min(MAX_WIDTH, slot * (1 - GAP))
  return days.map(({ made, destroyed }, i) => ({
    x: i * slot + (slot - width) / 2,
    width,
    up: (made / maxAmount) * 50,
    down: (destroyed / maxAmount) * 50,
  }))
}
