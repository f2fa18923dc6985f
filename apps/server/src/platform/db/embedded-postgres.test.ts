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

/** Starts the database in a child process, as the server does. Returns its URL. */
async function startInChild(then = '', first = ''): Promise<{ child: ChildProcess; url: string }> {
  const module = new URL('embedded-postgres.ts', import.meta.url).href
  const script = `
    ${first}
    const { startPostgres } = await import(${JSON.stringify(module)})
    const { url, stop } = await startPostgres(${JSON.stringify(folder)}, 'test', ${JSON.stringify(SETTINGS)})
    process.stdout.write(url + '\\n')
    ${then}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, url: line.toString().trim() }
}

async function runQuery(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

async function readPostmasterPid(): Promise<number> {
  return Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0])
}

test('a database left behind by a killed server is taken over with all that was kept', async () => {
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

test('a database that was killed itself comes back with what was committed', async () => {
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

test('a process that only has the number of a database from before is left alone', async () => {
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

test('a database that is gone, whose number its parent has not taken back, holds the folder no longer', async () => {
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

test('a folder that only its owner may enter will do, whoever the database runs as', async () => {
  const home = join(around, 'home')
  await mkdir(home, { mode: 0o700 })
  const { url, stop } = await startPostgres(join(home, 'postgres'), 'test', SETTINGS)
  expect(await runQuery(url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await findRunningPostgres(join(home, 'postgres'), 'test')).toBe(url)
  await stop()
  expect(await readdir(home)).toEqual(['postgres'])
})

test('a start that was killed while it made the cluster is no hindrance to the next', async () => {
  const halfMade = join(around, 'half')
  await mkdir(`${halfMade}-new`)
  await writeFile(join(`${halfMade}-new`, 'PG_VERSION'), '18')
  const { stop } = await startPostgres(halfMade, 'test', SETTINGS)
  await stop()
})

test('a password is nowhere left behind when the cluster cannot be made', async () => {
  const refused = join(around, 'refused', 'postgres')
  await mkdir(refused, { recursive: true })
  await writeFile(join(refused, 'in-the-way'), '')
  await expect(startPostgres(refused, 'test', SETTINGS)).rejects.toThrow('the embedded PostgreSQL did not start')
  const files = await readdir(dirname(refused), { recursive: true, withFileTypes: true })
  const texts = files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), 'utf8'))
  expect((await Promise.all(texts)).filter((text) => text.trim() === 'test')).toEqual([])
})

test('listens on loopback alone and wants its password', async () => {
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

test('a database that cannot start says why', async () => {
  const options = { settings: ['shared_buffers=none'] }
  await expect(startPostgres(folder, 'test', options)).rejects.toThrow(
    /^the embedded PostgreSQL did not start: .*shared_buffers/s,
  )
})

test('a database that ends on its own is missed', async () => {
  const started = await startPostgres(folder, 'test', SETTINGS)
  process.kill(await readPostmasterPid(), 'SIGQUIT')
  expect(await started.ended).toContain('database system is shut down')
  await started.stop()
})

test('Ctrl-C in the terminal leaves the database to whoever started it', async () => {
  // Registered before the URL is printed, because the signal may arrive after that.
  const { child, url } = await startInChild('', `process.on('SIGINT', () => {})`)
  process.kill(-(child.pid ?? 0), 'SIGINT')
  expect(await runQuery(url, 'select 1 as one')).toEqual([{ one: 1 }])
  child.kill('SIGKILL')
  await once(child, 'exit')
})

test('a process that fails says so at its end, and has stopped its database', async () => {
  const { child } = await startInChild('process.exitCode = 3\nawait stop()')
  expect(await once(child, 'exit')).toEqual([3, null])
  await expect(readPostmasterPid()).rejects.toThrow('ENOENT')
})
