import type { Community } from '@otogi/contract/statistics'
import { isAnswerRevealed } from '@otogi/rules/games/reveal'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { ReadContext } from '../../../platform/http/run-locked.ts'
import type { Puzzles } from '../puzzles.ts'
import { countPuzzleRounds } from './store.ts'
import { findMedianTries, summarizeRounds } from './summary.ts'

/** Returns the results of all players on one of today's puzzles. Refuses until the player has finished the puzzle. */
export async function readCommunity(context: ReadContext, puzzles: Puzzles, puzzleId: string): Promise<Community> {
  const { db, player } = context
  const round = (await puzzles.readDay(db, player.id, context.today)).find(puzzleId)
  const { day, game, mode, wrong, finished, resetNo } = round
  if (!finished && !isAnswerRevealed(game, wrong.length)) throw new Refusal('GUESS_REQUIRED')
  const tallies = resetNo === 0 ? await countPuzzleRounds(db, day, game, mode) : []
  const { played, won, distribution } = summarizeRounds(tallies)
  return { players: played, solved: won, medianTries: findMedianTries(distribution), distribution }
}
