import type { Puzzle } from '@otogi/contract/puzzle'

type PuzzleFields = Pick<Puzzle, 'fields'>

/** Returns the URL of the picture or clip to guess from. */
export function findClueUrl({ fields }: PuzzleFields): string | undefined {
  return fields.shown[0]
}

/** Returns the URL of the whole picture, which the server sends after a win. */
export function findSolutionUrl({ fields }: PuzzleFields): string | undefined {
  return fields.picture[0]
}

/** Returns the URL of the picture or clip while it can still be guessed. */
export function findUnsolvedClueUrl(puzzle: Pick<Puzzle, 'fields' | 'finished'> | undefined): string | undefined {
  return puzzle && !puzzle.finished ? findClueUrl(puzzle) : undefined
}
