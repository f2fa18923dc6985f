import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import { GAMES, listModes, type Game, type Mode } from '@otogi/rules/games/games'
import { isAnswerRevealed } from '@otogi/rules/games/reveal'
import { RESETS_PER_DAY, RewardStatus } from '@otogi/rules/rewards/rewards'
import type { Reader } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { computeKeyedHash, type PuzzleKeys } from '../../platform/process/secrets.ts'
import type { DailyAnswers, Schedule } from './schedule/schedule.ts'
import { listRounds, type Round } from './store.ts'

/** A round with the id of its puzzle. */
export type PuzzleRound = Round & { readonly puzzleId: string }

/** A player's games on one day. A game without a stored round has the shared puzzle. */
export type PlayerDay = {
  readonly playerId: string
  round(game: Game, mode: Mode): PuzzleRound
  resetsLeft(game: Game): number
  /**
   * Finds the round with this puzzle id. Refuses an id that belongs to another player, to another day, or to a puzzle
   * that a reset has replaced.
   */
  find(puzzleId: string): PuzzleRound
  /** Returns a copy of the day with an updated round and, if given, the number of resets used in its game. */
  with(round: Round, resetsUsed?: number): PlayerDay
}

export type Puzzles = {
  /** Whether `createDay` knows the answers of a day. */
  isOpened(day: MadridDay): boolean
  /** Reads the answers to a day's shared puzzles. */
  readAnswers(db: Reader, day: MadridDay): Promise<DailyAnswers>
  readDay(db: Reader, playerId: string, day: MadridDay): Promise<PlayerDay>
  /**
   * Creates a day without stored rounds. `owner` is a player's id, or the constant that stands for all guests. If
   * `common` (the day's answers) is omitted, this process must already have opened the day.
   */
  createDay(owner: string, day: MadridDay, common?: DailyAnswers): PlayerDay
}

/** Whether the player may see the answer to a round's puzzle. */
export function isRoundOver({ game, wrong, finished }: Round): boolean {
  return finished || isAnswerRevealed(game, wrong.length)
}

type Deps = {
  readonly schedule: Pick<Schedule, 'read' | 'isOpened' | 'getOpened' | 'isUsable'>
  readonly keys: PuzzleKeys
}

export function createPuzzles({ schedule, keys }: Deps): Puzzles {
  const withId = (round: Round): PuzzleRound => ({ ...round, puzzleId: createPuzzleId(keys, round) })

  const createDay = (key: DayKey, begun: readonly Round[], resetsUsed: ReadonlyMap<Game, number>): PlayerDay => {
    // A player who has not finished a withdrawn puzzle gets its replacement.
    const findRound = (game: Game, mode: Mode) =>
      begun.find((round) => round.game === game && round.mode === mode && (round.finished || schedule.isUsable(round)))
    const round = (game: Game, mode: Mode) =>
      withId(findRound(game, mode) ?? createRound(key, game, mode, key.common(game, mode)))
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
    isOpened: (day) => schedule.isOpened(day),
    readAnswers: (db, day) => schedule.read(db, day),
    createDay: (playerId, day, common) =>
      createDay({ playerId, day, common: common ?? schedule.getOpened(day) }, [], new Map()),
    async readDay(db, playerId, day) {
      const common = await schedule.read(db, day)
      const { rounds, resetsUsed } = await listRounds(db, playerId, day)
      return createDay({ playerId, day, common }, rounds, resetsUsed)
    },
  }
}

type DayKey = { readonly playerId: string; readonly day: MadridDay; readonly common: DailyAnswers }

function createRound({ playerId, day }: DayKey, game: Game, mode: Mode, answer: string): Round {
  const { locked: status } = RewardStatus
  return { playerId, day, game, mode, resetNo: 0, answer, seen: [answer], wrong: [], finished: false, status }
}

const PUZZLE_ID_BYTES = 16

/** Creates an id for a player's puzzle that reveals nothing about the answer. */
function createPuzzleId({ ids }: PuzzleKeys, round: Round): string {
  const { playerId, day, game, mode, resetNo } = round
  return computeKeyedHash(ids, playerId, day, game, mode, resetNo).subarray(0, PUZZLE_ID_BYTES).toString('base64url')
}
