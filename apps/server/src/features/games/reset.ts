import { listModes, type Game, type Mode } from '@otogi/rules/games/games'
import { RESETS_PER_DAY } from '@otogi/rules/rewards/rewards'
import { writeTogether } from '../../platform/db/together.ts'
import type { WriteContext } from '../../platform/http/run-locked.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { isModeUnlocked } from '../players/index.ts'
import type { Answers } from './answers.ts'
import { requireUnlockedMode } from './open-mode.ts'
import type { PlayerDay, Puzzles } from './puzzles.ts'
import type { Sequence } from './sequence.ts'
import { buildResetsUsedWrite, buildRoundWrite } from './store.ts'

type Reset = { readonly game: Game; readonly mode: Mode; readonly puzzleId: string | undefined }
type Deps = { readonly answers: Answers; readonly sequence: Sequence; readonly puzzles: Puzzles }

/** Replaces a player's unfinished puzzle with a personal puzzle. Returns the updated day. */
export function createResetAction({
  answers,
  sequence,
  puzzles,
}: Deps): (call: WriteContext, reset: Reset) => Promise<PlayerDay> {
  return async ({ tx, player, at, today }, { game, mode, puzzleId }) => {
    requireUnlockedMode(player, mode)
    const day = await puzzles.readDay(tx, player.id, today)
    const round = day.round(game, mode)
    // The puzzle id ensures that repeated requests use only one reset.
    if (puzzleId !== undefined && puzzleId !== round.puzzleId) throw new Refusal('NEW_PUZZLE')
    if (round.finished) throw new Refusal('GAME_FINISHED')
    const left = day.resetsLeft(game)
    if (left <= 0) throw new Refusal('NO_RESETS')

    const next = { ...round, resetNo: round.resetNo + 1 }
    // A reset never chooses the shared answer of another mode that the player has unlocked. It may choose the shared
    // answer of a locked mode. Otherwise, players could work out that answer, because it would never come up.
    const others = listModes(game).filter((each) => each !== mode && isModeUnlocked(player, each))
    const seen = { inRound: round.seen, inOtherModes: others.flatMap((each) => day.round(game, each).seen) }
    const answer = sequence.personal(answers.pool(game, mode), next, seen)
    const fresh = { ...next, answer, seen: [...round.seen, answer], wrong: [] }
    const used = RESETS_PER_DAY - left + 1
    await writeTogether(tx, [buildRoundWrite(fresh, at), buildResetsUsedWrite(fresh, used)])
    return day.with(fresh, used)
  }
}
