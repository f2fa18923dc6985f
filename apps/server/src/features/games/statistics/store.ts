import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Game, Mode } from '@otogi/rules/games/games'
import { sql, type ExpressionBuilder } from 'kysely'
import type { Reader } from '../../../platform/db/db.ts'
import type { Tables } from '../../../platform/db/tables.ts'

const TRIES = sql<number>`cardinality(wrong)`

/** A round counts as played once it was guessed at; a reset alone plays nothing. */
function isPlayed(row: ExpressionBuilder<Tables, 'rounds'>) {
  return row.or([row('finished', '=', true), row(TRIES, '>', 0)])
}

/** How many rounds ended the same way. */
export type Tally = { readonly tries: number; readonly finished: boolean; readonly count: number }

/** A player's rounds of all days, counted by game, mode and end. */
export async function tallyOfPlayer(db: Reader, playerId: string): Promise<(Tally & { game: Game; mode: Mode })[]> {
  return db
    .selectFrom('rounds')
    .select((row) => ['game', 'mode', 'finished', TRIES.as('tries'), row.fn.countAll<number>().as('count')])
    .where('player_id', '=', playerId)
    .where(isPlayed)
    .groupBy(['game', 'mode', 'finished', TRIES])
    .execute()
}

/** Every player's rounds of the puzzle that all share. */
export async function tallyOfPuzzle(db: Reader, day: MadridDay, game: Game, mode: Mode): Promise<Tally[]> {
  return db
    .selectFrom('rounds')
    .select((row) => ['finished', TRIES.as('tries'), row.fn.countAll<number>().as('count')])
    .where('day', '=', day)
    .where('game', '=', game)
    .where('mode', '=', mode)
    .where('reset_no', '=', 0)
    .where(isPlayed)
    .groupBy(['finished', TRIES])
    .execute()
}

export type DayTally = { readonly day: MadridDay; readonly played: number; readonly won: number }

/** The days a player has played, oldest first. */
export async function listDays(db: Reader, playerId: string): Promise<DayTally[]> {
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

/** The rounds of the last so many days played before a day, newest first. */
export async function listPlayed(
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
