import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { resolve } from 'node:path'
import { loadPack } from '@otogi/content/load'
import { api } from '@otogi/contract/api'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { connect } from '../src/platform/db/postgres.ts'
import { createDatabase } from './backup.ts'
import { requireCleanAudit } from './books.ts'
import { giveGachas } from './give.ts'
import { RemotePlayer, startServerProcess, type ServerProcess } from './server-process.ts'

/**
 * Two servers on one database, one of them with two worker processes. The tests run in order, because the last two stop
 * the servers.
 */

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const ROUNDS = 8
const PULLS = 40
const WAIT = { timeout: 90_000, interval: 50 }
const TEN = { raritys: Array.from({ length: 10 }, () => 'B') }
const ONE = { raritys: ['B'] }

const opened = new AsyncDisposableStack()
let single: ServerProcess
let double: ServerProcess
let db: ReturnType<typeof connect>

beforeAll(async () => {
  const url = await createDatabase()
  const shared = {
    DATABASE_URL: url,
    SECRET_KEY: 'a key that only these servers have, long enough',
    MARKET_GUARD: 'off',
    RATE_LIMITS: 'sign-in=10,sign-up=999,write=9999,read=9999',
  }
  db = connect(url, () => {}, 4)
  opened.defer(() => db.close())
  single = opened.use(await startServerProcess({ ...shared, WORKERS: '1' }))
  double = opened.use(await startServerProcess({ ...shared, WORKERS: '2' }))
})
afterAll(async () => {
  const pack = await loadPack(resolve(import.meta.dirname, '../../../content/legends'))
  await requireCleanAudit({ db: db.reader, pack })
  await opened.disposeAsync()
})

const both = () => [single, double] as const
const createPlayer = () => new RemotePlayer().signUp(double, api.accounts.create)
const give = (player: RemotePlayer, gachas: number) => giveGachas(db, player.id, gachas)
const readBalance = async ({ id }: RemotePlayer) =>
  (await db.reader.selectFrom('wallets').select('balance').where('player_id', '=', id).executeTakeFirstOrThrow())
    .balance

const listQuestPayments = async ({ id }: RemotePlayer) => {
  const entries = db.reader
    .selectFrom('ledger_entries')
    .select('delta')
    .where('player_id', '=', id)
    .where('position', 'is not', null)
  return (await entries.where('reason', 'like', 'quest%').execute()).map(({ delta }) => delta)
}

async function callOnNewConnection(): Promise<number | undefined> {
  const request = get(`${double.address}/api/health/live`, { agent: false, signal: AbortSignal.timeout(30_000) })
  const [reply] = (await once(request, 'response')) as [IncomingMessage]
  reply.resume()
  return reply.statusCode
}

test('one listing that is bought at both servers at once is sold once', async () => {
  const [seller, ...buyers] = await Promise.all([createPlayer(), createPlayer(), createPlayer()])
  await give(seller, 100)
  const cards = (await seller.call(single, api.summon.pull, TEN)).body as unknown as { _id: string }[]
  for (const buyer of buyers) await give(buyer, 500)
  for (const { _id: cardId } of cards.slice(0, ROUNDS)) {
    const { body } = await seller.call(double, api.market.sell, { cardId, price: 20 })
    const offer = body as { _id: string; card: { _id: string }; price: number }
    const purchase = { cardId: offer.card._id, price: 20, userIdMarket: seller.id, listingId: offer._id }
    const replies = await Promise.all(
      buyers.map((buyer, index) => buyer.call(both()[index] ?? single, api.market.buy, purchase)),
    )
    expect(replies.map(({ status }) => status === 200).toSorted()).toEqual([false, true])
  }
})

test('one reward that is claimed at both servers at once is paid once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const player = await createPlayer()
    await give(player, 100)
    await player.call(single, api.summon.pull, TEN)
    const before = await readBalance(player)
    const replies = await Promise.all(both().map((server) => player.call(server, api.quests.claimAll)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const paid = await listQuestPayments(player)
    expect((await readBalance(player)) - before).toBe(paid.reduce((sum, delta) => sum + delta, 0))
    expect(paid.length).toBeGreaterThan(0)
  }
})

test('both servers together allow ten sign-ins a minute from one address', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.1' }
  const visitor = new RemotePlayer()
  const form = { username: 'nobody1', password: 'lantern7' }
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, n) => visitor.call(n % 2 ? single : double, api.accounts.signIn, form, headers)),
  )
  expect(replies.filter(({ status }) => status !== 429)).toHaveLength(10)
})

test('when a server is killed, repeated requests reach the other one and each pull is paid once', async () => {
  const player = await createPlayer()
  await give(player, 10 * PULLS)
  const before = await readBalance(player)
  let acknowledged = 0
  // A busy server answers 503, and the player tries again.
  const repeatPull = async (headers: Record<string, string>) =>
    (await player.call(double, api.summon.pull, ONE, headers)).status
  const pull = async (key: string): Promise<void> => {
    const headers = { 'idempotency-key': key }
    const reply = await player.call(single, api.summon.pull, ONE, headers).catch(() => undefined)
    if (reply?.status === 200) acknowledged += 1
    else await expect.poll(() => repeatPull(headers), WAIT).toBe(200)
    if (acknowledged === 5) single.child.kill('SIGKILL')
  }
  await Promise.all(Array.from({ length: PULLS }, (_, n) => pull(`pull-number-${n}`)))
  await single.ended
  expect(acknowledged).toBeLessThan(PULLS)
  expect(before - (await readBalance(player))).toBe(10 * PULLS)
  const rows = await db.reader.selectFrom('pulls').select('player_id').where('player_id', '=', player.id).execute()
  expect(rows).toHaveLength(PULLS)
})

test('a killed worker is replaced, and meanwhile the other one serves all new connections', async () => {
  const player = await createPlayer()
  const [killed = 0, other = 0] = await double.listWorkers()
  process.kill(killed, 'SIGKILL')
  const listOthers = async () => (await double.listWorkers()).filter((id) => id !== killed)
  await expect.poll(listOthers, { ...WAIT, interval: 5 }).toEqual([other, expect.any(Number)])
  const [, replacement = 0] = await listOthers()
  process.kill(replacement, 'SIGSTOP')
  onTestFinished(() => void process.kill(replacement, 'SIGCONT'))
  const statuses = await Promise.all(Array.from({ length: 40 }, callOnNewConnection))
  expect(new Set(statuses)).toEqual(new Set([200]))
  // Requests on the killed process's connections fail.
  const readStatus = () =>
    player.call(double, api.wallet.find).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(readStatus, WAIT).toBe(200)
  expect(double.output()).toContain('a worker has died (SIGKILL); another one starts')
})

test('a reload replaces all workers and loses no request', async () => {
  const player = await createPlayer()
  await give(player, 10_000)
  const isReloaded = () => /workers were (?:not )?replaced/.test(double.output())
  double.child.kill('SIGHUP')
  const statuses = new Set<number | undefined>()
  for (let n = 0; !isReloaded(); n++) {
    const headers = { 'idempotency-key': `reload-number-${n}` }
    const replies = await Promise.all([
      player.call(double, api.summon.pull, ONE, headers),
      player.call(double, api.wallet.find),
    ])
    for (const { status } of replies) statuses.add(status)
    statuses.add(await callOnNewConnection())
    await give(player, 10)
  }
  expect([...statuses]).toEqual([200])
  expect(double.output()).toContain('2 workers were replaced')
})

test('the server stops cleanly', async () => {
  double.child.kill('SIGTERM')
  expect(await double.ended).toEqual([0, null])
})
