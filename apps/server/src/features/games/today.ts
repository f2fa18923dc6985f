import { dayNumber, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { GAMES, hasModes, MODES, type Game, type Mode } from '@otogi/rules/games/games'
import { RESETS_PER_DAY, RewardStatus } from '@otogi/rules/rewards/rewards'
import type { Reader } from '../../platform/db/db.ts'
import type { Media } from '../../platform/media/media.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { keyedHash, type PuzzleKeys } from '../../platform/process/secrets.ts'
import type { Answers } from './answers.ts'
import type { Sequence } from './sequence.ts'
import { listResetsUsed, listRounds, type Round } from './store.ts'

/** What every action of the games needs to know of the world. */
export type Stage = {
  readonly answers: Answers
  readonly sequence: Sequence
  readonly media: Media
  /** Makes puzzle ids that tell nothing. */
  readonly keys: PuzzleKeys
}

const PUZZLE_ID_BYTES = 16

/** A player's games of today: the rounds begun, and for the others the puzzle that all players share. */
export type Today = {
  readonly playerId: string
  readonly day: MadridDay
  round(game: Game, mode: Mode): Round
  resetsLeft(game: Game): number
}

export async function todayOf(db: Reader, stage: Stage, playerId: string, day: MadridDay): Promise<Today> {
  const [begun, used] = await Promise.all([listRounds(db, playerId, day), listResetsUsed(db, playerId, day)])
  const fresh = (game: Game, mode: Mode): Round => {
    const answer = commonAnswer(stage, game, mode, day)
    return {
      playerId,
      day,
      game,
      mode,
      resetNo: 0,
      answer,
      seen: [answer],
      wrong: [],
      finished: false,
      status: RewardStatus.locked,
    }
  }
  return {
    playerId,
    day,
    round: (game, mode) => begun.find((round) => round.game === game && round.mode === mode) ?? fresh(game, mode),
    resetsLeft: (game) => RESETS_PER_DAY - (used.get(game) ?? 0),
  }
}

/** The answer of the puzzle that all players share on a day. */
export function commonAnswer({ sequence, answers }: Stage, game: Game, mode: Mode, day: MadridDay): string {
  return sequence.common(answers.pool(game, mode), game, mode, dayNumber(day))
}

/** The modes a game is played in: the name game has one. */
export function modesOf(game: Game): readonly Mode[] {
  return hasModes(game) ? MODES : [0]
}

/** The round of today that a puzzle id names. */
export function currentRound(today: Today, stage: Stage, id: string): Round {
  const rounds = GAMES.flatMap((game) => modesOf(game).map((mode) => today.round(game, mode)))
  const round = rounds.find((each) => puzzleIdOf(stage.keys, each) === id)
  if (!round) throw new Refusal('NEW_PUZZLE')
  return round
}

/** Names a round's puzzle for its player alone. */
export function puzzleIdOf({ ids }: PuzzleKeys, round: Round): string {
  const { playerId, day, game, mode, resetNo } = round
  return keyedHash(ids, playerId, day, game, mode, resetNo).subarray(0, PUZZLE_ID_BYTES).toString('base64url')
}
