/** A poll is open on its first day and for this many days after it. */
export const POLL_DAYS = 14

/** Maximum length of an option in each language. */
export const MAX_OPTION_LENGTH = 80

/** Votes for the first and the second option. */
export type Votes = readonly [first: number, second: number]

/** Converts the votes to integers that sum to 100. Without votes, returns 50 and 50. */
export function toPercentages([first, second]: Votes): [number, number] {
  const all = first + second
  const share = all === 0 ? 50 : Math.round((first / all) * 100)
  return [share, 100 - share]
}

/** Returns the option with more votes. Option 1 wins a tie. */
export function findWinner([first, second]: Votes): 1 | 2 {
  return first >= second ? 1 : 2
}
