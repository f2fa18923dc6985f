import type { Puzzle } from '@otogi/contract/puzzle'
import type { Mode } from '@otogi/rules/games/games'
import type { Picked } from './asked.ts'

const FIELDS = {
  image: ['image_game', 'image_game_medium', 'image_game_hard'],
  silhouette: ['silueta_game', 'silueta_game_medium', 'silueta_game_hard'],
  eyes: ['eye_game', 'eye_game_medium', 'eye_game_hard'],
  pixel: ['pixel_game', 'pixel_game_medium', 'pixel_game_hard'],
  opening: ['opening', 'opening_medium', 'opening_hard'],
} as const satisfies Record<Picked, readonly (keyof Puzzle)[]>

const SOLUTIONS = {
  silhouette: ['silueta_solution', 'silueta_solution_medium', 'silueta_solution_hard'],
  eyes: ['eye_solution', 'eye_solution_medium', 'eye_solution_hard'],
} as const

export type Showing = Pick<Puzzle, (typeof FIELDS)[Picked][number] | (typeof SOLUTIONS)[keyof typeof SOLUTIONS][number]>

/** The address of what the player has to guess from. */
export function shownOf(puzzle: Showing, game: Picked, mode: Mode): string | undefined {
  return puzzle[FIELDS[game][mode]][0]
}

/** The address of the whole picture of a character that was found. */
export function solutionOf(puzzle: Showing, game: Picked, mode: Mode): string | undefined {
  return game === 'silhouette' || game === 'eyes' ? puzzle[SOLUTIONS[game][mode]][0] : undefined
}
