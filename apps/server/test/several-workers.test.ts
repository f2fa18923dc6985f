import { once } from 'node:events'
import { connect as connectTo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { api } from '@otogi/contract/api'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connect, QUERY_LIMIT_MS } from '../src/platform/db/postgres.ts'
import { createDatabase, readDatabase } from './backup.ts'
import { openLossyProxy } from './lossy-proxy.ts'
import { RemotePlayer, startServerProcess, type ServerProcess } from './server-process.ts'

vi.setConfig({ testTimeout: 300_000 })

const SETTINGS = { SECRET_KEY: 'a secret key of a test, which is long enough', RATE_LIMITS: 'off' }
/** A busy machine is slow, and its server refuses some calls. */
const WAIT = { timeout: 90_000, interval: 50 }
const WRITES_OF_A_PLAYER = 2

async function createPlayer(server: ServerProcess): Promise<RemotePlayer> {
  const player = new RemotePlayer()
  const isSignedUp = () =>
    player.signUp(server, api.accounts.create).then(
      () => true,
      () => false,
    )
  await expect.poll(isSignedUp, WAIT).toBe(true)
  return player
}

test.each([1, 2])('a server with WORKERS=%i works again after lost packets', async (workers) => {
  // The game must work again within ten seconds.
  expect(QUERY_LIMIT_MS).toBeLessThan(10_000)
  await using line = await openLossyProxy(await createDatabase())
  await using server = await startServerProcess({ ...SETTINGS, DATABASE_URL: line.url, WORKERS: String(workers) })
  const ana = await createPlayer(server)
  const countFailures = async () => {
    const calls = Array.from({ length: 20 }, () => [api.wallet.find, api.day.update]).flat()
    const statuses = await Promise.all(calls.map(async (call) => (await ana.call(server, call)).status))
    return statuses.filter((status) => status !== 200).length
  }
  await expect.poll(countFailures, WAIT).toBe(0)
  line.lose()
  // These calls use all of the server's connections and never get a reply from the database.
  expect(await countFailures()).toBeGreaterThan(0)
  line.mend()
  await expect.poll(countFailures, WAIT).toBe(0)
})

test('with two workers, the concurrent writes of one player leave connections for others', async () => {
  const databaseUrl = await createDatabase()
  await using server = await startServerProcess({ ...SETTINGS, DATABASE_URL: databaseUrl, WORKERS: '2' })
  const [ana, eva] = [await createPlayer(server), await createPlayer(server)]
  const countWaiting = () =>
    readDatabase(databaseUrl, async (db) => {
      const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      return rows[0]?.waiting ?? 0
    })
  const canWrite = async () => (await eva.call(server, api.day.update)).status === 200
  const holding = connect(databaseUrl, () => {}, 1)
  const counts: number[] = []
  const writes = await holding.transaction(async (tx) => {
    await tx.selectFrom('players').select('id').where('id', '=', ana.id).forUpdate().execute()
    // PostgreSQL ends a transaction that is idle for ten seconds.
    const keepAlive = setInterval(() => void sql`select`.execute(tx).catch(() => {}), 1000)
    onTestFinished(() => clearInterval(keepAlive))
    const sent = Array.from({ length: 60 }, () => ana.call(server, api.day.update))
    const countAndKeep = async () => counts[counts.push(await countWaiting()) - 1]
    await expect.poll(countAndKeep, WAIT).toBe(2 * WRITES_OF_A_PLAYER)
    await expect.poll(canWrite, WAIT).toBe(true)
    await countAndKeep()
    clearInterval(keepAlive)
    return sent
  })
  expect(Math.max(...counts)).toBe(2 * WRITES_OF_A_PLAYER)
  await Promise.all(writes)
  await holding.close()
})

test('two workers that still serve a request before they stop refuse new connections', async () => {
  await using server = await startServerProcess({ ...SETTINGS, DATABASE_URL: await createDatabase(), WORKERS: '2' })
  const open = () => connectTo(Number(new URL(server.address).port), '127.0.0.1').on('error', () => {})
  const unfinished = open()
  unfinished.write(
    'POST /api/users/find HTTP/1.1\r\nHost: otogi\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
  )
  await wait(500)
  server.child.kill('SIGTERM')
  const tryToConnect = async () => {
    const socket = open()
    onTestFinished(() => void socket.destroy())
    return once(socket, 'connect').then(
      () => 'connected',
      (error: NodeJS.ErrnoException) => error.code,
    )
  }
  await expect.poll(tryToConnect, WAIT).toBe('ECONNREFUSED')
  unfinished.write('}')
  const [reply] = (await once(unfinished, 'data', { signal: AbortSignal.timeout(10_000) })) as [Buffer]
  expect(String(reply)).toMatch(/^HTTP/)
})
