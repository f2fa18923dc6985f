import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { api } from '@otogi/contract/api'
import { startPostgres } from '@otogi/server/platform/db/embedded-postgres'
import { connect } from '@otogi/server/platform/db/postgres'
import { findFreePort } from '@otogi/server/platform/process/free-port'
import { giveGachas } from '@otogi/server/test/give'
import { RemotePlayer, startServerProcess, type ServerProcess } from '@otogi/server/test/server-process'

/**
 * Restarts two servers one after another behind a proxy and then kills one of them, while players pull cards and read
 * their balances. Counts lost requests and duplicate writes. Requires nginx or HAProxy, e.g. from Debian.
 */

const PLAYERS = 4
/**
 * nginx may notice up to three seconds late that a server is back: `fail_timeout` is two seconds, and nginx counts in
 * whole seconds.
 */
const NOTICED_AFTER_MS = 4000
const ONE = { raritys: ['B'] }
const deploy = resolve(import.meta.dirname, '../deploy')

await measureRestart('nginx', startNginx)
await measureRestart('haproxy', startHaproxy)

type Proxy = { readonly address: string; readonly [Symbol.asyncDispose]: () => Promise<void> }
type StartProxy = (servers: readonly [number, number]) => Promise<Proxy>

async function measureRestart(name: string, startProxy: StartProxy): Promise<void> {
  if (spawnSync(name, ['-v']).error) return console.log(`  ${name}: not measured, because it is not installed`)
  await using opened = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'otogi-rolling-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const postgres = await startPostgres(folder, 'bench')
  opened.defer(() => postgres.stop())
  const db = connect(postgres.url, () => {}, 2)
  opened.defer(() => db.close())
  const ports = [await findFreePort(), await findFreePort()] as const
  const start = (port: number) =>
    startServerProcess({
      DATABASE_URL: postgres.url,
      SECRET_KEY: 'a key that only these servers have, long enough',
      RATE_LIMITS: 'off',
      WORKERS: '1',
      DRAIN_SECONDS: '5',
      PORT: String(port),
    })
  const servers: ServerProcess[] = [await start(ports[0]), await start(ports[1])]
  opened.defer(() => Promise.all(servers.map((server) => server[Symbol.asyncDispose]())).then(() => {}))
  const proxy = opened.use(await startProxy(ports))

  const players = await Promise.all(
    Array.from({ length: PLAYERS }, () => new RemotePlayer().signUp(proxy, api.accounts.create)),
  )
  for (const player of players) await giveGachas(db, player.id, 1_000_000)
  const load = startLoad(proxy, players)
  await wait(3000)
  for (const [index, port] of ports.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await restart(servers, index, () => start(port))
  }
  const restarts = load.count()
  servers[0]?.child.kill('SIGKILL')
  await wait(5000)
  const { pulls, statuses, faults } = await load.stop()
  const { count } = await db.reader
    .selectFrom('pulls')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  console.log(`  behind ${name}: ${restarts} requests during two restarts, then a server was killed`)
  console.log(
    `    replies by status: ${JSON.stringify(Object.fromEntries(statuses))}, without a reply: ${JSON.stringify(Object.fromEntries(faults))}`,
  )
  console.log(`    pulls acknowledged: ${pulls}, stored: ${count}`)
  if (faults.size > 0 || statuses.size !== 1 || Number(count) !== pulls) process.exitCode = 1
}

async function restart(servers: ServerProcess[], index: number, start: () => Promise<ServerProcess>): Promise<void> {
  servers[index]?.child.kill('SIGTERM')
  await servers[index]?.ended
  servers[index] = await start()
  await wait(NOTICED_AFTER_MS)
}

/** Makes each player send requests, one at a time. */
function startLoad(proxy: Proxy, players: readonly RemotePlayer[]) {
  const statuses = new Map<number, number>()
  /** The number of requests that got no reply, by error message. */
  const faults = new Map<string, number>()
  let [isStopping, pulls, count] = [false, 0, 0]
  const send = async (request: () => ReturnType<RemotePlayer['call']>) => {
    const reply = await request().catch((error: Error) => {
      const { message } = error.cause instanceof Error ? error.cause : error
      faults.set(message, (faults.get(message) ?? 0) + 1)
    })
    count += 1
    if (reply) statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
    return reply?.status === 200
  }
  const play = async (player: RemotePlayer) => {
    while (!isStopping) {
      const headers = { 'idempotency-key': crypto.randomUUID() }
      // oxlint-disable-next-line no-await-in-loop -- one after another
      if (await send(() => player.call(proxy, api.summon.pull, ONE, headers))) pulls += 1
      // oxlint-disable-next-line no-await-in-loop -- as above
      await send(() => player.call(proxy, api.wallet.find))
    }
  }
  const ended = Promise.all(players.map(play))
  return {
    count: () => count,
    async stop() {
      isStopping = true
      await ended
      return { pulls, statuses, faults }
    },
  }
}

/** Starts nginx with this repository's example configuration. */
async function startNginx(servers: readonly [number, number]): Promise<Proxy> {
  const site = await readExampleConfig('nginx.conf', servers)
  return startProxy('nginx', (folder, port) => ({
    file: 'nginx.conf',
    text: `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
      events {} http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
      ${site.replace('listen 80;', `listen 127.0.0.1:${port};`)} }`,
    parameters: (file) => ['-c', file],
  }))
}

/** Starts HAProxy with this repository's example configuration. */
async function startHaproxy(servers: readonly [number, number]): Promise<Proxy> {
  const example = await readExampleConfig('haproxy.cfg', servers)
  return startProxy('haproxy', (_folder, port) => ({
    file: 'haproxy.cfg',
    text: example.replace('127.0.0.1:8080', `127.0.0.1:${port}`),
    parameters: (file) => ['-f', file],
  }))
}

async function readExampleConfig(name: string, [one, other]: readonly [number, number]): Promise<string> {
  const text = await readFile(join(deploy, name), 'utf8')
  return text.replace('127.0.0.1:3000', `127.0.0.1:${one}`).replace('127.0.0.1:3001', `127.0.0.1:${other}`)
}

type Setup = { readonly file: string; readonly text: string; readonly parameters: (file: string) => string[] }

async function startProxy(name: string, create: (folder: string, port: number) => Setup): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'otogi-proxy-'))
  const port = await findFreePort()
  const { file, text, parameters } = create(folder, port)
  await writeFile(join(folder, file), text)
  const child = spawn(name, parameters(join(folder, file)), { stdio: ['ignore', 'inherit', 'inherit'] })
  const address = `http://127.0.0.1:${port}`
  while ((await fetch(`${address}/api/health`).catch(() => undefined))?.status !== 200) await wait(200)
  return {
    address,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
