import { Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { countWaitingTransactions } from '../test/lock-row.ts'
import { openLossyProxy } from '../test/lossy-proxy.ts'
import { startTestServer } from '../test/test-server.ts'
import { api } from '@otogi/contract/api'
import { runAudit } from './run-audit.ts'
import { Outage } from './platform/http/outage.ts'
import { connect } from './platform/db/postgres.ts'

/** Far below the real limit, to keep the tests fast. */
const LIMIT_MS = 500
const SLOW = sql`select pg_sleep(${sql.lit((2 * LIMIT_MS) / 1000)})`

const server = await startTestServer({ queryLimitMs: LIMIT_MS })
afterAll(() => server[Symbol.asyncDispose]())

/** Locks a table against reads for twice the limit, and in the meantime runs work that has to wait for the table. */
async function runWhileTableIsLocked<T>(table: string, work: () => Promise<T>): Promise<T> {
  const locked = Promise.withResolvers<void>()
  const holding = connect(server.databaseUrl, () => {}, 1)
  const held = holding.transaction(async (tx) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx)
    locked.resolve()
    await vi.waitUntil(async () => (await countWaitingTransactions(server)) > 0, { timeout: 10_000 })
    await SLOW.execute(tx)
  })
  await locked.promise
  const [result] = await Promise.all([work(), held])
  await holding.close()
  return result
}

test('a long snapshot may wait longer for a reply than other reads', async () => {
  await expect(SLOW.execute(server.database.reader)).rejects.toThrow(Outage)
  await server.database.readLongSnapshot((snapshot) => SLOW.execute(snapshot))
})

test('a player gets the export of a database that replies slowly', async () => {
  const ana = await server.player()
  const copy = await runWhileTableIsLocked('notices', () => ana.call(api.profile.download))
  expect(copy).toMatchObject({ account: { _id: ana.id }, kept: { notices: [] } })
})

test('an audit of a database that replies slowly completes', async () => {
  const { database: db, clock, pack } = server
  const findings = await runWhileTableIsLocked('pulls', () =>
    runAudit({ db, clock, cards: pack.cards, dataDir: server.picturesDir }),
  )
  expect(findings.every(({ faults }) => faults === 0)).toBe(true)
})

test('a long snapshot cannot write', async () => {
  const writing = server.database.readLongSnapshot((snapshot) => sql`delete from players`.execute(snapshot))
  await expect(writing).rejects.toThrow('read-only transaction')
})

test('a long snapshot on a lost connection is kept alive until the server stops', async () => {
  await using line = await openLossyProxy(server.databaseUrl)
  const setKeepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive')
  const db = connect(line.url, () => {}, 1, LIMIT_MS)
  const started = Promise.withResolvers<void>()
  const reading = db.readLongSnapshot(async (snapshot) => {
    line.lose()
    started.resolve()
    await sql`select 1`.execute(snapshot)
  })
  const failed = reading.catch((error: unknown) => error)
  await started.promise
  expect(setKeepAlive).toHaveBeenCalledWith(true, 60_000)
  db.cut()
  expect(await failed).toBeInstanceOf(Outage)
  await expect(db.readLongSnapshot(async () => {})).rejects.toThrow(Outage)
  await db.close()
})
