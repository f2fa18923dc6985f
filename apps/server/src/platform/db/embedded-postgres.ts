import { randomUUID } from 'node:crypto'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdir, open, readFile, rename, rm, writeFile, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { ConfigFault } from '../process/config.ts'
import { freePort } from '../process/free-port.ts'
import { openPrograms, type Programs } from './postgres-programs.ts'
import { isRunning } from './processes.ts'

const USER = 'otogi'
const DATABASE = 'otogi'
const READY = 'database system is ready to accept connections'
const WRONG_PASSWORD = '28P01'
/** The line of PostgreSQL's own lock file that names its port. */
const PORT_LINE = 3
const WAIT_STEP_MS = 50
const WAIT_STEPS = 400
const HEARD_CHARACTERS = 10_000

export type OwnPostgres = {
  readonly url: string
  /** Settles when PostgreSQL is gone, with what it said last. */
  readonly ended: Promise<string>
  readonly stop: () => Promise<void>
}

type Options = {
  /** Settings of the server beyond its defaults, as `name=value`. */
  readonly settings?: readonly string[]
  /** False throws the cluster away when it stops. */
  readonly persistent?: boolean
  /** What a cluster may still have for its password; it gets the one given. */
  readonly formerPassword?: string
}

/** Starts the PostgreSQL that comes with the game on a free loopback port; makes its cluster at the first start. */
export async function startPostgres(folder: string, password: string, options: Options = {}): Promise<OwnPostgres> {
  await endLeftover(folder)
  const { persistent = true } = options
  await using started = new AsyncDisposableStack()
  if (!persistent) started.defer(() => rm(folder, { recursive: true, force: true }))
  const port = await freePort()
  let ended: Promise<string>
  try {
    const programs = await openPrograms()
    if (!hasCluster(folder)) await makeCluster(programs, folder, { password, persistent })
    const server = programs.spawn('postgres', folder, parametersOf(programs.nameOf(folder), folder, port, options))
    started.defer(() => end(server))
    // A game server that ends in haste takes its database along.
    const follow = () => void server.kill('SIGINT')
    process.once('exit', follow)
    server.once('close', () => process.off('exit', follow))
    const said = hear(server)
    ended = once(server, 'close').then(() => said(), String)
    await untilReady(server, said, ended)
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    throw new Error(`the embedded PostgreSQL did not start: ${fault}${adviceOn(fault)}`, { cause: error })
  }
  await ensurePassword(port, password, options.formerPassword).catch((error: unknown) => {
    if (!isWrongPassword(error)) throw error
    const fault = `the secret-key kept beside ${folder} is not the one of its database (${error.message})`
    throw new ConfigFault(`DATA_DIR: ${fault}; put the file back that was there before`)
  })
  await ensureDatabase(addressOf(port, password, 'postgres'))
  const running = started.move()
  return { url: addressOf(port, password, DATABASE), ended: ended.then(lastLine), stop: () => running.disposeAsync() }
}

function parametersOf(name: string, folder: string, port: number, { settings = [] }: Options): string[] {
  const own = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'lc_messages=C',
    // For whoever looks for the process that holds the folder: its name for the process may be another.
    `otogi.folder=${folder}`,
  ]
  return ['-D', name, '-p', String(port), ...[...own, ...settings].flatMap((setting) => ['-c', setting])]
}

/** Made beside its place and put there whole: a start that is killed leaves no half of it. */
async function makeCluster(
  programs: Programs,
  folder: string,
  { password, persistent }: { password: string; persistent: boolean },
): Promise<void> {
  const fresh = `${folder}-new`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true })
  if (programs.account) await chown(fresh, programs.account.uid, programs.account.gid)
  await using input = await passwordFile(`${fresh}-${randomUUID()}`, password, programs)
  const made = programs.spawn(
    'initdb',
    fresh,
    [
      `--pgdata=${programs.nameOf(fresh)}`,
      `--username=${USER}`,
      '--auth=scram-sha-256',
      '--pwfile=/dev/stdin',
      '--locale=C.UTF-8',
      '--encoding=UTF8',
      persistent ? '--data-checksums' : '--no-sync',
    ],
    input.fd,
  )
  const said = hear(made)
  const [code] = await once(made, 'close')
  if (code !== 0) throw new Error(faultIn(said()))
  await rename(fresh, folder)
}

/** A file that has lost its name before anything is done with it: nothing that goes wrong leaves it behind. */
async function passwordFile(path: string, password: string, { account }: Programs): Promise<FileHandle> {
  await writeFile(path, `${password}\n`, { mode: 0o600, flag: 'wx' })
  const file = await open(path)
  await rm(path)
  if (account) await file.chown(account.uid, account.gid)
  return file
}

async function untilReady(server: ChildProcess, said: () => string, ended: Promise<string>): Promise<void> {
  await new Promise<void>((done, fail) => {
    server.stderr?.on('data', () => said().includes(READY) && done())
    void ended.then((words) => fail(new Error(faultIn(words))))
  })
}

/** The last that a process says. */
function hear(child: ChildProcess): () => string {
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-HEARD_CHARACTERS)))
  return () => said
}

async function end(server: ChildProcess): Promise<void> {
  if (!server.pid || server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  // PostgreSQL's own word for: now, but in good order.
  server.kill('SIGINT')
  await gone
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

/** Under root PostgreSQL runs as somebody else, whom the machine may not let do all that this takes. */
function adviceOn(fault: string): string {
  if (process.getuid?.() !== 0 || !/permission denied|not permitted|EACCES|EPERM|EROFS/i.test(fault)) return ''
  return ' (started as root, PostgreSQL runs under an account of its own: start as an ordinary user, or set DATABASE_URL)'
}

/** What PostgreSQL names as the reason for its end; else all that was heard. */
function faultIn(said: string): string {
  return /(?:FATAL|error):\s+(.+)/i.exec(said)?.[1] ?? (said.trim() || 'it said nothing')
}

function lastLine(said: string): string {
  return said.trim().split('\n').at(-1) ?? ''
}

/**
 * A database server outlives a game server that was killed: it is asked to stop before a new one starts. The caller
 * holds the data folder: of a server in another container nothing else tells whether it lives.
 */
export async function endLeftover(folder: string): Promise<void> {
  const pid = Number((await readLock(folder))[0])
  if (pid && (await isRunning(pid, folder))) {
    process.kill(pid, 'SIGINT')
    await untilGone(pid, folder)
  }
  // A crash leaves a number that anyone may have by now, or that nobody has taken back yet. PostgreSQL would refuse to
  // start; the memory it shares with what is left of its predecessor still guards the folder.
  await rm(lockOf(folder), { force: true })
}

async function untilGone(pid: number, folder: string): Promise<void> {
  for (let step = 0; step < WAIT_STEPS; step++) {
    if (!(await isRunning(pid, folder))) return
    await wait(WAIT_STEP_MS)
  }
  throw new Error(`a PostgreSQL (process ${pid}) still holds ${folder}`)
}

async function ensurePassword(port: number, password: string, former: string | undefined): Promise<void> {
  const opens = await asking(addressOf(port, password, 'postgres'), async () => true).catch((error: unknown) => {
    if (former && isWrongPassword(error)) return false
    throw error
  })
  if (opens) return
  await asking(addressOf(port, former ?? '', 'postgres'), (client) =>
    client.query(`alter role ${USER} password ${client.escapeLiteral(password)}`),
  )
}

function isWrongPassword(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && error.code === WRONG_PASSWORD
}

async function ensureDatabase(url: string): Promise<void> {
  await asking(url, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  })
}

async function asking<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}
