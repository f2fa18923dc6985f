import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ConfigError } from './config.ts'
import { lockFolder } from './data-folder.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otogi-hold-'))
})
afterAll(() => rm(folder, { recursive: true }))

/**
 * Source of a program that locks each folder whose path it reads, prints the result and holds the lock until it ends.
 */
const HOLDER = `
  const { lockFolder } = await import(${JSON.stringify(new URL('data-folder.ts', import.meta.url).href)})
  const { createInterface } = await import('node:readline')
  console.log('ready')
  for await (const dataDir of createInterface({ input: process.stdin })) {
    await lockFolder(dataDir).then(() => console.log('held'), (error) => console.log(error.message))
  }`

/** Prefix of a command that runs in its own PID namespace with PID 1, as in a container. */
const CONTAINER = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']
const HAS_CONTAINERS = spawnSync(CONTAINER[0] ?? '', [...CONTAINER.slice(1), 'true']).status === 0

/** Starts a process that locks folders. */
async function startProcess(commandPrefix: readonly string[] = []) {
  const [command, ...words] = [...commandPrefix, process.execPath, '--input-type=module', '-e', HOLDER]
  const child = spawn(command, words, { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  onTestFinished(kill)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const hear = async () => String((await lines.next()).value)
  await hear()
  const hold = (dataDir: string) => {
    child.stdin.write(`${dataDir}\n`)
    return hear()
  }
  return { hold, kill }
}

const toRefusal = (dataDir: string) => `DATA_DIR: ${dataDir} is in use by another server`

test('a data folder is locked by one server until it stops or is killed', async () => {
  const dataDir = join(folder, 'new', 'data')
  const [first, second] = await Promise.all([startProcess(), startProcess()])
  expect(await first.hold(dataDir)).toBe('held')
  expect(await second.hold(dataDir)).toBe(toRefusal(dataDir))
  await expect(lockFolder(dataDir)).rejects.toThrow(toRefusal(dataDir))
  await first.kill()
  const release = await lockFolder(dataDir)
  expect(await second.hold(dataDir)).toBe(toRefusal(dataDir))
  release()
  expect(await second.hold(dataDir)).toBe('held')
})

test.runIf(HAS_CONTAINERS)(
  'of two servers in two containers, one locks a folder and the other locks it only after the first is killed',
  async () => {
    const dataDir = await mkdtemp(join(folder, 'shared-'))
    const [first, second] = await Promise.all([startProcess(CONTAINER), startProcess(CONTAINER)])
    expect(await first.hold(dataDir)).toBe('held')
    expect(await second.hold(dataDir)).toBe(toRefusal(dataDir))
    await first.kill()
    await expect.poll(() => second.hold(dataDir)).toBe('held')
  },
)

test('of several concurrent servers, one locks a folder', async () => {
  const servers = await Promise.all([startProcess(), startProcess(), startProcess(), startProcess()])
  for (let round = 0; round < 30; round++) {
    const dataDir = await mkdtemp(join(folder, 'wanted-'))
    const said = await Promise.all(servers.map(({ hold }) => hold(dataDir)))
    expect(said.toSorted()).toEqual([...servers.slice(1).map(() => toRefusal(dataDir)), 'held'])
    expect(await readdir(dataDir)).toEqual(['server.lock'])
  }
})

test.each(['file', 'file/data'])('%s stops the start with one line that names the setting', async (path) => {
  await writeFile(join(folder, 'file'), '')
  const holding = lockFolder(join(folder, path))
  await expect(holding).rejects.toThrow(ConfigError)
  await expect(holding).rejects.toThrow(/^DATA_DIR: a file is where \S+ should be$/)
})

test('a lock file that cannot be opened stops the start with one line that names it', async () => {
  const dataDir = await mkdtemp(join(folder, 'blocked-'))
  await mkdir(join(dataDir, 'server.lock'))
  await expect(lockFolder(dataDir)).rejects.toThrow(/^DATA_DIR: \S+server\.lock cannot be locked/)
})
