import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { loadPack } from '@otogi/content/load'
import { auditBooks } from '@otogi/server/features/books/index'
import { readDailySupply } from '@otogi/server/features/books/ledger-days'
import { startPostgres } from '@otogi/server/platform/db/embedded-postgres'
import { migrate } from '@otogi/server/platform/db/migrate'
import { connect } from '@otogi/server/platform/db/postgres'
import pg from 'pg'
import { YEARS_OF_PLAY } from './years-of-play.ts'

/**
 * Measures how long it takes to audit a million ledger entries and the corresponding card copies, and to compute the
 * open books.
 */

const PLAYERS = 5000
const DAYS = 9
const CHANGED_ONE_IN = 20

/** Gives 10 gachas to the given number of players. */
const GIFTS = `
  with recipients as (
    update wallets set balance = balance + 10, entries = entries + 1
    where player_id in (select player_id from wallets order by player_id limit $1) returning player_id, balance, entries
  ), operations as (select gen_random_uuid() as operation, * from recipients)
  insert into ledger_entries (operation, account, player_id, position, delta, balance_after, reason, at)
  select operation, 'player', player_id, entries, 10, balance, 'gift', now() from operations
  union all select operation, 'mint', player_id, null, -10, null, 'gift', now() from operations`

await using opened = new AsyncDisposableStack()
const folder = await mkdtemp(join(tmpdir(), 'otogi-audit-'))
opened.defer(() => rm(folder, { recursive: true, force: true }))
const postgres = await startPostgres(folder, 'bench', {
  persistent: false,
  settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=4GB'],
})
opened.defer(() => postgres.stop())
await migrate(postgres.url)

const pack = await loadPack(resolve(import.meta.dirname, '../content/legends'))
const client = new pg.Client(postgres.url)
await client.connect()
opened.defer(() => client.end())
await client.query('create temp table card_list (n int, id text, rarity text, power int)')
await client.query('insert into card_list select * from unnest($1::int[], $2::text[], $3::text[], $4::int[])', [
  pack.cards.map((_, n) => n),
  pack.cards.map(({ id }) => id),
  pack.cards.map(({ rarity }) => rarity),
  pack.cards.map(({ power }) => power),
])
await printDuration(`${PLAYERS} players played ${DAYS} days`, async () => {
  for (const statement of YEARS_OF_PLAY(PLAYERS, DAYS)) await client.query(statement)
})

const db = connect(postgres.url, () => {})
opened.defer(() => db.close())
const { findings, proof, copies } = await printDuration('the audit', () => auditBooks(db, pack.cards))
const at = new Date('2026-11-18T11:00:00Z')
await client.query(GIFTS, [PLAYERS / CHANGED_ONE_IN])
await printDuration(`the audit of ${PLAYERS / CHANGED_ONE_IN} players that changed since`, () =>
  auditBooks(db, pack.cards, { earlier: { proof, at } }),
)
await printDuration('the days of the open books, counted for the first time', () => readDailySupply(db, at))
await printDuration('the days of the open books, counted again', () => readDailySupply(db, at))
const broken = findings.filter(({ faults }) => faults > 0)
for (const { rule, faults, first } of broken) console.log(`  FAULT ${rule}: ${faults}, such as ${first}`)
console.log(
  `  ${proof.entries} entries and ${copies} copies, ${findings.length - broken.length} of ${findings.length} rules hold`,
)
if (broken.length > 0) process.exitCode = 1

async function printDuration<T>(label: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  console.log(`  ${label}: ${((performance.now() - start) / 1000).toFixed(2)} s`)
  return result
}
