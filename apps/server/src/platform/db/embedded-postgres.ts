import { randomUUID } from 'node:crypto'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdir, open, readFile, rename, rm, writeFile, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { ConfigError } from '../process/config.ts'
import { findFreePort } from '../process/free-port.ts'
import { preparePrograms, type Programs } from './postgres-programs.ts'
import { isRunning } from './processes.ts'

const USER = 'otogi'
const DATABASE = 'otogi'
/** A replica reports "read-only connections". */
const READY = /ready to accept (?:read-only )?connections/
const WRONG_PASSWORD = '28P01'
/** Line number of the port in postmaster.pid. */
const PORT_LINE = 3
const WAIT_STEP_MS = 50
const WAIT_STEPS = 400
const HEARD_CHARACTERS = 10_000

export type OwnPostgres = {
  readonly url: string
  /** Resolves with PostgreSQL's last output when it has exited. */
  readonly ended: Promise<string>
  readonly stop: () => Promise<void>
}

type Options = {
  /** Additional server settings, as `name=value`. */
  readonly settings?: readonly string[]
  /** If false, the cluster is deleted when PostgreSQL stops. */
  readonly persistent?: boolean
  /** Password that an older cluster may still have. It is replaced by the current password. */
  readonly formerPassword?: string
}

/** Starts the bundled PostgreSQL on a free loopback port. The first start creates the cluster. */
export async function startPostgres(folder: string, password: string, options: Options = {}): Promise<OwnPostgres> {
  await stopLeftoverServer(folder)
  const { persistent = true } = options
  await using started = new AsyncDisposableStack()
  if (!persistent) started.defer(() => rm(folder, { recursive: true, force: true }))
  const port = await findFreePort()
  let ended: Promise<string>
  try {
    const programs = await preparePrograms()
    if (!hasCluster(folder)) await createCluster(programs, folder, { password, persistent })
    const server = programs.spawn('postgres', folder, buildParameters(programs.nameOf(folder), folder, port, options))
    started.defer(() => stopServer(server))
    // Stops PostgreSQL even if the game's process exits without cleaning up.
    const follow = () => void server.kill('SIGINT')
    process.once('exit', follow)
    server.once('close', () => process.off('exit', follow))
    const output = collectOutput(server)
    ended = once(server, 'close').then(() => output(), String)
    await waitUntilReady(server, output, ended)
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    throw new Error(`the embedded PostgreSQL did not start: ${fault}${findErrorHint(fault)}`, { cause: error })
  }
  await ensurePassword(port, password, options.formerPassword).catch((error: unknown) => {
    if (!isWrongPassword(error)) throw error
    const fault = `the secret-key next to ${folder} does not belong to its database (${error.message})`
    throw new ConfigError(`DATA_DIR: ${fault}; restore the previous file`)
  })
  await ensureDatabase(buildDatabaseUrl(port, password, 'postgres'))
  const running = started.move()
  return {
    url: buildDatabaseUrl(port, password, DATABASE),
    ended: ended.then(getLastLine),
    stop: () => running.disposeAsync(),
  }
}

function buildParameters(name: string, folder: string, port: number, { settings = [] }: Options): string[] {
  const own = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'lc_messages=C',
    // Other programs recognize the process by this setting, because the folder after `-D` may be written differently.
    `otogi.folder=${folder}`,
  ]
  return ['-D', name, '-p', String(port), ...[...own, ...settings].flatMap((setting) => ['-c', setting])]
}

/**
 * Creates the cluster in a temporary folder and then renames the folder, so that no partial cluster remains if the
 * process is killed.
 */
async function createCluster(
  programs: Programs,
  folder: string,
  { password, persistent }: { password: string; persistent: boolean },
): Promise<void> {
  const fresh = `${folder}-new`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true })
  if (programs.account) await chown(fresh, programs.account.uid, programs.account.gid)
  await using input = await createPasswordFile(`${fresh}-${randomUUID()}`, password, programs)
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
  const output = collectOutput(made)
  const [code] = await once(made, 'close')
  if (code !== 0) throw new Error(findErrorMessage(output()))
  await rename(fresh, folder)
}

/** Opens a file and unlinks it immediately, so that no file with the password remains on disk. */
async function createPasswordFile(path: string, password: string, { account }: Programs): Promise<FileHandle> {
  await writeFile(path, `${password}\n`, { mode: 0o600, flag: 'wx' })
  const file = await open(path)
  await rm(path)
  if (account) await file.chown(account.uid, account.gid)
  return file
}

async function waitUntilReady(server: ChildProcess, readOutput: () => string, exited: Promise<string>): Promise<void> {
  await new Promise<void>((done, fail) => {
    server.stderr?.on('data', () => READY.test(readOutput()) && done())
    void exited.then((words) => fail(new Error(findErrorMessage(words))))
  })
}

/** Collects the last output of a process. */
function collectOutput(child: ChildProcess): () => string {
  let output = ''
  child.stderr?.on('data', (chunk: Buffer) => (output = `${output}${chunk.toString()}`.slice(-HEARD_CHARACTERS)))
  return () => output
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (!server.pid || server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  // SIGINT requests a fast shutdown of PostgreSQL.
  server.kill('SIGINT')
  await gone
}

/** Returns the URL of the PostgreSQL server that uses the folder; undefined if none is running. */
export async function findRunningPostgres(folder: string, password: string): Promise<string | undefined> {
  const lines = await readLock(folder)
  const [pid, port] = [Number(lines[0]), Number(lines[PORT_LINE])]
  return pid && port && (await isRunning(pid, folder)) ? buildDatabaseUrl(port, password, DATABASE) : undefined
}

export function hasCluster(folder: string): boolean {
  return existsSync(join(folder, 'PG_VERSION'))
}

function buildDatabaseUrl(port: number, password: string, database: string): string {
  return `postgres://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`
}

const getLockPath = (folder: string) => join(folder, 'postmaster.pid')

async function readLock(folder: string): Promise<string[]> {
  return (await readFile(getLockPath(folder), 'utf8').catch(() => '')).split('\n')
}

/** If the game runs as root, PostgreSQL runs under another account, which may lack permissions. */
function findErrorHint(errorMessage: string): string {
  if (process.getuid?.() !== 0 || !/permission denied|not permitted|EACCES|EPERM|EROFS/i.test(errorMessage)) return ''
  return ' (started as root, PostgreSQL runs under a separate account: start as an ordinary user, or set DATABASE_URL)'
}

/** Returns the error message in PostgreSQL's output, or the whole output if it has none. */
function findErrorMessage(output: string): string {
  return /(?:FATAL|error):\s+(.+)/i.exec(output)?.[1] ?? (output.trim() || 'it printed nothing')
}

function getLastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? ''
}

/**
 * Stops a PostgreSQL server that outlived its killed game server. The caller must hold the data folder's lock, because
 * processes in other containers are not visible.
 */
export async function stopLeftoverServer(folder: string): Promise<void> {
  const pid = Number((await readLock(folder))[0])
  if (pid && (await isRunning(pid, folder))) {
    process.kill(pid, 'SIGINT')
    await waitUntilStopped(pid, folder)
  }
  // After a crash, the PID in postmaster.pid is stale and another process may use it. PostgreSQL would then refuse to
  // start. Deleting the file is safe, because PostgreSQL also checks its shared memory.
  await rm(getLockPath(folder), { force: true })
}

async function waitUntilStopped(pid: number, folder: string): Promise<void> {
  for (let step = 0; step < WAIT_STEPS; step++) {
    if (!(await isRunning(pid, folder))) return
    await wait(WAIT_STEP_MS)
  }
  throw new Error(`a PostgreSQL (process ${pid}) still holds ${folder}`)
}

async function ensurePassword(port: number, password: string, previousPassword: string | undefined): Promise<void> {
  const opens = await withClient(buildDatabaseUrl(port, password, 'postgres'), async () => true).catch(
    (error: unknown) => {
      if (previousPassword && isWrongPassword(error)) return false
      throw error
    },
  )
  if (opens) return
  await withClient(buildDatabaseUrl(port, previousPassword ?? '', 'postgres'), (client) =>
    client.query(`alter role ${USER} password ${client.escapeLiteral(password)}`),
  )
}

function isWrongPassword(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && error.code === WRONG_PASSWORD
}

async function ensureDatabase(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  })
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
