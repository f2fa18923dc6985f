import type { Community } from '@otogi/contract/statistics'
import { isAnswerRevealed } from '@otogi/rules/games/reveal'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { ReadContext } from '../../../platform/http/run-locked.ts'
import type { Puzzles } from '../puzzles.ts'
import { tallyOfPuzzle } from './store.ts'
import { medianOf, summaryOf } from './summary.ts'

/** How all players did on a puzzle of today, told to those who have done with it. */
export async function communityOf(call: ReadContext, puzzles: Puzzles, puzzleId: string): Promise<Community> {
  const { db, player } = call
  const round = (await puzzles.readDay(db, player.id, call.today)).find(puzzleId)
  const { day, game, mode, wrong, finished, resetNo } = round
  if (!finished && !isAnswerRevealed(game, wrong.length)) throw new Refusal('GUESS_REQUIRED')
  const tallies = resetNo === 0 ? await tallyOfPuzzle(db, day, game, mode) : []
  const { played, won, distribution } = summaryOf(tallies)
  return { players: played, solved: won, medianTries: medianOf(distribution), distribution }
}
