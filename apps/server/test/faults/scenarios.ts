import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { ProxyFault } from '../lossy-proxy.ts'
import { createTimeCrossing, moveClock } from './clock-scenarios.ts'
import type { Scenario, FaultHits } from './scenario.ts'
import type { Site } from './site.ts'

const OUTAGE_MS = 2000
/**
 * Number of parallel connection attempts. It must exceed the number that the server makes, so that the scenario
 * gets the free connections first.
 */
const RIVALS = 24
const DISK_FULL = '53100'
const TOO_MANY_CONNECTIONS = '53300'
const END_OTHER_CONNECTIONS = `
  select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> all($1)`

export const SCENARIOS = {
  'server-killed': {
    times: 100,
    async strike(site, dice) {
      await wait(dice.below(300))
      const killedAt = performance.now()
      await site.killServer(0)
      await site.startServer(0)
      return { since: killedAt, hits: 1 }
    },
  },
  'database-process-killed': {
    times: 50,
    /** If any process but the main one is killed, PostgreSQL restarts all of them. */
    async strike(site, dice) {
      const { main, children } = await site.listDatabaseProcesses()
      const killed = dice.chance(0.3) ? main : dice.pick(children)
      const killedAt = performance.now()
      process.kill(killed, 'SIGKILL')
      if (killed === main) await site.restartDatabase()
      return { since: killedAt, hits: 1 }
    },
  },
  'everything-killed': {
    times: 50,
    async strike(site, dice) {
      await wait(dice.below(300))
      const { main, children } = await site.listDatabaseProcesses()
      const killedAt = performance.now()
      for (const pid of [main, ...children]) killIfRunning(pid)
      await site.killServer(0)
      await site.restartDatabase()
      await site.startServer(0)
      return { since: killedAt, hits: 2 + children.length }
    },
  },
  'stopped-under-load': {
    times: 20,
    async strike(site) {
      const stoppedAt = performance.now()
      const [code] = (await site.killServer(0, 'SIGTERM')) ?? []
      if (code !== 0) throw new Error(`the server stopped with exit code ${code}`)
      await site.startServer(0)
      return { since: stoppedAt, hits: 1 }
    },
  },
  'one-of-two-servers-killed': {
    times: 20,
    servers: 2,
    async strike(site, dice) {
      const killed = dice.below(2)
      const killedAt = performance.now()
      await site.killServer(killed)
      await wait(500)
      await site.startServer(killed)
      return { since: killedAt, hits: 1 }
    },
  },
  'database-unreachable': { times: 10, strike: ({ proxy }) => breakProxy(proxy, 'refused') },
  'database-silent': { times: 5, strike: ({ proxy }) => breakProxy(proxy, 'silent') },
  'database-slow': { times: 10, strike: ({ proxy }) => breakProxy(proxy, 'slow') },
  'connections-half-closed': { times: 10, strike: ({ proxy }) => breakProxy(proxy, 'half-closed') },
  'commit-answer-lost': { times: 20, strike: ({ proxy }) => breakProxy(proxy, 'commits-unanswered') },
  'connections-exhausted': { times: 10, strike: exhaustConnections },
  'disk-full': { times: 5, hasOwnDisk: true, strike: fillDisk },
  'power-lost': { times: 20, hasOwnDisk: true, strike: losePower },
  'clock-ahead-and-back': { times: 5, strike: (site) => moveClock(site, [1, 0, 48, 0]) },
  midnight: createTimeCrossing('2027-01-13T00:00:00+01:00'),
  'end-of-week': createTimeCrossing('2027-01-11T00:00:00+01:00'),
  'summer-time-begins': createTimeCrossing('2027-03-28T00:00:00+01:00', '2027-03-28T02:00:00+01:00'),
  'summer-time-ends': createTimeCrossing('2027-10-31T00:00:00+02:00', '2027-10-31T03:00:00+02:00'),
} as const satisfies Readonly<Record<string, Scenario>>

async function fillDisk(site: Site): Promise<FaultHits> {
  const disk = site.getDisk()
  const countRefusals = site.proxy.countErrors(DISK_FULL)
  await disk.fill()
  await wait(OUTAGE_MS)
  await disk.free()
  const since = performance.now()
  // PostgreSQL may stop if it cannot write its log.
  const hasEnded = await site.hasDatabaseEnded()
  if (hasEnded) await site.restartDatabase()
  return { since, hits: countRefusals() + Number(hasEnded) }
}

async function losePower(site: Site): Promise<FaultHits> {
  const { main, children } = await site.listDatabaseProcesses()
  const disk = site.getDisk()
  await disk.losePower()
  const lostAt = performance.now()
  for (const pid of [main, ...children]) killIfRunning(pid)
  await site.killServer(0)
  await disk.remount()
  await site.restartDatabase()
  await site.startServer(0)
  return { since: lostAt, hits: 2 + children.length }
}

function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function breakProxy(proxy: Site['proxy'], fault: ProxyFault): Promise<FaultHits> {
  proxy.break(fault)
  await wait(OUTAGE_MS)
  const hits = proxy.mend()
  return { since: performance.now(), hits }
}

/** Opens all connections that PostgreSQL allows and keeps them open. */
async function exhaustConnections(site: Site): Promise<FaultHits> {
  await using opened = new AsyncDisposableStack()
  const taken: number[] = []
  const take = async () => {
    const client = new pg.Client(site.databaseUrl())
    client.on('error', () => {})
    await client.connect()
    opened.defer(() => client.end())
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    taken.push(...rows.map(({ pid }) => pid))
    return client
  }
  const admin = await take()
  const endOthers = async () => (await admin.query(END_OTHER_CONNECTIONS, [taken])).rowCount ?? 0
  // The server keeps trying to reconnect, so this repeats until it has no connection left.
  do await takeAllConnections(take)
  while ((await endOthers()) > 0)
  const countRefusals = site.proxy.countErrors(TOO_MANY_CONNECTIONS)
  await wait(OUTAGE_MS)
  if ((await endOthers()) > 0) throw new Error('the server got a connection although all were taken')
  const hits = countRefusals()
  const since = performance.now()
  await opened.disposeAsync()
  return { since, hits }
}

/** Takes connections, several at a time, until none is left. */
async function takeAllConnections(take: () => Promise<unknown>): Promise<void> {
  const takeUntilRefused = async () => {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    while (await take().catch(() => undefined));
  }
  await Promise.all(Array.from({ length: RIVALS }, takeUntilRefused))
}
