import { addDays, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Game, Mode } from '@otogi/rules/games/games'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/db/db.ts'
import type { WithQueries } from '../../platform/db/together.ts'

type CountedRound = {
  readonly playerId: string
  readonly day: MadridDay
  readonly game: Game
  readonly mode: Mode
  readonly resetNo: number
  readonly wrong: readonly string[]
  readonly finished: boolean
}

/** Past results are kept for some days, in case the clock was ahead and is set back. */
const KEPT_DAYS = 7

/**
 * Builds the writes that count a round's new result instead of its previous one, for the statement that saves the
 * round. Only rounds of shared puzzles with at least one guess are counted.
 */
export function buildResultCount(round: CountedRound): WithQueries {
  const { playerId, day, game, mode, finished, wrong, resetNo } = round
  // Spreads a puzzle's players over 16 rows per result, so that they rarely change the same row.
  const shard = Number.parseInt(playerId.slice(-1), 16)
  const puzzle = sql`day = ${day} and game = ${game} and mode = ${mode}`
  const before = sql`
    select finished, cardinality(wrong)::smallint as tries from rounds
    where player_id = ${playerId} and ${puzzle} and reset_no = 0 and (finished or cardinality(wrong) > 0)`
  const after = sql`
    select ${finished}::boolean as finished, ${wrong.length}::smallint as tries
    where ${resetNo === 0 && (finished || wrong.length > 0)}::boolean`
  return sql`uncounted_result as (
      update puzzle_results set players = players - 1 from (${before} except ${after}) as previous
      where ${puzzle} and shard = ${shard}
        and puzzle_results.finished = previous.finished and puzzle_results.tries = previous.tries
    ), counted_result as (
      insert into puzzle_results (day, game, mode, shard, finished, tries, players)
      select ${day}::date, ${game}, ${mode}::smallint, ${shard}::smallint, finished, tries, 1
      from (${after} except ${before}) as present
      on conflict (day, game, mode, shard, finished, tries) do update set players = puzzle_results.players + 1
    )`
}

export type PuzzleResult = {
  readonly day: MadridDay
  readonly game: Game
  readonly mode: Mode
  readonly finished: boolean
  readonly tries: number
  readonly players: number
}

/** Counts the players of each shared puzzle by result, newest day first. Only the latest days are stored. */
export async function listPuzzleResults(db: Reader): Promise<PuzzleResult[]> {
  return db
    .selectFrom('puzzle_results')
    .select(['day', 'game', 'mode', 'finished', 'tries'])
    .select((row) => row.fn.sum<number>('players').as('players'))
    .groupBy(['day', 'game', 'mode', 'finished', 'tries'])
    .having((row) => row.fn.sum('players'), '>', 0)
    .orderBy('day', 'desc')
    .orderBy('tries')
    .execute()
}

export async function deleteOldPuzzleResults(tx: Tx, today: MadridDay): Promise<void> {
  await tx.deleteFrom('puzzle_results').where('day', '<', addDays(today, -KEPT_DAYS)).execute()
}
