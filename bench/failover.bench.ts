import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { api } from '@otogi/contract/api'
import { startPostgres } from '@otogi/server/platform/db/embedded-postgres'
import { connect } from '@otogi/server/platform/db/postgres'
import { giveGachas } from '@otogi/server/test/give'
import { openLossyProxy } from '@otogi/server/test/lossy-proxy'
import { startReplica } from '@otogi/server/test/replica'
import { RemotePlayer, startServerProcess, type ServerProcess } from '@otogi/server/test/server-process'
import pg from 'pg'

/**
 * Cuts the connection between the primary database and its replica, kills the primary under load one second later and
 * promotes the replica. Counts the acknowledged writes that are missing or duplicated on the replica. Runs with and
 * without synchronous replication.
 */

const PLAYERS = 8
const LOAD_MS = 5000
const OUTAGE_MS = 1000
const PASSWORD = 'bench'
const ONE_CARD = { raritys: ['B'] }

await measureFailover('synchronous')
await measureFailover('asynchronous')

async function measureFailover(mode: 'synchronous' | 'asynchronous'): Promise<void> {
  await using opened = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'otogi-failover-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const cluster = { folder: join(folder, 'primary'), password: PASSWORD }
  const primary = await startPostgres(cluster.folder, PASSWORD, { persistent: false })
  opened.defer(() => primary.stop())
  const replication = opened.use(await openLossyProxy(primary.url))
  const replica = await startReplica({ ...cluster, url: replication.url }, join(folder, 'replica'))
  opened.defer(() => replica.stop())
  if (mode === 'synchronous') await waitForCommitsOnReplica(primary.url)
  const database = opened.use(await openLossyProxy(primary.url))
  const server = opened.use(await startServer(database.url))
  const players = await signUpPlayers(server, primary.url)

  const load = startLoad(server, players)
  await wait(LOAD_MS)
  replication.lose()
  await wait(OUTAGE_MS)
  await killPrimary(cluster.folder)
  const killedAt = performance.now()
  load.resetFirstReply()
  await runStatement(replica.url, 'select pg_promote()')
  database.redirect(replica.url)
  const recoveryMs = (await load.firstReply()) - killedAt
  await wait(LOAD_MS)
  const acknowledged = await load.stop()
  const stored = await countPulls(replica.url)
  console.log(`  ${mode}: ${acknowledged} pulls acknowledged, ${stored} stored after the failover`)
  console.log(`    first reply ${(recoveryMs / 1000).toFixed(1)} s after the kill`)
  if (mode === 'synchronous' && stored !== acknowledged) process.exitCode = 1
}

function startServer(databaseUrl: string): Promise<ServerProcess> {
  return startServerProcess({
    DATABASE_URL: databaseUrl,
    SECRET_KEY: 'a key that only this server has, long enough',
    RATE_LIMITS: 'off',
    WORKERS: '1',
  })
}

async function signUpPlayers(server: ServerProcess, databaseUrl: string): Promise<RemotePlayer[]> {
  const signUps = Array.from({ length: PLAYERS }, () => new RemotePlayer().signUp(server, api.accounts.create))
  const players = await Promise.all(signUps)
  const db = connect(databaseUrl, () => {}, 2)
  for (const player of players) await giveGachas(db, player.id, 1_000_000)
  await db.close()
  return players
}

/** Makes each player pull cards continuously. A pull without a reply is resent with the same idempotency key. */
function startLoad(server: ServerProcess, players: readonly RemotePlayer[]) {
  let [isStopping, acknowledged] = [false, 0]
  let first = Promise.withResolvers<number>()
  const pull = async (player: RemotePlayer) => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    for (;;) {
      const reply = await player.call(server, api.summon.pull, ONE_CARD, headers).catch(() => undefined)
      if (reply?.status === 200) break
      if (reply && reply.status !== 503) throw new Error(`a pull was answered with ${reply.status}`)
      await wait(50)
    }
    acknowledged += 1
    first.resolve(performance.now())
  }
  const play = async (player: RemotePlayer) => {
    while (!isStopping) await pull(player)
  }
  const ended = Promise.all(players.map(play))
  return {
    resetFirstReply: () => void (first = Promise.withResolvers<number>()),
    firstReply: () => first.promise,
    async stop() {
      isStopping = true
      await ended
      return acknowledged
    },
  }
}

async function waitForCommitsOnReplica(url: string): Promise<void> {
  await runStatement(url, `alter system set synchronous_standby_names = 'replica'`)
  await runStatement(url, 'select pg_reload_conf()')
}

/** Kills the postmaster, which also ends its connections' processes. */
async function killPrimary(folder: string): Promise<void> {
  const [pid = ''] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

async function countPulls(url: string): Promise<number> {
  const [row] = await runStatement(url, 'select count(*)::int as count from pulls')
  return Number(row?.['count'])
}

async function runStatement(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}
