import type { Readable } from 'node:stream'
import { accounts } from '@otogi/contract/accounts'
import { createReplyWriter } from '@otogi/contract/codec'
import { sql } from 'kysely'
import type { Database, Reader } from '../../platform/db/db.ts'
import { createQueue } from '../../platform/process/queue.ts'
import { spoolToFile } from '../../platform/db/spool.ts'
import { getPlayer } from '../players/index.ts'
import { listPersonalTables, type PersonalTable } from './personal-tables.ts'
import { toUser } from './user.ts'

/**
 * Columns that the export omits: answers to puzzles that the player may not have solved yet, and the guard's findings,
 * which also concern the other party to a sale.
 */
const WITHHELD = ['answer', 'seen', 'signs', 'seller_gives', 'buyer_gives', 'seller_gains', 'bound_buyer', 'counts']

/**
 * Tables whose rows concern two players but may be shown to only one of them, and the column with that player's id. For
 * example, an export must not reveal who reported or blocked the player.
 */
const CONFIDENTIAL: Readonly<Record<string, string>> = { reports: 'reporter', blocks: 'blocker' }

/** Number of rows fetched at a time. */
const BATCH = 500

/** Maximum number of parallel exports per process, because each one needs its own connection. */
const EXPORTS = { concurrency: 2, maxQueueLength: 20, maxWaitMs: 60_000 }

const inQueue = createQueue(EXPORTS)

/** The export bypasses the codec that converts replies to the API's field names, so the account is converted here. */
const writeUser = createReplyWriter(accounts.find)

/**
 * Streams all data stored about a player as JSON, from one snapshot of the database. Other players' ids become null.
 */
export function exportPlayerData(
  { readLongSnapshot }: Pick<Database, 'readLongSnapshot'>,
  playerId: string,
): Promise<Readable> {
  return inQueue(() =>
    spoolToFile((append) => readLongSnapshot((snapshot) => writePlayerData(snapshot, playerId, append))),
  )
}

type AppendText = (text: string) => Promise<void>

async function writePlayerData(db: Reader, playerId: string, append: AppendText): Promise<void> {
  const player = await getPlayer(db, playerId)
  const account = {
    ...(writeUser(toUser(player)) as object),
    thirdPartyId: player.google_sub,
    createdAt: player.created_at.toISOString(),
    emailVerifiedAt: player.email_verified_at?.toISOString() ?? null,
    showsStatistics: player.shows_statistics,
    showsProfile: player.shows_profile,
  }
  await append(`{"account":${JSON.stringify(account)},"kept":{`)
  for (const [n, table] of (await listPersonalTables(db)).entries()) {
    await append(`${n > 0 ? ',' : ''}${JSON.stringify(table.name)}:[`)
    await writeTableRows(db, table, { playerId, append })
    await append(']')
  }
  await append('}}')
}

type ExportTarget = { readonly playerId: string; readonly append: AppendText }

async function writeTableRows(db: Reader, table: PersonalTable, { playerId, append }: ExportTarget): Promise<void> {
  await sql`declare export_rows no scroll cursor for ${selectRows(table, playerId)}`.execute(db)
  for (let isFirst = true; ; isFirst = false) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(BATCH)} from export_rows`.execute(db)
    if (rows.length > 0) await append(`${isFirst ? '' : ','}${rows.map(({ row }) => row).join(',')}`)
    if (rows.length < BATCH) break
  }
  await sql`close export_rows`.execute(db)
}

/** Selects rows as JSON text, without the withheld columns and with null in place of other players' ids. */
function selectRows({ name, playerColumns, binaryColumns }: PersonalTable, playerId: string) {
  const isAbout = (column: string) => sql`${sql.ref(column)} = ${playerId}`
  const own = sql.join(
    playerColumns.map((column) => sql`${column}::text, case when ${isAbout(column)} then ${sql.ref(column)} end`),
  )
  const withheld = [...binaryColumns, ...WITHHELD]
  const shown = playerColumns.filter((column) => column === (CONFIDENTIAL[name] ?? column))
  return sql`
    select ((to_jsonb(kept) - ${withheld}::text[]) || jsonb_build_object(${own}))::text as row
    from ${sql.table(name)} kept where ${sql.join(shown.map(isAbout), sql` or `)}`
}
