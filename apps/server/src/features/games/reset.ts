import type { Game, Mode } from '@otogi/rules/games/games'
import { RESETS_PER_DAY } from '@otogi/rules/rewards/rewards'
import type { Locked } from '../../platform/http/run-locked.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { isModeOpen } from '../players/index.ts'
import { requireOpenMode } from './open-mode.ts'
import { saveResetsUsed, saveRound } from './store.ts'
import { modesOf, puzzleIdOf, todayOf, type Stage } from './today.ts'

type Exchange = { readonly game: Game; readonly mode: Mode; readonly puzzleId: string | undefined }

/** Exchanges an unfinished puzzle for a personal one, all at once: puzzle, tries, wrong guesses, resets. */
export async function reset(locked: Locked, stage: Stage, asked: Exchange): Promise<void> {
  const { tx, player, at } = locked
  const { game, mode, puzzleId } = asked
  requireOpenMode(player, mode)
  const today = await todayOf(tx, stage, player.id, locked.today)
  const round = today.round(game, mode)
  // Whoever names the puzzle spends one reset on it, however often the call arrives.
  if (puzzleId !== undefined && puzzleId !== puzzleIdOf(stage.keys, round)) throw new Refusal('NEW_PUZZLE')
  if (round.finished) throw new Refusal('GAME_FINISHED')
  const left = today.resetsLeft(game)
  if (left <= 0) throw new Refusal('NO_RESETS')

  const next = { ...round, resetNo: round.resetNo + 1 }
  // The puzzles of open modes count as seen. Those of locked modes must not: what no reset brings would be their answers.
  const others = modesOf(game).filter((each) => each !== mode && isModeOpen(player, each))
  const seen = { inRound: round.seen, inOtherModes: others.flatMap((each) => today.round(game, each).seen) }
  const answer = stage.sequence.personal(stage.answers.pool(game, mode), next, seen)
  await saveRound(tx, { ...next, answer, seen: [...round.seen, answer], wrong: [] }, at)
  await saveResetsUsed(tx, player.id, today.day, game, RESETS_PER_DAY - left + 1)
}
