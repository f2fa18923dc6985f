import { mkdtemp, rm } from 'node:fs/promises'
import { connect as connectSocket, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { api } from '@otogi/contract/api'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { giveCopies } from '../../../test/give.ts'
import { startReplica } from '../../../test/replica.ts'
import { RemotePlayer, startServerProcess, type ServerProcess } from '../../../test/server-process.ts'
import { findFreePort } from '../process/free-port.ts'
import type { Database } from './db.ts'
import { startPostgres, type OwnPostgres } from './embedded-postgres.ts'
import { connect } from './postgres.ts'
import { MAX_STALENESS_MS, openReplica } from './replica.ts'

const SETTINGS = ['fsync=off', 'shared_buffers=16MB']
const CARD = { cardId: 'momotaro-1', power: 95 }
const SECRET_KEY = 'a key that only these servers have, long enough'

const opened = new AsyncDisposableStack()
let server: ServerProcess
let primary: OwnPostgres
let replica: OwnPostgres
let db: Database
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'otogi-replica-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const cluster = { folder: join(folder, 'primary'), password: 'test' }
  primary = await startPostgres(cluster.folder, cluster.password, { settings: SETTINGS, persistent: false })
  opened.defer(() => primary.stop())
  replica = await startReplica({ ...cluster, url: primary.url }, join(folder, 'replica'), { settings: SETTINGS })
  opened.defer(() => replica.stop())
  db = connect(primary.url, () => {}, 2)
  opened.defer(() => db.close())
  server = await startServer(replica.url)
  opened.use(server)
  await waitForOutput(server, 'reading from the replica')
})
afterAll(() => opened.disposeAsync())

const startServer = (databaseReadUrl: string) =>
  startServerProcess({
    DATABASE_URL: primary.url,
    DATABASE_READ_URL: databaseReadUrl,
    SECRET_KEY,
    WORKERS: '1',
    RATE_LIMITS: 'off',
    MARKET_GUARD: 'off',
  })

const waitForOutput = ({ output }: ServerProcess, text: string) =>
  vi.waitFor(() => expect(output()).toContain(text), { timeout: 20_000, interval: 100 })

/** Creates a player and deletes the `wrote` cookie, so that reads may use a replica that lacks the row. */
async function signUp(): Promise<RemotePlayer> {
  const player = await new RemotePlayer().signUp(server, api.accounts.create)
  player.forgetCookie('wrote')
  return player
}

async function runOnReplica(statement: string): Promise<void> {
  const client = new pg.Client(replica.url)
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function countOffers(player: RemotePlayer): Promise<number> {
  const { status, body } = await player.call(server, api.market.list)
  expect(status).toBe(200)
  return (body as unknown as readonly unknown[]).length
}

test('players see their own sale immediately, others as soon as the replica has it', async () => {
  const [seller, other] = [await signUp(), await signUp()]
  await giveCopies(db, { ...CARD, playerId: seller.id, copies: 1 })
  await runOnReplica('select pg_wal_replay_pause()')
  expect(await seller.call(server, api.market.sell, { cardId: CARD.cardId, price: 50 })).toMatchObject({ status: 200 })
  expect(await countOffers(seller)).toBe(1)
  expect(await countOffers(other)).toBe(0)
  await runOnReplica('select pg_wal_replay_resume()')
  await vi.waitFor(async () => expect(await countOffers(other)).toBe(1), { timeout: 5000, interval: 100 })
})

test('a replica that falls behind is not used', async () => {
  await runOnReplica('select pg_wal_replay_pause()')
  const player = await signUp()
  await waitForOutput(server, `not reading from the replica: it is more than ${MAX_STALENESS_MS / 1000} s behind`)
  expect(await countOffers(player)).toBe(1)
  await runOnReplica('select pg_wal_replay_resume()')
})

// Starting another server takes long on a busy machine.
test('a server whose replica is the primary itself says so and works', async () => {
  await using same = await startServer(primary.url)
  await waitForOutput(same, 'not reading from the replica: DATABASE_READ_URL is not a replica')
  expect((await (await signUp()).call(same, api.market.list)).status).toBe(200)
}, 60_000)

test('the reason is given again when it changes', async () => {
  const url = new URL(primary.url)
  const target = { host: url.hostname, port: Number(url.port) }
  url.port = String(await findFreePort())
  const lines: string[] = []
  const { close } = openReplica(db.reader, {
    url: url.href,
    max: 2,
    limitMs: undefined,
    print: (line) => lines.push(line),
  })
  onTestFinished(close)
  await vi.waitFor(() => expect(lines).toEqual([expect.stringContaining('ECONNREFUSED')]), { timeout: 10_000 })
  const proxy = createServer((socket) => {
    const forwarded = connectSocket(target)
    pipeline(socket, forwarded, socket).catch(() => {})
  })
  onTestFinished(() => void proxy.close())
  proxy.listen(Number(url.port), url.hostname)
  await vi.waitFor(
    () => expect(lines.slice(1)).toEqual(['not reading from the replica: DATABASE_READ_URL is not a replica']),
    { timeout: 10_000 },
  )
})

test('players do not notice when the replica stops', async () => {
  const player = await signUp()
  await replica.stop()
  for (let call = 0; call < 5; call++) expect(await countOffers(player)).toBe(1)
})
