/** A poll is open for this many days after its first day. */
export const POLL_DAYS = 14

/** Maximum length of an option in each language. */
export const MAX_OPTION_LENGTH = 80

/** The votes for the first and for the second option. */
export type Votes = readonly [first: number, second: number]

/** Converts the votes to whole percentages that sum to 100. Without any votes, returns 50 and 50. */
export function toPercentages([first, second]: Votes): [number, number] {
  const all = first + second
  const share = all === 0 ? 50 : Math.round((first / all) * 100)
  return [share, 100 - share]
}

/** Returns the number of the option with more votes; 1 if both have the same number. */
export function findWinner([first, second]: Votes): 1 | 2 {
  return first >= second ? 1 : 2
}
