import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { api } from '@otogi/contract/api'
import type { Endpoint } from '@otogi/contract/endpoint'
import { startPostgres } from '@otogi/server/platform/db/embedded-postgres'
import { connect } from '@otogi/server/platform/db/postgres'
import { giveGachas } from '@otogi/server/test/give'
import { RemotePlayer, startServerProcess, type ServerProcess } from '@otogi/server/test/server-process'
import { Pool } from 'undici'
import { CHECKOUTS } from './checkouts.ts'

/**
 * Measures how many calls per second one process can handle when callers wait for each reply. Then sends twice as many
 * per second at fixed times, whether or not earlier calls have been answered. `--compare` measures another commit
 * first. Fails if this checkout exceeds one of the limits.
 */

const SECRET = 'a key that only this server has, long enough'
const PLAYERS = 400
const CALLERS = 32
const CAPACITY_SECONDS = 8
const OVERLOAD_SECONDS = 20
const CONNECTIONS = 4000
/** Limits at twice the sustainable load, for the latency of accepted calls, recovery time and memory growth. */
const LIMITS = { p99Ms: 500, recoverySeconds: 5, growthMb: 300 }
const GOOD_MS = 500
const GOOD_IN_A_ROW = 5

/** The mix of calls: three reads for each pull. Consecutive calls are sent for different players. */
const MIX: readonly { readonly endpoint: Endpoint; readonly input: (id: string) => Record<string, unknown> }[] = [
  { endpoint: api.wallet.find, input: (id) => ({ id }) },
  { endpoint: api.ranking.find, input: () => ({}) },
  { endpoint: api.games.find, input: (id) => ({ id }) },
  { endpoint: api.summon.pull, input: (id) => ({ id, raritys: ['B'] }) },
]

for (const { name, folder } of CHECKOUTS) {
  console.log(`  ${name}`)
  // oxlint-disable-next-line no-await-in-loop -- one server after another
  const measured = await measureCheckout(folder)
  if (name !== 'now') continue
  for (const fault of listExceededLimits(measured)) {
    console.error(`    over the limit: ${fault}`)
    process.exitCode = 1
  }
}

type Measured = { readonly accepted: readonly Reply[]; readonly recovery: number; readonly growth: number }

function listExceededLimits({ accepted, recovery, growth }: Measured): string[] {
  const { p99Ms, recoverySeconds, growthMb } = LIMITS
  const [pulls, reads] = splitByKind(accepted).map((replies) =>
    measureQuantile(
      replies.map(({ ms }) => ms),
      0.99,
    ),
  )
  return [
    ...(accepted.length > 0 ? [] : ['no call was accepted']),
    ...((reads ?? 0) > p99Ms ? [`p99 of reads ${reads?.toFixed(0)} ms of ${p99Ms} ms`] : []),
    ...((pulls ?? 0) > p99Ms ? [`p99 of pulls ${pulls?.toFixed(0)} ms of ${p99Ms} ms`] : []),
    ...(recovery > recoverySeconds ? [`recovery ${recovery.toFixed(1)} s of ${recoverySeconds} s`] : []),
    ...(growth > growthMb ? [`${growth} MB more memory of ${growthMb} MB`] : []),
  ]
}

async function measureCheckout(folder: string): Promise<Measured> {
  await using opened = new AsyncDisposableStack()
  const data = await mkdtemp(join(tmpdir(), 'otogi-overload-'))
  opened.defer(() => rm(data, { recursive: true, force: true }))
  const postgres = await startPostgres(data, 'bench')
  opened.defer(() => postgres.stop())
  const server = opened.use(
    await startServerProcess(
      { DATABASE_URL: postgres.url, SECRET_KEY: SECRET, RATE_LIMITS: 'off', WORKERS: '1', LOG_LEVEL: 'info' },
      join(folder, 'apps/server/src/main.ts'),
    ),
  )
  const players = await signUpPlayers(server, postgres.url)
  const pool = new Pool(server.address, { connections: CONNECTIONS, pipelining: 1 })
  opened.defer(() => pool.destroy())
  const send = createSender(pool, players)

  await callWithoutPause(send, 3)
  const idle = await readMemory(server)
  const capacity = await callWithoutPause(send, CAPACITY_SECONDS)
  const rate = capacity.accepted.length / CAPACITY_SECONDS
  console.log(`    capacity: ${rate.toFixed(0)} calls/s, ${describeReplies(capacity)}`)

  const memory: number[] = []
  const sampling = setInterval(() => void readMemory(server).then((size) => memory.push(size)), 250)
  const { replies, ended } = await callAtRate(send, rate * 2, OVERLOAD_SECONDS)
  const recovery = await waitForRecovery(send)
  await ended
  clearInterval(sampling)
  const accepted = replies.accepted.length / OVERLOAD_SECONDS
  console.log(`    offered ${(rate * 2).toFixed(0)} calls/s: ${describeReplies(replies)}`)
  console.log(`    accepted: ${accepted.toFixed(0)} calls/s, ${(accepted / rate).toFixed(2)} of the capacity`)
  const late = measureQuantile(
    replies.accepted.map(({ lateMs }) => lateMs),
    0.99,
  )
  console.log(`    sent late, p99: ${late.toFixed(0)} ms`)
  console.log(`    recovery: ${recovery.toFixed(1)} s after the last call was sent`)
  await wait(5000)
  const most = Math.max(...memory)
  console.log(`    memory: ${idle} MB before, at most ${most} MB, ${await readMemory(server)} MB after`)
  return { accepted: replies.accepted, recovery, growth: most - idle }
}

async function signUpPlayers(server: ServerProcess, databaseUrl: string): Promise<Session[]> {
  const db = connect(databaseUrl, () => {}, 2)
  const players: Session[] = []
  for (let n = 0; n < PLAYERS; n += 4) {
    // oxlint-disable-next-line no-await-in-loop -- few at a time, because hashing passwords is slow
    const some = await Promise.all(
      Array.from({ length: 4 }, () => new RemotePlayer().signUp(server, api.accounts.create)),
    )
    players.push(...some.map((player) => ({ id: player.id, cookie: player.cookie })))
  }
  for (const { id } of players) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await giveGachas(db, id, 10_000_000)
  }
  await db.close()
  return players
}

type Session = { readonly id: string; readonly cookie: string }
type Reply = {
  readonly status: string
  /** The time from when the call was due until its reply. */
  readonly ms: number
  /** How late the benchmark sent the call because it was busy itself. */
  readonly lateMs: number
  readonly isPull: boolean
}
type Send = (n: number, due: number) => Promise<Reply>
type Replies = { readonly accepted: Reply[]; readonly others: Map<string, number> }

function createSender(pool: Pool, players: readonly Session[]): Send {
  return async (n, due) => {
    const { id, cookie } = players[n % players.length] as Session
    const { endpoint, input } = MIX[Math.floor(n / players.length) % MIX.length] as (typeof MIX)[number]
    const { method, path } = endpoint
    const isPull = endpoint === api.summon.pull
    const given = input(id)
    const lateMs = performance.now() - due
    const query = method === 'GET' ? `?${new URLSearchParams(given as Record<string, string>).toString()}` : ''
    try {
      const reply = await pool.request({
        method: method as 'GET',
        path: path + query,
        headers: { cookie, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: method === 'GET' ? null : JSON.stringify(given),
      })
      await reply.body.dump()
      return { status: String(reply.statusCode), ms: performance.now() - due, lateMs, isPull }
    } catch {
      return { status: 'no reply', ms: performance.now() - due, lateMs, isPull }
    }
  }
}

function countReply({ accepted, others }: Replies, reply: Reply): void {
  const { status } = reply
  if (status === '200') accepted.push(reply)
  else others.set(status, (others.get(status) ?? 0) + 1)
}

async function callWithoutPause(send: Send, seconds: number): Promise<Replies> {
  const replies: Replies = { accepted: [], others: new Map() }
  const end = performance.now() + seconds * 1000
  let n = 0
  const callers = Array.from({ length: CALLERS }, async () => {
    while (performance.now() < end) {
      // oxlint-disable-next-line no-await-in-loop -- one caller calls once at a time
      countReply(replies, await send(n++, performance.now()))
    }
  })
  await Promise.all(callers)
  return replies
}

/** Sends calls at fixed times. Resolves once all are sent; `ended` resolves once all replies have arrived. */
async function callAtRate(send: Send, rate: number, seconds: number) {
  const replies: Replies = { accepted: [], others: new Map() }
  const start = performance.now()
  const sent: Promise<void>[] = []
  while (sent.length < rate * seconds) {
    while (sent.length < rate * seconds && start + (sent.length / rate) * 1000 <= performance.now()) {
      const due = start + (sent.length / rate) * 1000
      sent.push(send(sent.length, due).then((reply) => countReply(replies, reply)))
    }
    // oxlint-disable-next-line no-await-in-loop -- the next are due later
    await wait(1)
  }
  return { replies, ended: Promise.all(sent) }
}

/** Returns the number of seconds until all kinds of calls are accepted quickly several times in a row. */
async function waitForRecovery(send: Send): Promise<number> {
  const start = performance.now()
  let [good, since] = [0, start]
  while (good < GOOD_IN_A_ROW) {
    const sentAt = performance.now()
    // oxlint-disable-next-line no-await-in-loop -- one after another
    const replies = await Promise.all(MIX.map((_, kind) => send(kind * PLAYERS, sentAt)))
    const isGood = replies.every(({ status, ms }) => status === '200' && ms < GOOD_MS)
    if (isGood && good === 0) since = sentAt
    good = isGood ? good + 1 : 0
    // oxlint-disable-next-line no-await-in-loop -- as above
    await wait(50)
  }
  return (since - start) / 1000
}

function describeReplies({ accepted, others }: Replies): string {
  const refused = [...others].map(([status, size]) => `${size} x ${status}`).join(', ') || 'none'
  const [pulls, reads] = splitByKind(accepted)
  const each = `reads ${describeTimes(reads)}; pulls ${describeTimes(pulls)}`
  return `${accepted.length} accepted, ${describeTimes(accepted)}; ${each}; other replies: ${refused}`
}

function splitByKind(replies: readonly Reply[]): readonly [pulls: Reply[], reads: Reply[]] {
  return [replies.filter(({ isPull }) => isPull), replies.filter(({ isPull }) => !isPull)]
}

function describeTimes(replies: readonly Reply[]): string {
  const times = replies.map(({ ms }) => ms)
  const at = (share: number) => `${measureQuantile(times, share).toFixed(0)} ms`
  return `median ${at(0.5)}, p99 ${at(0.99)}`
}

function measureQuantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0
}

/** The process's memory in MB. */
async function readMemory({ child }: ServerProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
