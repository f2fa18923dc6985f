import type { Puzzle } from '@otogi/contract/puzzle'
import { findPuzzleField, type PuzzleField } from '@otogi/contract/puzzle-fields'
import type { Mode } from '@otogi/rules/games/games'
import type { Picked } from './asked.ts'

export type Showing = Pick<Puzzle, PuzzleField>

/** The address of what the player has to guess from. */
export function shownOf(puzzle: Showing, game: Picked, mode: Mode): string | undefined {
  return firstIn(puzzle, findPuzzleField(game, 'shown', mode))
}

/** The address of the whole picture of a character that was found. */
export function solutionOf(puzzle: Showing, game: Picked, mode: Mode): string | undefined {
  return firstIn(puzzle, findPuzzleField(game, 'picture', mode))
}

function firstIn(puzzle: Showing, field: PuzzleField | undefined): string | undefined {
  return field && puzzle[field][0]
}
