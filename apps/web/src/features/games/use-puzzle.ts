import { games } from '@otogi/contract/routes'
import type { Puzzle } from '@otogi/contract/puzzle'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { invalidate, setCached } from '../../platform/query-client.ts'
import { Refused } from '../../platform/refused.ts'
import { refreshRecord } from './use-record.ts'

const keyOf = (puzzleId: string) => ['games', 'findPuzzle', puzzleId] as const

/** Returns one of the player's current puzzles. Loads it once its id is known and its mode is unlocked. */
export function usePuzzle(puzzleId: string | undefined, isModeOpen: boolean) {
  return useQuery({
    queryKey: keyOf(puzzleId ?? ''),
    queryFn: ({ signal }) => fetchPuzzle(puzzleId ?? '', signal),
    enabled: isModeOpen && puzzleId !== undefined && puzzleId !== '',
  })
}

export function cachePuzzle(puzzle: Puzzle): void {
  setCached(keyOf(puzzle.id), puzzle)
}

export async function refreshPuzzle(puzzleId: string): Promise<void> {
  await invalidate(keyOf(puzzleId))
}

/** The server refuses the ids of yesterday's puzzles. Refreshing the record loads the new ids. */
async function fetchPuzzle(puzzleId: string, signal: AbortSignal): Promise<Puzzle> {
  try {
    return await call(games.findPuzzle, { id: puzzleId }, { signal })
  } catch (error) {
    if (error instanceof Refused && error.code === 'NEW_PUZZLE') void refreshRecord()
    throw error
  }
}
