import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Game, Mode } from '@otogi/rules/games/games'
import { sql, type ExpressionBuilder } from 'kysely'
import type { Reader } from '../../../platform/db/db.ts'
import type { Tables } from '../../../platform/db/tables.ts'

const TRIES = sql<number>`cardinality(wrong)`

/** A round counts as played once there is a guess. A reset alone does not count. */
function isPlayed(row: ExpressionBuilder<Tables, 'rounds'>) {
  return row.or([row('finished', '=', true), row(TRIES, '>', 0)])
}

/** Number of rounds with the same result. */
export type RoundCount = { readonly tries: number; readonly finished: boolean; readonly count: number }

/** Counts a player's rounds on all days by game, mode and result. */
export async function countPlayerRounds(
  db: Reader,
  playerId: string,
): Promise<(RoundCount & { game: Game; mode: Mode })[]> {
  return db
    .selectFrom('rounds')
    .select((row) => ['game', 'mode', 'finished', TRIES.as('tries'), row.fn.countAll<number>().as('count')])
    .where('player_id', '=', playerId)
    .where(isPlayed)
    .groupBy(['game', 'mode', 'finished', TRIES])
    .execute()
}

/** Counts all players' rounds of a shared puzzle by result. The counts are stored, so no rounds are read. */
export async function countPuzzleRounds(db: Reader, day: MadridDay, game: Game, mode: Mode): Promise<RoundCount[]> {
  return db
    .selectFrom('puzzle_results')
    .select((row) => ['finished', 'tries', row.fn.sum<number>('players').as('count')])
    .where('day', '=', day)
    .where('game', '=', game)
    .where('mode', '=', mode)
    .groupBy(['finished', 'tries'])
    .having((row) => row.fn.sum('players'), '>', 0)
    .execute()
}

export type DayCount = { readonly day: MadridDay; readonly played: number; readonly won: number }

/** Lists the days on which a player made at least one guess, oldest first. */
export async function listPlayedDays(db: Reader, playerId: string): Promise<DayCount[]> {
  return db
    .selectFrom('rounds')
    .select((row) => [
      'day',
      row.fn.countAll<number>().as('played'),
      row.fn.countAll<number>().filterWhere('finished', '=', true).as('won'),
    ])
    .where('player_id', '=', playerId)
    .where(isPlayed)
    .groupBy('day')
    .orderBy('day')
    .execute()
}

export type PlayedRound = {
  readonly day: MadridDay
  readonly game: Game
  readonly mode: Mode
  readonly tries: number
  readonly finished: boolean
  readonly answer: string
}

/** Lists a player's rounds, newest first, for the last `days` days played before the day `before`. */
export async function listPlayedRounds(
  db: Reader,
  playerId: string,
  before: MadridDay,
  days: number,
): Promise<PlayedRound[]> {
  return db
    .selectFrom('rounds')
    .select(['day', 'game', 'mode', 'finished', 'answer', TRIES.as('tries')])
    .where('player_id', '=', playerId)
    .where(isPlayed)
    .where('day', 'in', (query) =>
      query
        .selectFrom('rounds')
        .select('day')
        .distinct()
        .where('player_id', '=', playerId)
        .where('day', '<', before)
        .where(isPlayed)
        .orderBy('day', 'desc')
        .limit(days),
    )
    .orderBy('day', 'desc')
    .execute()
}
