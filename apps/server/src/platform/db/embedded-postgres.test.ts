import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findRunningPostgres, startPostgres } from './embedded-postgres.ts'
import { isRunning } from './processes.ts'

const SETTINGS = { settings: ['fsync=off', 'shared_buffers=16MB'] }

let around = ''
let folder = ''
beforeAll(async () => {
  around = await mkdtemp(join(tmpdir(), 'otogi-own-'))
  folder = join(around, 'postgres')
})
afterAll(() => rm(around, { recursive: true, force: true }))

/** Starts the database in a child process as the server does. Returns the process and the URL. */
async function startInChild(codeAfterStart = '', codeBeforeStart = ''): Promise<{ child: ChildProcess; url: string }> {
  const module = new URL('embedded-postgres.ts', import.meta.url).href
  const script = `
    ${codeBeforeStart}
    const { startPostgres } = await import(${JSON.stringify(module)})
    const { url, stop } = await startPostgres(${JSON.stringify(folder)}, 'test', ${JSON.stringify(SETTINGS)})
    process.stdout.write(url + '\\n')
    ${codeAfterStart}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, url: line.toString().trim() }
}

async function runQuery(url: string, query: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(query)).rows
  } finally {
    await client.end()
  }
}

async function readPostmasterPid(): Promise<number> {
  return Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0])
}

test('a database left running by a killed server is reused with all its data', async () => {
  const { child, url } = await startInChild()
  await runQuery(url, 'create table kept (what text)')
  await runQuery(url, `insert into kept values ('before the kill')`)
  const left = await readPostmasterPid()
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await isRunning(left, folder)).toBe(true)

  const taken = await startPostgres(folder, 'test', SETTINGS)
  try {
    expect(await readPostmasterPid()).not.toBe(left)
    expect(await runQuery(taken.url, 'select what from kept')).toEqual([{ what: 'before the kill' }])
  } finally {
    await taken.stop()
  }
})

test('a killed database restarts with everything that was committed', async () => {
  const { child, url } = await startInChild()
  await runQuery(url, `insert into kept values ('committed')`)
  process.kill(await readPostmasterPid(), 'SIGKILL')
  child.kill('SIGKILL')
  await once(child, 'exit')
  const again = await startPostgres(folder, 'test', SETTINGS)
  try {
    expect(await runQuery(again.url, 'select what from kept')).toHaveLength(2)
  } finally {
    await again.stop()
  }
})

test('a process with the old PID of a database is left alone', async () => {
  const { uid, gid } = await stat(folder)
  const bystander = spawn('sleep', ['60'], { uid, gid })
  try {
    await writeFile(join(folder, 'postmaster.pid'), `${bystander.pid}\n${folder}\n`)
    const started = await startPostgres(folder, 'test', SETTINGS)
    await started.stop()
    expect(await isRunning(bystander.pid ?? 0, 'sleep')).toBe(true)
  } finally {
    bystander.kill('SIGKILL')
  }
})

test('a zombie database process does not block the folder', async () => {
  const { uid, gid } = await stat(folder)
  const waiting = `sh -c 'echo $$; exec sh -c "read nothing" "$0"' "$0"; true`
  const parent = spawn('sh', ['-c', waiting, folder], { uid, gid })
  try {
    const [said] = (await once(parent.stdout, 'data')) as [Buffer]
    const left = Number.parseInt(said.toString())
    await vi.waitUntil(() => isRunning(left, 'read nothing'))
    parent.kill('SIGSTOP')
    await writeFile(join(folder, 'postmaster.pid'), `${left}\n${folder}\n`)
    const started = await startPostgres(folder, 'test', SETTINGS)
    await started.stop()
  } finally {
    parent.kill('SIGKILL')
  }
})

test('the database runs in a folder that only its owner may enter', async () => {
  const home = join(around, 'home')
  await mkdir(home, { mode: 0o700 })
  const { url, stop } = await startPostgres(join(home, 'postgres'), 'test', SETTINGS)
  expect(await runQuery(url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await findRunningPostgres(join(home, 'postgres'), 'test')).toBe(url)
  await stop()
  expect(await readdir(home)).toEqual(['postgres'])
})

test('after a start killed while creating the cluster, the next start succeeds', async () => {
  const halfMade = join(around, 'half')
  await mkdir(`${halfMade}-new`)
  await writeFile(join(`${halfMade}-new`, 'PG_VERSION'), '18')
  const { stop } = await startPostgres(halfMade, 'test', SETTINGS)
  await stop()
})

test('if the cluster cannot be created, no file contains the password', async () => {
  const refused = join(around, 'refused', 'postgres')
  await mkdir(refused, { recursive: true })
  await writeFile(join(refused, 'in-the-way'), '')
  await expect(startPostgres(refused, 'test', SETTINGS)).rejects.toThrow('the embedded PostgreSQL did not start')
  const files = await readdir(dirname(refused), { recursive: true, withFileTypes: true })
  const texts = files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), 'utf8'))
  expect((await Promise.all(texts)).filter((text) => text.trim() === 'test')).toEqual([])
})

test('the database listens only on loopback and requires a password', async () => {
  const { url, ...own } = await startPostgres(folder, 'test', SETTINGS)
  try {
    expect(await runQuery(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
    await expect(runQuery(url.replace(':test@', ':guess@'), 'select 1')).rejects.toThrow(
      'password authentication failed',
    )
  } finally {
    await own.stop()
  }
})

test('a database that cannot start prints the reason', async () => {
  const options = { settings: ['shared_buffers=none'] }
  await expect(startPostgres(folder, 'test', options)).rejects.toThrow(
    /^the embedded PostgreSQL did not start: .*shared_buffers/s,
  )
})

test('the server notices when the database stops', async () => {
  const started = await startPostgres(folder, 'test', SETTINGS)
  process.kill(await readPostmasterPid(), 'SIGQUIT')
  expect(await started.ended).toContain('database system is shut down')
  await started.stop()
})

test('Ctrl-C in the terminal does not stop the database directly', async () => {
  // The listener is registered before the URL is printed, because the signal may arrive immediately after that.
  const { child, url } = await startInChild('', `process.on('SIGINT', () => {})`)
  process.kill(-(child.pid ?? 0), 'SIGINT')
  expect(await runQuery(url, 'select 1 as one')).toEqual([{ one: 1 }])
  child.kill('SIGKILL')
  await once(child, 'exit')
})

test('a process that fails stops its database and exits with an error', async () => {
  const { child } = await startInChild('process.exitCode = 3\nawait stop()')
  expect(await once(child, 'exit')).toEqual([3, null])
  await expect(readPostmasterPid()).rejects.toThrow('ENOENT')
})
