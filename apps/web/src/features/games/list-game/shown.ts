import type { Puzzle } from '@otogi/contract/puzzle'

type Showing = Pick<Puzzle, 'fields'>

/** Returns the URL of the picture or clip to guess from. */
export function findClueUrl({ fields }: Showing): string | undefined {
  return fields.shown[0]
}

/** Returns the URL of the whole picture once the character was found. */
export function findSolutionUrl({ fields }: Showing): string | undefined {
  return fields.picture[0]
}
