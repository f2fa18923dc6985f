type Draws = { readonly drawn: number; readonly expected: number; readonly low: number; readonly high: number }

export function isFair({ drawn, low, high }: Draws): boolean {
  return drawn >= low && drawn <= high
}

/** How much wider than the band its picture is: room for what lies outside. */
const ROOM = 1.6

/** Where the band begins and ends in a picture whose middle is what was expected, and where what was drawn lies: 0 to 1. */
export function bandOf({ drawn, expected, low, high }: Draws): { from: number; to: number; dot: number } {
  const reach = Math.max(expected - low, high - expected, 0.5) * ROOM
  const place = (count: number) => Math.min(1, Math.max(0, 0.5 + (count - expected) / (2 * reach)))
  return { from: place(low), to: place(high), dot: place(drawn) }
}
