/** A poll takes votes on the day it begins and this many more. */
export const POLL_DAYS = 14

/** Votes for the first and the second option. */
export type Votes = readonly [first: number, second: number]

/** Whole percentages that sum to 100; an even split while nobody has voted. */
export function percentages([first, second]: Votes): [number, number] {
  const all = first + second
  const share = all === 0 ? 50 : Math.round((first / all) * 100)
  return [share, 100 - share]
}

/** The option, 1 or 2, with more votes; the first on a tie. */
export function winnerOf([first, second]: Votes): 1 | 2 {
  return first >= second ? 1 : 2
}
