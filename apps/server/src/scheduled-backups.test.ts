import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { countWaitingTransactions } from '../test/lock-row.ts'
import { openLossyProxy } from '../test/lossy-proxy.ts'
import { startTestServer } from '../test/test-server.ts'
import { listScheduledBackups } from './platform/backup/scheduled.ts'
import { startScheduledBackups } from './scheduled-backups.ts'

const HOUR_MS = 3_600_000
const POLLING = { timeout: 40_000, interval: 20 }
// During the outage, opening a connection fails only after 8 s.
vi.setConfig({ testTimeout: 60_000 })

/** Starts the backups of a server that loses its database connection during the first backup. */
async function startOnLostConnection(replyLimitMs: number, opened: AsyncDisposableStack) {
  const server = opened.use(await startTestServer())
  const dataDir = await mkdtemp(join(tmpdir(), 'otogi-backups-'))
  opened.defer(() => rm(dataDir, { recursive: true, force: true }))
  const line = opened.use(await openLossyProxy(server.databaseUrl))
  const printed: string[] = []
  const stop = await server.db.transaction().execute(async (tx) => {
    await sql`lock table notices in access exclusive mode`.execute(tx)
    const begun = startScheduledBackups({
      config: { backups: { everyMs: HOUR_MS, keep: 2 }, dataDir, s3: undefined, secretKey: undefined },
      url: line.url,
      secretKey: 'a secret key of a test, which is long enough',
      print: (text) => printed.push(text),
      checkEveryMs: 1000,
      replyLimitMs,
    })
    await vi.waitUntil(async () => (await countWaitingTransactions(server)) > 0, POLLING)
    line.lose()
    return begun
  })
  return { line, printed, stop, listBackups: () => listScheduledBackups(dataDir) }
}

test('a backup whose connection is lost fails, and the next one is written', async () => {
  await using opened = new AsyncDisposableStack()
  const { line, printed, stop, listBackups } = await startOnLostConnection(1000, opened)
  await vi.waitUntil(() => printed.length > 0, POLLING)
  expect(printed[0]).toMatch(/^the scheduled backup failed: /)
  line.mend()
  await vi.waitUntil(async () => (await listBackups()).length === 1, POLLING)
  await stop()
})

test('a server that stops does not wait for a backup whose connection is lost', async () => {
  await using opened = new AsyncDisposableStack()
  const { printed, stop, listBackups } = await startOnLostConnection(10 * HOUR_MS, opened)
  await stop()
  expect(printed).toEqual([])
  expect(await listBackups()).toEqual([])
})
