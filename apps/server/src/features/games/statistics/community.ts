import type { Community } from '@otogi/contract/statistics'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { ReadContext } from '../../../platform/http/run-locked.ts'
import { isRoundOver, type Puzzles } from '../puzzles.ts'
import { countPuzzleRounds } from './store.ts'
import { findMedianTries, summarizeRounds } from './summary.ts'

/** Returns all players' results for one of today's puzzles. Refuses until the player has finished the puzzle. */
export async function readCommunity(context: ReadContext, puzzles: Puzzles, puzzleId: string): Promise<Community> {
  const { db, player } = context
  const round = (await puzzles.readDay(db, player.id, context.today)).find(puzzleId)
  if (!isRoundOver(round)) throw new Refusal('GUESS_REQUIRED')
  const { day, game, mode, resetNo } = round
  const counts = resetNo === 0 ? await countPuzzleRounds(db, day, game, mode) : []
  const { played, won, distribution } = summarizeRounds(counts)
  return { players: played, solved: won, medianTries: findMedianTries(distribution), distribution }
}
