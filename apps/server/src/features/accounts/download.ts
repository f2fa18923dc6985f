import { sql } from 'kysely'
import type { Reader } from '../../platform/db.ts'
import { getPlayer } from '../players/index.ts'
import { listKeptTables, type KeptTable } from './kept.ts'
import { userOf } from './user.ts'

/**
 * What the game keeps to itself: the answers of puzzles, which may be unsolved, and the guard's signs, which are about
 * the other side of a sale.
 */
const WITHHELD = ['answer', 'seen', 'signs']

type Row = Readonly<Record<string, unknown>>

/** Everything kept about a player, table by table; of other players not even the id. */
export async function download(db: Reader, playerId: string): Promise<Record<string, unknown>> {
  const player = await getPlayer(db, playerId)
  const kept: Record<string, readonly Row[]> = {}
  for (const table of await listKeptTables(db)) kept[table.name] = await rowsAbout(db, table, playerId)
  return {
    account: {
      ...userOf(player),
      thirdPartyId: player.google_sub,
      createdAt: player.created_at.toISOString(),
      emailVerifiedAt: player.email_verified_at?.toISOString() ?? null,
      showsStatistics: player.shows_statistics,
    },
    kept,
  }
}

async function rowsAbout(db: Reader, { name, players, bytes }: KeptTable, playerId: string): Promise<Row[]> {
  const isAbout = sql.join(
    players.map((column) => sql`${sql.ref(column)} = ${playerId}`),
    sql` or `,
  )
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(kept) - ${[...bytes, ...WITHHELD]}::text[] as row from ${sql.table(name)} kept
    where ${isAbout}`.execute(db)
  return rows.map(({ row }) => withoutOthers(row, players, playerId))
}

function withoutOthers(row: Row, players: readonly string[], playerId: string): Row {
  const others = players.filter((column) => row[column] !== playerId)
  return { ...row, ...Object.fromEntries(others.map((column) => [column, null])) }
}
