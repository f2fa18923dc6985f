import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { api } from '@otogi/contract/api'
import { startPostgres } from '@otogi/server/platform/db/embedded-postgres'
import { connect } from '@otogi/server/platform/db/postgres'
import { giveGachas } from '@otogi/server/test/give'
import { RemotePlayer, startServerProcess, type ServerProcess } from '@otogi/server/test/server-process'
import { Pool } from 'undici'
import { CHECKOUTS } from './checkouts.ts'
import {
  countReply,
  describeReplies,
  describeParts,
  measureQuantile,
  splitByKind,
  type Replies,
  type Reply,
} from './overload/replies.ts'
import { createSender, MIX, type Send, type Session } from './overload/send.ts'

/**
 * Measures how many calls per second a server can handle when callers wait for each reply. Then sends twice as many per
 * second at fixed times, whether or not earlier calls have been answered. `--bursts` sends each kind of call in bursts;
 * `--workers` is the number of processes that serve them. `--compare` measures another commit first. Fails if this
 * checkout exceeds one of the limits.
 */

const { values } = parseArgs({
  options: { bursts: { type: 'boolean', default: false }, workers: { type: 'string', default: '1' } },
})
const SECRET = 'a key that only this server has, long enough'
const PLAYERS = 400
const CALLERS = 32
const CAPACITY_SECONDS = 8
const OVERLOAD_SECONDS = 20
const CONNECTIONS = 4000
/** Limits at twice the capacity: latency of accepted calls, recovery time, and memory growth of each worker. */
const LIMITS = { p99Ms: 500, recoverySeconds: 5, growthMb: 300 * Number(values.workers) }
const GOOD_MS = 500
const GOOD_IN_A_ROW = 5

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
      {
        DATABASE_URL: postgres.url,
        SECRET_KEY: SECRET,
        RATE_LIMITS: 'off',
        WORKERS: values.workers,
        LOG_LEVEL: 'info',
      },
      join(folder, 'apps/server/src/main.ts'),
    ),
  )
  const players = await signUpPlayers(server, postgres.url)
  const pool = new Pool(server.address, { connections: CONNECTIONS, pipelining: 1 })
  opened.defer(() => pool.destroy())
  let connections = 0
  pool.on('connect', () => (connections += 1))
  const send = createSender(pool, players, values.bursts)

  await callWithoutPause(send, 3)
  const idle = await readMemory(server)
  const capacity = await callWithoutPause(send, CAPACITY_SECONDS)
  const rate = capacity.accepted.length / CAPACITY_SECONDS
  console.log(`    capacity: ${rate.toFixed(0)} calls/s, ${describeReplies(capacity)}`)

  const [connectionsBefore, dropsBefore] = [connections, await countDroppedConnections()]
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const memory: number[] = []
  const sampling = setInterval(() => void readMemory(server).then((size) => memory.push(size)), 250)
  const { replies, ended } = await callAtRate(send, rate * 2, OVERLOAD_SECONDS)
  const recovery = await waitForRecovery(send)
  await ended
  clearInterval(sampling)
  delay.disable()
  const accepted = replies.accepted.length / OVERLOAD_SECONDS
  console.log(`    offered ${(rate * 2).toFixed(0)} calls/s: ${describeReplies(replies)}`)
  console.log(`    accepted: ${accepted.toFixed(0)} calls/s, ${(accepted / rate).toFixed(2)} of the capacity`)
  const drops = (await countDroppedConnections()) - dropsBefore
  console.log(`    connections opened: ${connections - connectionsBefore}, dropped by the kernel: ${drops}`)
  console.log(`    event loop of the callers, p99: ${(delay.percentile(99) / 1e6).toFixed(0)} ms`)
  for (const line of describeParts(replies.accepted)) console.log(`    ${line}`)
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

async function callWithoutPause(send: Send, seconds: number): Promise<Replies> {
  const replies: Replies = { accepted: [], others: [] }
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
  const replies: Replies = { accepted: [], others: [] }
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

/** Connections that this machine's kernel dropped because a listening socket's queue was full. */
async function countDroppedConnections(): Promise<number> {
  const lines = (await readFile('/proc/net/netstat', 'utf8')).split('\n').filter((line) => line.startsWith('TcpExt:'))
  const [names = [], values = []] = lines.map((line) => line.split(' '))
  return Number(values[names.indexOf('ListenOverflows')])
}

/** Returns the memory of the server's processes in MB. Memory that they share is counted once for each. */
async function readMemory({ child, listWorkers, listPainters }: ServerProcess): Promise<number> {
  const processes = [child.pid, ...(await listWorkers()), ...(await listPainters())]
  const sizes = await Promise.all(
    processes.map(async (pid) => Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1])),
  )
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024)
}
