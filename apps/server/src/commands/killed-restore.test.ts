import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { api } from '@otogi/contract/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, readDatabase, listDatabaseObjects, runQuery, readAllTables } from '../../test/backup.ts'
import { createCommandRunner } from '../../test/command-runner.ts'
import { toDataUrl, createPicture } from '../../test/pictures.ts'
import { startTestServer } from '../../test/test-server.ts'
import { readConfig } from '../platform/process/config.ts'
import { removeStaging } from '../platform/backup/staging.ts'
import { openDatabase } from './open-database.ts'

const KEY = 'k'.repeat(64)
/**
 * How many restores to kill, at evenly spaced steps. LAST_STEPS lists further steps to kill at, counted from the end.
 * `npm run test:kills` kills more restores of both kinds.
 */
const KILLS = Number(process.env['KILLS'] ?? 1)
const LAST_STEPS = process.env['KILLS'] ? [4, 3, 2, 1] : [1]
const cli = resolve(import.meta.dirname, '../cli.ts')
const dieAt = resolve(import.meta.dirname, '../../test/kill-at-step.ts')

const server = await startTestServer()
let folder = ''
let file = ''
let expectedTables: Record<string, string[]> = {}
let pictures: string[] = []
/**
 * Data folders. A killed restore leaves PostgreSQL running in its folder until the next restore in that folder, or the
 * end of the test, stops it.
 */
const folders: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otogi-killed-'))
  file = join(folder, 'all.backup')
  for (const color of ['#112233', '#445566', '#778899']) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    const player = await server.player()
    await player.call(api.accounts.update, { username: '', picture: toDataUrl(await createPicture('png', color)) })
  }
  await createCommandRunner(server, undefined, { dataDir: dirname(server.picturesDir) })('backup', 'write', file)
  expectedTables = await readAllTables(server.db)
  pictures = (await readdir(server.picturesDir)).toSorted()
})
afterAll(async () => {
  await Promise.all(folders.map(removeStaging))
  await server[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

type Settings = { readonly DATA_DIR: string; readonly DATABASE_URL?: string; readonly SECRET_KEY?: string }

/** Restores in a child process and kills the process before the given step. Returns how the process ended. */
async function restore(settings: Settings, killAtStep?: number) {
  const env = { ...process.env, ...settings, ...(killAtStep === undefined ? {} : { DIE_AT: String(killAtStep) }) }
  const child = spawn(process.execPath, ['--import', dieAt, cli, 'backup', 'restore', file], { env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  return { code, signal, output, steps: Number(/steps: (\d+)/.exec(output)?.[1]) }
}

/** Includes steps near the end, where the restored data replaces the old data. */
function chooseKillSteps(stepCount: number): number[] {
  const onTheWay = Array.from({ length: KILLS }, (_, n) => Math.round(((n + 1) * stepCount) / (KILLS + 1)))
  return [...new Set([...onTheWay, ...LAST_STEPS.map((before) => stepCount - before)])]
}

async function waitForDisconnect(url: string): Promise<void> {
  const others = 'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
  await expect.poll(() => runQuery(url, others), { timeout: 20_000, interval: 20 }).toEqual([])
}

async function createFolder(): Promise<string> {
  const made = await mkdtemp(join(folder, 'data-'))
  folders.push(made)
  return made
}

const createExternalSettings = async () => ({
  DATA_DIR: await createFolder(),
  DATABASE_URL: await createDatabase(),
  SECRET_KEY: KEY,
})
const createEmbeddedSettings = async () => ({ DATA_DIR: await createFolder() })

test('a killed restore into an external database restores everything or nothing, and the next one succeeds', async () => {
  const { code, steps } = await restore(await createExternalSettings())
  expect(code).toBe(0)
  const untouched: Awaited<ReturnType<typeof createExternalSettings>>[] = []
  const points = chooseKillSteps(steps)
  for (const step of points) {
    const place = await createExternalSettings()
    expect([step, (await restore(place, step)).signal]).toEqual([step, 'SIGKILL'])
    await waitForDisconnect(place.DATABASE_URL)
    if ((await listDatabaseObjects(place.DATABASE_URL)).length === 0) untouched.push(place)
    else await expectComplete(place.DATA_DIR, (look) => readDatabase(place.DATABASE_URL, look))
  }
  console.log(`${steps} steps, killed at ${points.join(', ')}: ${untouched.length} times nothing was restored`)
  expect(untouched.length).toBeGreaterThan(0)
  for (const place of new Set([untouched[0], untouched.at(-1)])) {
    if (!place) continue
    expect(await restore(place)).toMatchObject({ code: 0 })
    await expectComplete(place.DATA_DIR, (look) => readDatabase(place.DATABASE_URL, look))
    expect((await readdir(place.DATA_DIR)).toSorted()).toEqual(['pictures', 'server.lock'])
  }
}, 600_000)

test('a killed restore into a data folder leaves the whole database or none, and the next one succeeds', async () => {
  const { code, steps } = await restore(await createEmbeddedSettings())
  expect(code).toBe(0)
  const untouched: string[] = []
  const points = chooseKillSteps(steps)
  for (const step of points) {
    const place = await createEmbeddedSettings()
    expect([step, (await restore(place, step)).signal]).toEqual([step, 'SIGKILL'])
    if (existsSync(join(place.DATA_DIR, 'postgres')))
      await expectComplete(place.DATA_DIR, createEmbeddedReader(place.DATA_DIR))
    else untouched.push(place.DATA_DIR)
  }
  console.log(`${steps} steps, killed at ${points.join(', ')}: ${untouched.length} times nothing was restored`)
  const dataDir = untouched.at(-1) ?? ''
  expect(await restore({ DATA_DIR: dataDir })).toMatchObject({ code: 0 })
  await expectComplete(dataDir, createEmbeddedReader(dataDir))
  expect((await readdir(dataDir)).toSorted()).toEqual(['pictures', 'postgres', 'secret-key', 'server.lock'])
}, 600_000)

type ReadDatabase = (look: typeof readAllTables) => Promise<Record<string, string[]>>

async function expectComplete(dataDir: string, readDatabase: ReadDatabase): Promise<void> {
  expect(await readDatabase(readAllTables)).toEqual(expectedTables)
  expect((await readdir(join(dataDir, 'pictures'))).toSorted()).toEqual(pictures)
}

function createEmbeddedReader(dataDir: string): ReadDatabase {
  return async (look) => {
    await using opened = new AsyncDisposableStack()
    return await look((await openDatabase(readConfig({ DATA_DIR: dataDir }), opened)).reader)
  }
}
