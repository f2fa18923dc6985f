import { toDayNumber, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { GAMES, listModes, type Game, type Mode } from '@otogi/rules/games/games'
import { RESETS_PER_DAY, RewardStatus } from '@otogi/rules/rewards/rewards'
import type { Reader } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { keyedHash, type PuzzleKeys } from '../../platform/process/secrets.ts'
import type { Answers } from './answers.ts'
import type { Sequence } from './sequence.ts'
import { listRounds, type Round } from './store.ts'

/** A round with the id of its puzzle. */
export type PuzzleRound = Round & { readonly puzzleId: string }

/** A player's games of a day: the rounds begun, and for the others the puzzle that all players share. */
export type PlayerDay = {
  readonly playerId: string
  round(game: Game, mode: Mode): PuzzleRound
  resetsLeft(game: Game): number
  /** The round that a puzzle id names; refuses the id of another player, day or reset. */
  find(puzzleId: string): PuzzleRound
  /** The day with a round as it is now, and the resets used of its game where they changed. */
  with(round: Round, resetsUsed?: number): PlayerDay
}

export type Puzzles = {
  /** The answer of the puzzle that all players share on a day. */
  commonAnswer(game: Game, mode: Mode, day: MadridDay): string
  readDay(db: Reader, playerId: string, day: MadridDay): Promise<PlayerDay>
}

type Deps = { readonly answers: Answers; readonly sequence: Sequence; readonly keys: PuzzleKeys }

export function createPuzzles({ answers, sequence, keys }: Deps): Puzzles {
  const commonAnswer: Puzzles['commonAnswer'] = (game, mode, day) =>
    sequence.common(answers.pool(game, mode), game, mode, toDayNumber(day))
  const withId = (round: Round): PuzzleRound => ({ ...round, puzzleId: puzzleIdOf(keys, round) })

  const createDay = (key: DayKey, begun: readonly Round[], resetsUsed: ReadonlyMap<Game, number>): PlayerDay => {
    const findRound = (game: Game, mode: Mode) => begun.find((round) => round.game === game && round.mode === mode)
    const round = (game: Game, mode: Mode) =>
      withId(findRound(game, mode) ?? newRound(key, game, mode, commonAnswer(game, mode, key.day)))
    return {
      playerId: key.playerId,
      round,
      resetsLeft: (game) => RESETS_PER_DAY - (resetsUsed.get(game) ?? 0),
      find(puzzleId) {
        const rounds = GAMES.flatMap((game) => listModes(game).map((mode) => round(game, mode)))
        const found = rounds.find((each) => each.puzzleId === puzzleId)
        if (!found) throw new Refusal('NEW_PUZZLE')
        return found
      },
      with(changed, used = resetsUsed.get(changed.game) ?? 0) {
        const others = begun.filter(({ game, mode }) => game !== changed.game || mode !== changed.mode)
        return createDay(key, [...others, changed], new Map(resetsUsed).set(changed.game, used))
      },
    }
  }

  return {
    commonAnswer,
    async readDay(db, playerId, day) {
      const { rounds, resetsUsed } = await listRounds(db, playerId, day)
      return createDay({ playerId, day }, rounds, resetsUsed)
    },
  }
}

type DayKey = { readonly playerId: string; readonly day: MadridDay }

function newRound(key: DayKey, game: Game, mode: Mode, answer: string): Round {
  const { locked: status } = RewardStatus
  return { ...key, game, mode, resetNo: 0, answer, seen: [answer], wrong: [], finished: false, status }
}

const PUZZLE_ID_BYTES = 16

/** Names a round's puzzle for its player alone; the id tells nothing. */
function puzzleIdOf({ ids }: PuzzleKeys, round: Round): string {
  const { playerId, day, game, mode, resetNo } = round
  return keyedHash(ids, playerId, day, game, mode, resetNo).subarray(0, PUZZLE_ID_BYTES).toString('base64url')
}
