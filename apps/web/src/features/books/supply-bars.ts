type Day = { readonly made: number; readonly destroyed: number }
type Bar = { readonly x: number; readonly width: number; readonly up: number; readonly down: number }

const GAP = 0.25
/** The maximum width of a bar. Without a maximum, the bars of the first days would be too wide. */
const WIDEST = 8

/**
 * Positions the bars in a square of 100 units; zero is in the middle, and `top` gachas reach the upper or lower edge.
 */
export function layOutBars(days: readonly Day[], top: number): Bar[] {
  const room = 100 / days.length
  const width = Math.min(WIDEST, room * (1 - GAP))
  return days.map(({ made, destroyed }, i) => ({
    x: i * room + (room - width) / 2,
    width,
    up: (made / top) * 50,
    down: (destroyed / top) * 50,
  }))
}
