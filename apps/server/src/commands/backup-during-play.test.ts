import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFolderStore } from '@otogi/content/media/file-store'
import { api } from '@otogi/contract/api'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, readAllTables, readDatabase, readLines } from '../../test/backup.ts'
import { createCommandRunner } from '../../test/command-runner.ts'
import { createPicture, toDataUrl } from '../../test/pictures.ts'
import { startTestServer } from '../../test/test-server.ts'
import { drawTenCards, putUpForSale, toPurchase } from '../../test/trade.ts'
import { listKeptPictures } from '../features/reports/index.ts'
import { writeBackup } from '../platform/backup/write.ts'
import type { Reader } from '../platform/db/db.ts'
import { createPictures } from '../platform/media/pictures.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otogi-backup-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a backup written during play contains every row as of the start of the backup', async () => {
  await using busy = await startTestServer()
  const [ana, ben] = [await busy.player(), await busy.player()]
  const purchase = toPurchase(ana, await putUpForSale(busy, ana, 30))
  const before = await readAllTables(busy.db)
  const play = async () => {
    await ben.call(api.market.buy, purchase)
    await drawTenCards(busy, ana)
    await busy.player()
  }
  const written = join(folder, 'busy.backup')
  const source = {
    db: busy.db.withPlugin(callAfterFirstRows(play)),
    pictures: createPictures(openFolderStore(busy.picturesDir)),
    listPictures: listKeptPictures,
    secretKey: 'k'.repeat(64),
    holdsKey: false,
    at: new Date(),
    signal: new AbortController().signal,
  }
  await writeBackup(source, written)
  const after = await readAllTables(busy.db)
  expect(after['pulls']?.length).toBeGreaterThan(before['pulls']?.length ?? 0)
  const target = await createDatabase()
  const place = { dataDir: await mkdtemp(join(folder, 'data-')), target, secretKey: 'k'.repeat(64) }
  expect(await createCommandRunner(busy, undefined, place)('backup', 'restore', written)).toMatchObject({
    ok: true,
    fault: undefined,
  })
  expect(await readDatabase(target, readAllTables)).toEqual(before)
})

test('a backup contains the old versions of pictures that are replaced while it is written', async () => {
  await using busy = await startTestServer()
  const players = await Promise.all([busy.player(), busy.player()])
  for (const player of players) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await player.call(api.accounts.update, { username: '', picture: toDataUrl(await createPicture('png')) })
  }
  let replaced = 0
  const replace = async () => {
    const player = players[replaced++]
    const next = toDataUrl(await createPicture('png', '#ff0000'))
    await player?.call(api.accounts.update, { username: '', picture: next })
  }
  const written = join(folder, 'replaced.backup')
  const source = {
    // Replaces one picture after the pictures are listed and another while the rows are read.
    db: busy.db.withPlugin(callAfterFirstRows(replace)),
    pictures: createPictures(openFolderStore(busy.picturesDir)),
    listPictures: async (db: Reader) => {
      const names = await listKeptPictures(db)
      if (replaced === 0) await replace()
      return names
    },
    secretKey: undefined,
    holdsKey: false,
    at: new Date(),
    signal: new AbortController().signal,
  }
  expect(await writeBackup(source, written)).toMatchObject({ lost: [] })
  expect(replaced).toBe(2)
  const lines = await readLines(written)
  const inFile = lines
    .filter((line) => line.startsWith('P'))
    .map((line) => (JSON.parse(line.slice(1)) as { name: string }).name)
  const inRows = lines.flatMap((line) => /"picture":"([0-9a-f]{32})"/.exec(line)?.[1] ?? [])
  expect(inRows).toHaveLength(2)
  expect(inFile).toEqual(expect.arrayContaining(inRows.map((name) => `${name}.webp`)))
})

/** Calls the function once, after the first rows of a table are read. */
function callAfterFirstRows(callback: () => Promise<void>): KyselyPlugin {
  let isCalled = false
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const isRows = result.rows.some((row) => typeof row['row'] === 'string')
      if (isRows && !isCalled) {
        isCalled = true
        await callback()
      }
      return result
    },
  }
}
