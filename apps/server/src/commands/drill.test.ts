import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { api } from '@otogi/contract/api'
import { openFolderStore } from '@otogi/content/media/file-store'
import { readAllTables, readLines, writeForgedBackup } from '../../test/backup.ts'
import { createCommandRunner } from '../../test/command-runner.ts'
import { createPicture, toDataUrl } from '../../test/pictures.ts'
import { startTestServer } from '../../test/test-server.ts'
import { listKeptPictures } from '../features/reports/index.ts'
import { listDifferences } from '../platform/backup/counts.ts'
import { getBackupFolder, listScheduledBackups, writeScheduledBackup } from '../platform/backup/scheduled.ts'
import { createPictures } from '../platform/media/pictures.ts'

const HOUR_MS = 3_600_000
const START = Date.parse('2026-11-18T11:00:00Z')

const server = await startTestServer()
const folders: string[] = []
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
})

/** Creates a data folder in which a backup is due every day and the last two are kept. */
async function createSchedule() {
  const dataDir = await mkdtemp(join(tmpdir(), 'otogi-scheduled-'))
  folders.push(dataDir)
  const write = (hours: number, fault?: Error) =>
    writeScheduledBackup({
      openSource: () => ({
        db: server.db,
        pictures: createPictures(openFolderStore(server.picturesDir)),
        listPictures: fault ? () => Promise.reject(fault) : listKeptPictures,
        secretKey: undefined,
        holdsKey: false,
        signal: new AbortController().signal,
      }),
      clock: { ...server.clock, now: () => START + hours * HOUR_MS },
      dataDir,
      schedule: { everyMs: 24 * HOUR_MS, keep: 2 },
    })
  return { dataDir, write, list: () => listScheduledBackups(dataDir) }
}

const [FIRST, SECOND, THIRD] = ['18', '19', '20'].map((day) => `otogi-2026-11-${day}T11-00-00Z.backup`)

test('a backup is written when the newest one is old enough, and the oldest ones are deleted', async () => {
  const { write, list } = await createSchedule()
  await write(0)
  expect(await list()).toEqual([FIRST])
  await write(23)
  expect(await list()).toEqual([FIRST])
  await write(24)
  expect(await list()).toEqual([FIRST, SECOND])
  await write(48)
  expect(await list()).toEqual([SECOND, THIRD])
})

test('a clock that was set back delays no backup and does not delete the new one', async () => {
  const { write, list } = await createSchedule()
  await write(24)
  await write(48)
  await write(0)
  expect(await list()).toEqual([FIRST, THIRD])
  await write(1)
  expect(await list()).toEqual([FIRST, THIRD])
})

test('a failed backup deletes none, and the next one deletes the drafts of killed servers', async () => {
  const { dataDir, write, list } = await createSchedule()
  await write(0)
  await write(24)
  await expect(write(48, new Error('no disk'))).rejects.toThrow('no disk')
  await writeFile(join(getBackupFolder(dataDir), `${FIRST}.${'a'.repeat(32)}.part`), 'half')
  await writeFile(join(getBackupFolder(dataDir), 'my-own.backup'), 'kept')
  expect(await list()).toEqual([FIRST, SECOND])
  await write(48)
  expect(await readdir(getBackupFolder(dataDir))).toEqual(['my-own.backup', SECOND, THIRD])
})

const createRunner = (dataDir: string) => createCommandRunner(server, undefined, { dataDir })

const listDrillFolders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('otogi-drill-'))

test('a drill restores the newest backup, audits it, compares it and leaves nothing behind', async () => {
  const { dataDir, write } = await createSchedule()
  const ana = await server.player()
  await ana.call(api.accounts.update, { username: '', picture: toDataUrl(await createPicture('png')) })
  await write(0)
  await write(24)
  const before = await readAllTables(server.db)
  const { ok, fault, lines } = await createRunner(dataDir)('backup', 'drill')
  expect([ok, fault]).toEqual([true, undefined])
  expect(lines[0]).toMatch(new RegExp(`${SECOND} of 2026-11-19T11:00:00.000Z: restored \\d+ rows and 1 pictures$`))
  expect(lines.slice(1)).toEqual(Array.from({ length: 19 }, () => expect.stringMatching(/^ok /) as string))
  expect(await readAllTables(server.db)).toEqual(before)
  expect([await readdir(dataDir), await listDrillFolders()]).toEqual([['backups'], []])
}, 120_000)

test('a drill fails if the books of the backup do not balance', async () => {
  const { dataDir, write, list } = await createSchedule()
  await server.player()
  await write(0)
  const file = join(getBackupFolder(dataDir), (await list())[0] ?? '')
  const lines = await readLines(file)
  const wallets = lines.findIndex((line) => line.startsWith('T') && line.includes('"wallets"'))
  const forged = lines.with(wallets + 1, (lines[wallets + 1] ?? '').replace(/"balance":\d+/, '"balance":7'))
  await writeForgedBackup(file, forged)
  const outcome = await createRunner(dataDir)('backup', 'drill')
  expect([outcome.ok, outcome.lines.some((line) => /^(?!ok )/.test(line))]).toEqual([false, true])
}, 120_000)

test('a drill reports a missing or damaged backup', async () => {
  const { dataDir } = await createSchedule()
  const folder = getBackupFolder(dataDir)
  expect(await createRunner(dataDir)('backup', 'drill')).toMatchObject({
    ok: false,
    fault: `${folder} contains no backup; set BACKUP_EVERY, or name a file`,
  })
  const damaged = join(dirname(folder), 'damaged.backup')
  await writeFile(damaged, 'not a backup')
  expect((await createRunner(dataDir)('backup', 'drill', damaged)).fault).toMatch(/^\S+ cannot be read/)
})

test('a drill names each table with a different number of rows', () => {
  const written = new Map([
    ['players', 2],
    ['cards', 1],
  ])
  expect(listDifferences(written, new Map([['players', 2]]))).toEqual(['cards: 1 rows in the backup, 0 restored'])
})
