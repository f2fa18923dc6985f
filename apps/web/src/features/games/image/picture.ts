import type { Puzzle } from '@otogi/contract/puzzle'
import type { Mode } from '@otogi/rules/games/games'
import { zoomStages } from '@otogi/rules/games/stage'

type Pictures = Pick<Puzzle, 'image_game' | 'image_game_medium' | 'image_game_hard'>

/** The one picture that the player may see now. */
export function pictureOf(puzzle: Pictures, mode: Mode): string | undefined {
  const byMode = [puzzle.image_game, puzzle.image_game_medium, puzzle.image_game_hard]
  return byMode[mode]?.[0]
}

/** The lamps below the stage: one for each zoom, lit up to the one reached. */
export function lampsOf(percent: number): { lit: number; count: number } {
  const reached = zoomStages.findIndex((stage) => stage <= percent)
  return { lit: reached === -1 ? zoomStages.length : reached + 1, count: zoomStages.length }
}
