import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, readDatabase, listDatabaseObjects, readLines } from '../../test/backup.ts'
import { createCommandRunner } from '../../test/command-runner.ts'
import { startTestServer } from '../../test/test-server.ts'
import { readFingerprints } from '../platform/db/fingerprints.ts'
import { computeKeyFingerprint } from '../platform/process/secrets.ts'

const [KEY, OTHER_KEY] = ['k'.repeat(64), 'o'.repeat(64)]
const OTHER = 'Warning: the backup was made with a different SECRET_KEY: set that key before the game starts'

const server = await startTestServer()
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otogi-key-'))
  await server.player()
  const fingerprint = { name: 'secret-key', value: computeKeyFingerprint(KEY) }
  await server.db
    .insertInto('fingerprints')
    .values([fingerprint, { name: 'pack', value: 'test' }])
    .execute()
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

type KeySettings = { readonly storedKey?: string; readonly secretKey?: string; readonly target?: string }

/** Runs commands with a key stored in the data folder or with a SECRET_KEY setting. */
async function createRunner({ storedKey, ...settings }: KeySettings) {
  const dataDir = await mkdtemp(join(folder, 'data-'))
  if (storedKey) await writeFile(join(dataDir, 'secret-key'), `${storedKey}\n`)
  return { dataDir, type: createCommandRunner(server, undefined, { dataDir, ...settings }) }
}

async function writeBackup(keySettings: KeySettings) {
  const file = join(await mkdtemp(join(folder, 'backup-')), 'a.backup')
  const { lines } = await (await createRunner(keySettings)).type('backup', 'write', file)
  return { file, lines: lines.slice(1), text: (await readLines(file)).join('\n') }
}

async function restoreBackup(file: string, keySettings: KeySettings) {
  const { dataDir, type } = await createRunner(keySettings)
  const { lines, fault } = await type('backup', 'restore', file)
  return { dataDir, fault, warnings: lines.filter((line) => line.startsWith('Warning')) }
}

test('a backup prints whether it contains the key', async () => {
  const kept = await writeBackup({ storedKey: KEY })
  expect([kept.lines, kept.text.includes(KEY)]).toEqual([['It contains the secret key: protect it'], true])
  const given = await writeBackup({ storedKey: OTHER_KEY, secretKey: KEY })
  expect([given.lines, given.text.includes(KEY), given.text.includes(OTHER_KEY)]).toEqual([
    ['It does not contain the SECRET_KEY: store the key separately'],
    false,
    false,
  ])
})

test('a backup contains no key if SECRET_KEY differs from the key of the server', async () => {
  for (const place of [{ kept: OTHER_KEY }, { secretKey: OTHER_KEY }, {}]) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    const { lines, text } = await writeBackup(place)
    expect([lines, text.includes(OTHER_KEY)]).toEqual([
      [
        'It does not contain the SECRET_KEY: store the key separately',
        'Warning: the backup has no signature, because SECRET_KEY differs from the key of the server',
      ],
      false,
    ])
  }
})

test('a restore warns only if the game will have a different key', async () => {
  const { file: holding } = await writeBackup({ storedKey: KEY })
  const { file: bare } = await writeBackup({ secretKey: KEY })
  const own = async (secretKey: string) => ({ secretKey, target: await createDatabase() })
  expect(await restoreBackup(holding, await own(KEY))).toMatchObject({ fault: undefined, warnings: [] })
  expect(await restoreBackup(bare, await own(KEY))).toMatchObject({ fault: undefined, warnings: [] })
  expect(await restoreBackup(holding, await own(OTHER_KEY))).toMatchObject({
    fault: undefined,
    warnings: [`${OTHER}; the file contains that key: "zcat ${holding} | head -n 1" shows it`],
  })
  const target = await createDatabase()
  expect(await restoreBackup(bare, { secretKey: OTHER_KEY, target })).toMatchObject({
    fault: undefined,
    warnings: [OTHER],
  })
  // The restored database stores the fingerprint of its key, so the server refuses to start with another key.
  expect(await readDatabase(target, readFingerprints)).toEqual({ secretKey: computeKeyFingerprint(KEY), pack: 'test' })
}, 120_000)

test('a new data folder gets the key of the backup, and an existing key is kept', async () => {
  const { file } = await writeBackup({ storedKey: KEY })
  const fresh = await restoreBackup(file, {})
  expect(fresh).toMatchObject({ fault: undefined, warnings: [] })
  expect((await readFile(join(fresh.dataDir, 'secret-key'), 'utf8')).trim()).toBe(KEY)
  expect((await readdir(fresh.dataDir)).toSorted()).toEqual(['pictures', 'postgres', 'secret-key', 'server.lock'])
  const kept = await restoreBackup(file, { storedKey: OTHER_KEY })
  expect([kept.fault, kept.warnings]).toEqual([undefined, [expect.stringContaining(OTHER)]])
  expect((await readFile(join(kept.dataDir, 'secret-key'), 'utf8')).trim()).toBe(OTHER_KEY)
  // The target now contains a database.
  const again = await createCommandRunner(server, undefined, { dataDir: fresh.dataDir })('backup', 'restore', file)
  expect(again.fault).toBe(`DATA_DIR: ${fresh.dataDir} already contains a database; restore into an empty one`)
}, 120_000)

test('a backup of another pack is refused before anything is written', async () => {
  const { file } = await writeBackup({ secretKey: KEY })
  const target = await createDatabase()
  const dataDir = await mkdtemp(join(folder, 'data-'))
  const others = { ...server, pack: { ...server.pack, id: 'others' } }
  const { fault } = await createCommandRunner(others, undefined, { dataDir, target, secretKey: KEY })(
    'backup',
    'restore',
    file,
  )
  expect(fault).toBe('PACK_DIR: the backup was made with the pack "test"; use that pack')
  expect([await listDatabaseObjects(target), await readdir(dataDir)]).toEqual([[], []])
})
