type Day = { readonly made: number; readonly destroyed: number }
type Bar = { readonly x: number; readonly width: number; readonly up: number; readonly down: number }

const GAP = 0.25
/** A bar of few days is no wall. */
const WIDEST = 8

/** The bars of some days in a square of 100 whose middle is nothing and whose edges are `top`. */
export function barsOf(days: readonly Day[], top: number): Bar[] {
  const room = 100 / days.length
  const width = Math.min(WIDEST, room * (1 - GAP))
  return days.map(({ made, destroyed }, i) => ({
    x: i * room + (room - width) / 2,
    width,
    up: (made / top) * 50,
    down: (destroyed / top) * 50,
  }))
}
