import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ConfigFault } from './config.ts'
import { holdFolder } from './data-folder.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otogi-hold-'))
})
afterAll(() => rm(folder, { recursive: true }))

const lockIn = (dataDir: string) => join(dataDir, 'server.pid')

/** Takes each folder that it is told and says how that went; holds what it took for as long as it runs. */
const HOLDER = `
  const { holdFolder } = await import(${JSON.stringify(new URL('data-folder.ts', import.meta.url).href)})
  const { createInterface } = await import('node:readline')
  console.log('ready')
  for await (const dataDir of createInterface({ input: process.stdin })) {
    await holdFolder(dataDir).then(() => console.log('held'), (error) => console.log(error.message))
  }`

/** A process that is called as the game's server is, or as something else. */
async function startProcess(name = 'main.ts') {
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOLDER, name], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
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
  return { pid: Number(child.pid), hold, kill }
}

const refusalOf = (dataDir: string, pid: number) => `DATA_DIR: ${dataDir} is in use by another server (process ${pid})`

test('a folder is held by one server, and by another when that has released it or died', async () => {
  const dataDir = join(folder, 'new', 'data')
  const [first, second] = await Promise.all([startProcess(), startProcess('cli.ts')])
  expect(await first.hold(dataDir)).toBe('held')
  expect(await second.hold(dataDir)).toBe(refusalOf(dataDir, first.pid))
  await expect(holdFolder(dataDir)).rejects.toThrow(refusalOf(dataDir, first.pid))
  expect(await readFile(lockIn(dataDir), 'utf8')).toBe(String(first.pid))
  await first.kill()
  const release = await holdFolder(dataDir)
  expect(await readdir(dataDir)).toEqual(['server.pid'])
  await release()
  expect(await readdir(dataDir)).toEqual([])
  expect(await second.hold(dataDir)).toBe('held')
})

const STALE: [what: string, text: () => Promise<string>][] = [
  ['of a process that is no more', async () => (await startAndEnd()).toString()],
  ['that a stranger has by now', async () => (await startProcess('stranger.ts')).pid.toString()],
  ['that was never written', () => Promise.resolve('')],
]

async function startAndEnd(): Promise<number> {
  const { pid, kill } = await startProcess()
  await kill()
  return pid
}

test.each(STALE)('a number %s holds nothing', async (_, text) => {
  const dataDir = await mkdtemp(join(folder, 'stale-'))
  await writeFile(lockIn(dataDir), await text())
  await writeFile(`${lockIn(dataDir)}.stale`, await text())
  const release = await holdFolder(dataDir)
  expect(await readFile(lockIn(dataDir), 'utf8')).toBe(String(process.pid))
  await release()
  expect(await readdir(dataDir)).toEqual([])
})

test('a number that is one’s own holds nothing: in a container every start has the same', async () => {
  const dataDir = await mkdtemp(join(folder, 'own-'))
  const server = await startProcess()
  await writeFile(lockIn(dataDir), String(server.pid))
  expect(await server.hold(dataDir)).toBe('held')
})

test('of several who want a folder at once, new or left by a dead server, one holds it', async () => {
  const servers = await Promise.all([startProcess(), startProcess(), startProcess(), startProcess()])
  for (let round = 0; round < 60; round++) {
    const dataDir = await mkdtemp(join(folder, 'wanted-'))
    if (round % 2) await writeFile(lockIn(dataDir), '2147483647')
    const said = await Promise.all(servers.map(({ hold }) => hold(dataDir)))
    const holders = servers.filter((_, n) => said[n] === 'held').map(({ pid }) => String(pid))
    expect(holders).toEqual([await readFile(lockIn(dataDir), 'utf8')])
    expect(said.filter((one) => one.includes('is in use by another server'))).toHaveLength(servers.length - 1)
    expect(await readdir(dataDir)).toEqual(['server.pid'])
  }
})

test.each(['file', 'file/data'])('%s stops the start with one line that names the setting', async (path) => {
  await writeFile(join(folder, 'file'), '')
  const holding = holdFolder(join(folder, path))
  await expect(holding).rejects.toThrow(ConfigFault)
  await expect(holding).rejects.toThrow(/^DATA_DIR: a file is where \S+ should be$/)
})
