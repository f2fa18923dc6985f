import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openFolderStore } from '@otogi/content/media/file-store'
import { api } from '@otogi/contract/api'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, readDatabase, listDatabaseObjects, runQuery, readAllTables } from '../../test/backup.ts'
import { createCommandRunner } from '../../test/command-runner.ts'
import { toDataUrl, createPicture } from '../../test/pictures.ts'
import { drawTenCards, putUpForSale, toPurchase } from '../../test/trade.ts'
import { startTestServer } from '../../test/test-server.ts'
import { listKeptPictures } from '../features/reports/index.ts'
import { writeBackup } from '../platform/backup/write.ts'
import type { Reader } from '../platform/db/db.ts'
import { createPictures } from '../platform/media/pictures.ts'

const server = await startTestServer()
const dataDir = dirname(server.picturesDir)
const operator = createCommandRunner(server, undefined, { dataDir, secretKey: 'k'.repeat(64) })
let folder = ''
let file = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otogi-backup-'))
  file = join(folder, 'all.backup')
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

/** Runs commands with a new data folder. Backups are restored into a new database. */
async function createRunner() {
  const target = await createDatabase()
  const place = { dataDir: await mkdtemp(join(folder, 'data-')), target, secretKey: 'k'.repeat(64) }
  return { ...place, type: createCommandRunner(server, undefined, place) }
}

async function changePicture(player: Awaited<ReturnType<typeof server.player>>, color: string): Promise<void> {
  await player.call(api.accounts.update, { username: '', picture: toDataUrl(await createPicture('png', color)) })
}

test('a restore brings back every row, picture and sequence number', async () => {
  const [ana, ben] = [await server.player(), await server.player()]
  await ben.call(api.market.buy, toPurchase(ana, await putUpForSale(server, ana, 30)), {
    'idempotency-key': 'a-key-of-its-own',
  })
  await ana.call(api.profile.show, { cards: (await drawTenCards(server, ana)).slice(0, 1), statistics: true })
  await changePicture(ana, '#123456')
  expect(await operator('backup', 'write', file)).toMatchObject({
    ok: true,
    lines: [
      expect.stringMatching(/: \d+ rows and 1 pictures$/),
      expect.stringContaining('does not contain the SECRET_KEY'),
    ],
  })
  expect((await stat(file)).mode & 0o777).toBe(0o600)

  const other = await createRunner()
  const { ok, fault, lines } = await other.type('backup', 'restore', file)
  expect([ok, fault, lines[0]]).toEqual([true, undefined, expect.stringMatching(/^\d+ rows and 1 pictures of /)])
  expect(lines.slice(1)).toEqual(Array.from({ length: 19 }, () => expect.stringMatching(/^ok /) as string))
  const before = await readAllTables(server.db)
  expect(await readDatabase(other.target, readAllTables)).toEqual(before)
  expect(Object.values(before).flat().length).toBeGreaterThan(20)
  const pictures = await readdir(server.picturesDir)
  expect(pictures).toHaveLength(1)
  expect(await readdir(other.dataDir)).toEqual(['pictures', 'server.lock'])
  for (const name of pictures) {
    expect(await readFile(join(other.dataDir, 'pictures', name))).toEqual(
      await readFile(join(server.picturesDir, name)),
    )
  }
  // Restored sequences continue where they left off.
  const next = (db: Reader) =>
    sql<{ n: number }>`select nextval('arrivals') as n, nextval(pg_get_serial_sequence('ledger_entries', 'id')) as m`
      .execute(db)
      .then(({ rows }) => rows)
  expect(await readDatabase(other.target, next)).toEqual(await next(server.db))
})

test('a backup is consistent while players keep playing', async () => {
  const moving = join(folder, 'moving.backup')
  const busy = Promise.all(
    Array.from({ length: 6 }, async () => {
      const player = await server.player()
      await drawTenCards(server, player)
    }),
  )
  expect((await operator('backup', 'write', moving)).ok).toBe(true)
  await busy
  const other = await createRunner()
  expect(await other.type('backup', 'restore', moving)).toMatchObject({ ok: true, fault: undefined })
})

test('a missing picture file is reported', async () => {
  await using other = await startTestServer()
  const ana = await other.player()
  await ana.call(api.accounts.update, { username: '', picture: toDataUrl(await createPicture('png')) })
  const [name = ''] = await readdir(other.picturesDir)
  await rm(join(other.picturesDir, name))
  const type = createCommandRunner(other, undefined, { dataDir: dirname(other.picturesDir), secretKey: 'k'.repeat(64) })
  const { ok, lines } = await type('backup', 'write', join(folder, 'lost.backup'))
  expect([ok, lines.at(-1)]).toEqual([true, `Warning: pictures are missing: ${name.replace('.webp', '')}`])
})

test('a backup with many pictures does not exceed the database’s time limits', async () => {
  const { target, type } = await createRunner()
  const name = target.slice(target.lastIndexOf('/') + 1)
  await runQuery(target, `alter database ${name} set idle_in_transaction_session_timeout = 1`)
  await runQuery(target, `alter database ${name} set statement_timeout = 1`)
  expect(await type('backup', 'restore', file)).toMatchObject({ ok: true, fault: undefined })
})

test('a database user without the right to create roles can restore a backup', async () => {
  for (const rights of ['', 'createrole']) {
    const { target, type, dataDir: place } = await createRunner()
    const [name, role] = [target.slice(target.lastIndexOf('/') + 1), `r_${randomBytes(6).toString('hex')}`]
    await runQuery(target, `create role ${role} login ${rights} password 'own'`)
    await runQuery(target, `alter database ${name} owner to ${role}`)
    const url = new URL(target)
    url.username = role
    url.password = 'own'
    const own = createCommandRunner(server, undefined, { dataDir: place, target: url.href, secretKey: 'k'.repeat(64) })
    expect([rights, await own('backup', 'restore', file)]).toEqual([rights, expect.objectContaining({ ok: true })])
    expect((await listDatabaseObjects(target)).filter((object) => object.startsWith('otogi_restore'))).toEqual([])
    expect((await type('backup', 'restore', file)).fault).toMatch(/already contains a database/)
  }
})

test('the temporary file of a backup follows no symbolic link and is removed', async () => {
  const place = await mkdtemp(join(folder, 'drafts-'))
  const victim = join(place, 'victim')
  await writeFile(victim, 'precious')
  const wanted = join(place, 'day.backup')
  await symlink(victim, `${wanted}.part`)
  const abandoned = `${wanted}.${'a'.repeat(32)}.part`
  await writeFile(abandoned, 'begun long ago')
  await utimes(abandoned, 1, 1)
  expect((await operator('backup', 'write', wanted)).ok).toBe(true)
  expect(await readFile(victim, 'utf8')).toBe('precious')
  expect((await readdir(place)).toSorted()).toEqual(['day.backup', 'day.backup.part', 'victim'])
})

test('a failed or stopped backup leaves no file and keeps an older backup unchanged', async () => {
  const place = await mkdtemp(join(folder, 'stopped-'))
  const wanted = join(place, 'day.backup')
  await writeFile(wanted, 'of yesterday')
  const stopping = new AbortController()
  const source = {
    db: server.db,
    pictures: createPictures(openFolderStore(server.picturesDir)),
    listPictures: async (db: Reader) => {
      stopping.abort(new Error('stopped'))
      return listKeptPictures(db)
    },
    secretKey: undefined,
    holdsKey: false,
    at: new Date(),
    signal: stopping.signal,
  }
  await expect(writeBackup(source, wanted)).rejects.toThrow(/stopped|aborted/)
  const failing = {
    ...source,
    signal: new AbortController().signal,
    listPictures: () => Promise.reject(new Error('x')),
  }
  await expect(writeBackup(failing, wanted)).rejects.toThrow('x')
  expect(await readdir(place)).toEqual(['day.backup'])
  expect(await readFile(wanted, 'utf8')).toBe('of yesterday')
})

test('a missing folder is reported, for backup and restore', async () => {
  const nowhere = join(folder, 'no', 'such.backup')
  expect(await operator('backup', 'write', nowhere)).toMatchObject({
    ok: false,
    fault: `${nowhere} cannot be written: there is no folder ${dirname(nowhere)}`,
  })
  expect((await operator('backup', 'write', folder)).fault).toBe(`${folder} cannot be written: it is a folder`)
  expect((await (await createRunner()).type('backup', 'restore', nowhere)).fault).toMatch(/^\S+ cannot be read: ENOENT/)
})
