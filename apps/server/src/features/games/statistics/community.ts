import type { Community } from '@otogi/contract/statistics'
import { answerRevealed } from '@otogi/rules/games/stage'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { ReadContext } from '../../../platform/http/run-locked.ts'
import { currentRound, todayOf, type Stage } from '../today.ts'
import { tallyOfPuzzle } from './store.ts'
import { medianOf, summaryOf } from './summary.ts'

/** How all players did on a puzzle of today, told to those who have done with it. */
export async function communityOf(call: ReadContext, stage: Stage, puzzleId: string): Promise<Community> {
  const { db, player } = call
  const round = currentRound(await todayOf(db, stage, player.id, call.today), stage, puzzleId)
  const { day, game, mode, wrong, finished, resetNo } = round
  if (!finished && !answerRevealed(game, wrong.length)) throw new Refusal('GUESS_REQUIRED')
  const tallies = resetNo === 0 ? await tallyOfPuzzle(db, day, game, mode) : []
  const { played, won, distribution } = summaryOf(tallies)
  return { players: played, solved: won, medianTries: medianOf(distribution), distribution }
}
