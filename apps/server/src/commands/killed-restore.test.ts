import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { api } from '@otogi/contract/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, inDatabase, listObjects, query, readAllTables } from '../../test/backup.ts'
import { createCommandRunner } from '../../test/command-runner.ts'
import { toDataUrl, createPicture } from '../../test/pictures.ts'
import { startTestServer } from '../../test/test-server.ts'
import { readConfig } from '../platform/process/config.ts'
import { removeStaging } from '../platform/backup/staging.ts'
import { openDatabase } from './open-database.ts'

const KEY = 'k'.repeat(64)
/** At how many points on its way a restore is killed, and how long before its end, in steps: `npm run test:kills` asks for more. */
const KILLS = Number(process.env['KILLS'] ?? 1)
const LAST_STEPS = process.env['KILLS'] ? [4, 3, 2, 1] : [1]
const cli = resolve(import.meta.dirname, '../cli.ts')
const dieAt = resolve(import.meta.dirname, '../../test/kill-at-step.ts')

const server = await startTestServer()
let folder = ''
let file = ''
let everything: Record<string, string[]> = {}
let pictures: string[] = []
/** A killed restore leaves a PostgreSQL that still runs: the next one in the same place ends it, or the end of the test. */
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
  everything = await readAllTables(server.db)
  pictures = (await readdir(server.picturesDir)).toSorted()
})
afterAll(async () => {
  await Promise.all(folders.map(removeStaging))
  await server[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

type Settings = { readonly DATA_DIR: string; readonly DATABASE_URL?: string; readonly SECRET_KEY?: string }

/** Restores as the operator does, in a process of its own that may be killed before a step; returns what became of it. */
async function restore(settings: Settings, step?: number) {
  const env = { ...process.env, ...settings, ...(step === undefined ? {} : { DIE_AT: String(step) }) }
  const child = spawn(process.execPath, ['--import', dieAt, cli, 'backup', 'restore', file], { env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  return { code, signal, output, steps: Number(/steps: (\d+)/.exec(output)?.[1]) }
}

/** Points of the work: some on the way, and some near its end, where what was restored comes to count. */
function pointsIn(steps: number): number[] {
  const onTheWay = Array.from({ length: KILLS }, (_, n) => Math.round(((n + 1) * steps) / (KILLS + 1)))
  return [...new Set([...onTheWay, ...LAST_STEPS.map((before) => steps - before)])]
}

async function untilAlone(url: string): Promise<void> {
  const others = 'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
  await expect.poll(() => query(url, others), { timeout: 20_000, interval: 20 }).toEqual([])
}

async function newFolder(): Promise<string> {
  const made = await mkdtemp(join(folder, 'data-'))
  folders.push(made)
  return made
}

const ownPlace = async () => ({ DATA_DIR: await newFolder(), DATABASE_URL: await createDatabase(), SECRET_KEY: KEY })
const embeddedPlace = async () => ({ DATA_DIR: await newFolder() })

test('a restore into an own database that is killed leaves all of it or nothing, and the next one is whole', async () => {
  const { code, steps } = await restore(await ownPlace())
  expect(code).toBe(0)
  const untouched: Awaited<ReturnType<typeof ownPlace>>[] = []
  const points = pointsIn(steps)
  for (const step of points) {
    const place = await ownPlace()
    expect([step, (await restore(place, step)).signal]).toEqual([step, 'SIGKILL'])
    await untilAlone(place.DATABASE_URL)
    if ((await listObjects(place.DATABASE_URL)).length === 0) untouched.push(place)
    else await expectWhole(place.DATA_DIR, (look) => inDatabase(place.DATABASE_URL, look))
  }
  console.log(`${steps} steps, killed at ${points.join(', ')}: ${untouched.length} times nothing was restored`)
  expect(untouched.length).toBeGreaterThan(0)
  for (const place of new Set([untouched[0], untouched.at(-1)])) {
    if (!place) continue
    expect(await restore(place)).toMatchObject({ code: 0 })
    await expectWhole(place.DATA_DIR, (look) => inDatabase(place.DATABASE_URL, look))
    expect((await readdir(place.DATA_DIR)).toSorted()).toEqual(['pictures', 'server.lock'])
  }
}, 600_000)

test('a restore into a data folder that is killed leaves all of it or no database, and the next one is whole', async () => {
  const { code, steps } = await restore(await embeddedPlace())
  expect(code).toBe(0)
  const untouched: string[] = []
  const points = pointsIn(steps)
  for (const step of points) {
    const place = await embeddedPlace()
    expect([step, (await restore(place, step)).signal]).toEqual([step, 'SIGKILL'])
    if (existsSync(join(place.DATA_DIR, 'postgres'))) await expectWhole(place.DATA_DIR, inEmbedded(place.DATA_DIR))
    else untouched.push(place.DATA_DIR)
  }
  console.log(`${steps} steps, killed at ${points.join(', ')}: ${untouched.length} times nothing was restored`)
  const dataDir = untouched.at(-1) ?? ''
  expect(await restore({ DATA_DIR: dataDir })).toMatchObject({ code: 0 })
  await expectWhole(dataDir, inEmbedded(dataDir))
  expect((await readdir(dataDir)).toSorted()).toEqual(['pictures', 'postgres', 'secret-key', 'server.lock'])
}, 600_000)

type Open = (look: typeof readAllTables) => Promise<Record<string, string[]>>

async function expectWhole(dataDir: string, open: Open): Promise<void> {
  expect(await open(readAllTables)).toEqual(everything)
  expect((await readdir(join(dataDir, 'pictures'))).toSorted()).toEqual(pictures)
}

function inEmbedded(dataDir: string): Open {
  return async (look) => {
    await using opened = new AsyncDisposableStack()
    return await look((await openDatabase(readConfig({ DATA_DIR: dataDir }), opened)).reader)
  }
}
