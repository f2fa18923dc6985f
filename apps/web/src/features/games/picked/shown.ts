import type { Puzzle } from '@otogi/contract/puzzle'

type Showing = Pick<Puzzle, 'fields'>

/** The address of what the player has to guess from. */
export function shownOf({ fields }: Showing): string | undefined {
  return fields.shown[0]
}

/** The address of the whole picture of a character that was found. */
export function solutionOf({ fields }: Showing): string | undefined {
  return fields.picture[0]
}
