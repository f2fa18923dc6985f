import { randomBytes } from 'node:crypto'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { describe, expect, inject, test, type TestContext } from 'vitest'
import { openLossyProxy } from '../test/lossy-proxy.ts'
import { findFreePort } from './platform/process/free-port.ts'
import { isRunning } from './platform/db/processes.ts'

async function createFolder({ onTestFinished }: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'otogi-main-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

type Server = { readonly child: ChildProcess; readonly address: string; readonly said: () => string }

/** Starts the server without web pages, in its own process group, as if it ran in a terminal. */
async function startServer(folder: string, settings: Record<string, string> = {}): Promise<Server> {
  const port = await findFreePort()
  const own = { PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMITS: 'off', WORKERS: '1' }
  const env = { ...process.env, ...own, ...settings }
  const main = resolve(import.meta.dirname, 'main.ts')
  const child = spawn(process.execPath, [main, '--no-web'], { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
  return { child, address: `http://127.0.0.1:${port}`, said: () => said }
}

const WAIT = { timeout: 60_000, interval: 20 }

async function waitUntil(condition: () => boolean): Promise<void> {
  await expect.poll(condition, WAIT).toBe(true)
}

async function createDatabase(): Promise<string> {
  const name = `main_${randomBytes(8).toString('hex')}`
  const admin = new pg.Client(`${inject('postgres')}/postgres`)
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return name
}

/** Sends SIGINT to the whole process group, as Ctrl-C in a terminal does. Returns the exit code. */
async function interrupt({ child }: Server): Promise<number | null> {
  const gone = once(child, 'exit')
  process.kill(-(child.pid ?? 0), 'SIGINT')
  const [code] = (await gone) as [number | null]
  return code
}

async function expectDatabaseStopped(folder: string): Promise<void> {
  expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false)
}

async function signUp({ address }: Server, username: string): Promise<number> {
  const body = JSON.stringify({
    username,
    password: 'lantern7',
    email: `${username}@example.org`,
    googleAccount: false,
  })
  const headers = { 'content-type': 'application/json' }
  return fetch(`${address}/api/users/create`, { method: 'POST', headers, body }).then(({ status }) => status)
}

async function readPostmasterPid(folder: string): Promise<number> {
  return Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
}

const isReady = (server: Server) => () => server.said().includes('ready in')

test('Ctrl-C finishes running calls, stops all processes and logs no error', async (context) => {
  const folder = await createFolder(context)
  const server = await startServer(folder)
  await waitUntil(isReady(server))
  const calls = ['early', 'often', 'later'].map((name) => signUp(server, name))
  await Promise.race(calls)
  expect(await interrupt(server)).toBe(0)
  expect(await Promise.all(calls)).toEqual([200, 200, 200])
  expect(server.said()).not.toMatch(/lost|error|stopped/i)
  await expectDatabaseStopped(folder)
}, 120_000)

test('Ctrl-C during the first start stops it, and the next start succeeds', async (context) => {
  const folder = await createFolder(context)
  const first = await startServer(folder)
  await waitUntil(() => existsSync(join(folder, 'postgres-new')) || existsSync(join(folder, 'postgres')))
  expect(await interrupt(first)).toBe(0)
  await expectDatabaseStopped(folder)
  const second = await startServer(folder)
  await waitUntil(isReady(second))
  expect(await signUp(second, 'annie')).toBe(200)
  expect(await interrupt(second)).toBe(0)
}, 180_000)

test('a server whose database stopped reports it and exits', async (context) => {
  const folder = await createFolder(context)
  const server = await startServer(folder)
  await waitUntil(isReady(server))
  const postmaster = await readPostmasterPid(folder)
  const gone = once(server.child, 'exit')
  process.kill(postmaster, 'SIGKILL')
  expect(await gone).toEqual([1, null])
  expect(server.said()).toContain('Otogi has stopped: the database has stopped')
  expect(await isRunning(postmaster, folder)).toBe(false)
}, 120_000)

test('the books are audited when the server starts', async (context) => {
  const folder = await createFolder(context)
  const url = `${inject('postgres')}/${await createDatabase()}`
  const server = await startServer(folder, {
    DATABASE_URL: url,
    SECRET_KEY: 'a key that only this test has, long enough',
  })
  await waitUntil(isReady(server))
  const database = new pg.Client(url)
  await database.connect()
  const countAudits = async () => (await database.query('select from audits')).rowCount
  await expect.poll(countAudits, WAIT).toBe(1)
  await database.end()
  expect(await interrupt(server)).toBe(0)
}, 120_000)

/** Starts a server and suspends its database, so that the server cannot shut down cleanly. */
async function startWithSuspendedDatabase(
  { onTestFinished }: TestContext,
  folder: string,
): Promise<{ server: Server; postmaster: number }> {
  const server = await startServer(folder)
  await waitUntil(isReady(server))
  const postmaster = await readPostmasterPid(folder)
  process.kill(postmaster, 'SIGSTOP')
  onTestFinished(async () => {
    if (await isRunning(postmaster, folder)) process.kill(postmaster, 'SIGKILL')
  })
  return { server, postmaster }
}

// These tests mostly wait, so they run concurrently.
describe.concurrent('a stop', () => {
  test('a second signal ends a hanging shutdown, and the database with it', async (context) => {
    const folder = await createFolder(context)
    const { server, postmaster } = await startWithSuspendedDatabase(context, folder)
    const signalUntilGone = () => !server.child.kill('SIGTERM')
    await waitUntil(signalUntilGone)
    expect(server.child.exitCode).toBe(1)
    process.kill(postmaster, 'SIGCONT')
    await expect.poll(() => isRunning(postmaster, folder), WAIT).toBe(false)
  }, 120_000)

  test('a hanging shutdown ends after its time limit', async (context) => {
    const folder = await createFolder(context)
    const { server } = await startWithSuspendedDatabase(context, folder)
    const gone = once(server.child, 'exit')
    server.child.kill('SIGTERM')
    expect(await gone).toEqual([1, null])
    expect(server.said()).toContain('Otogi was stopped forcibly')
  }, 120_000)

  test('a server whose database connection loses all packets still shuts down', async (context) => {
    const folder = await createFolder(context)
    await using line = await openLossyProxy(`${inject('postgres')}/${await createDatabase()}`)
    const server = await startServer(folder, {
      DATABASE_URL: line.url,
      SECRET_KEY: 'a key that only this test has, long enough',
    })
    await waitUntil(isReady(server))
    expect(await signUp(server, 'early')).toBe(200)
    line.lose()
    const call = signUp(server, 'later').catch(() => 0)
    const gone = once(server.child, 'exit')
    server.child.kill('SIGTERM')
    expect(await gone).toEqual([0, null])
    expect([0, 503]).toContain(await call)
  }, 120_000)
})
