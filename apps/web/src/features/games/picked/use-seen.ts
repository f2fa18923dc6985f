import type { Puzzle } from '@otogi/contract/puzzle'
import type { Mode } from '@otogi/rules/games/games'
import { useEffect } from 'react'
import { readPuzzle, writePuzzle } from '../../../game/player-storage.ts'
import type { Picked } from './asked.ts'
import { shownOf, solutionOf } from './shown.ts'

/** The address of what the puzzle shows, and what was tried in vain. */
export type Seen = { shown: string | undefined; wrongGuesses: readonly string[] }

/** What this browser remembers is shown until the server answers, and overwritten by what it says. */
export function useSeen(game: Picked, mode: Mode, isOpen: boolean, puzzle: Puzzle | undefined): Seen {
  const shown = puzzle && shownOf(puzzle)
  useEffect(() => {
    if (!puzzle) return
    // A win takes them away; until then they are what a first paint shows.
    const wrongGuesses = puzzle.finished ? [] : puzzle.wrongGuesses
    writePuzzle(game, mode, { selectedIndex: 0, selected: shown ?? '', wrongGuesses })
  }, [puzzle, shown, game, mode])
  if (puzzle) return { shown: solutionOf(puzzle) ?? shown, wrongGuesses: puzzle.wrongGuesses }
  if (!isOpen) return { shown: undefined, wrongGuesses: [] }
  const { selected, wrongGuesses } = readPuzzle(game, mode)
  return { shown: selected || undefined, wrongGuesses }
}
