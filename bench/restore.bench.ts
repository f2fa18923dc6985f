import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openFolderStore } from '@otogi/content/media/file-store'
import { loadPack } from '@otogi/content/load'
import { auditInTransaction } from '@otogi/server/features/books/index'
import { listPicturesInUse } from '@otogi/server/features/players/index'
import { checkBackup, openBackup } from '@otogi/server/platform/backup/read'
import { restoreBackup } from '@otogi/server/platform/backup/restore'
import { createStaging } from '@otogi/server/platform/backup/staging'
import { writeBackup } from '@otogi/server/platform/backup/write'
import { startPostgres } from '@otogi/server/platform/db/embedded-postgres'
import { migrate } from '@otogi/server/platform/db/migrate'
import { createPictures } from '@otogi/server/platform/media/pictures'
import { connect } from '@otogi/server/platform/db/postgres'
import pg from 'pg'
import { YEARS_OF_PLAY } from './years-of-play.ts'

/** Measures how long it takes to write, check and restore a backup with many rows and a picture for every player. */

const [PLAYERS, DAYS] = [Number(process.env['PLAYERS'] ?? 1000), 9]
/** Size of a WebP picture of 256 px, in bytes. */
const PICTURE_BYTES = 12_000

await using opened = new AsyncDisposableStack()
const folder = await mkdtemp(join(tmpdir(), 'otogi-restore-'))
opened.defer(() => rm(folder, { recursive: true, force: true }))
const postgres = await startPostgres(join(folder, 'postgres'), 'bench', { persistent: false })
opened.defer(() => postgres.stop())
await migrate(postgres.url)

const pack = await loadPack(resolve(import.meta.dirname, '../content/legends'))
const client = new pg.Client(postgres.url)
await client.connect()
opened.defer(() => client.end())
await client.query('create temp table card_list (n int, id text, rarity text, power int)')
await client.query('insert into card_list select * from unnest($1::int[], $2::text[], $3::text[], $4::int[])', [
  pack.cards.map((_, n) => n),
  pack.cards.map(({ id }) => id),
  pack.cards.map(({ rarity }) => rarity),
  pack.cards.map(({ power }) => power),
])
for (const statement of YEARS_OF_PLAY(PLAYERS, DAYS)) await client.query(statement)
await client.query(`update players set picture = replace(id::text, '-', '')`)
await client.query('create database target')
const { rows } = await client.query<{ picture: string }>('select picture from players')
await mkdir(join(folder, 'pictures'))
for (const { picture } of rows) await writeFile(join(folder, 'pictures', `${picture}.webp`), createWebp())

const db = connect(postgres.url, () => {}, 2)
opened.defer(() => db.close())
const name = join(folder, 'all.backup')
const signal = new AbortController().signal
const source = {
  db: db.reader,
  pictures: createPictures(openFolderStore(join(folder, 'pictures'))),
  listPictures: listPicturesInUse,
}
const written = await printDuration('written', () =>
  writeBackup({ ...source, secretKey: undefined, holdsKey: false, at: new Date(), signal }, name),
)
console.log(`  ${written.rows} rows, ${written.pictures} pictures, ${((await stat(name)).size / 1e6).toFixed(1)} MB`)

const file = await openBackup(name, opened)
const contents = await printDuration('checked', () => checkBackup(file))
const dataDir = join(folder, 'restored')
await mkdir(dataDir)
const target = { url: `${postgres.url.slice(0, postgres.url.lastIndexOf('/'))}/target`, dataDir, s3: undefined, signal }
const staging = await createStaging(dataDir)
const { findings } = await printDuration('restored and audited', () =>
  restoreBackup(file, contents, { ...target, staging }, (restored) => auditInTransaction(restored, pack.cards)),
)
const broken = findings.filter(({ faults }) => faults > 0)
console.log(`  ${findings.length - broken.length} of ${findings.length} rules hold`)
if (broken.length > 0) process.exitCode = 1

/** Random bytes with a valid WebP header. */
function createWebp(): Buffer {
  const bytes = randomBytes(PICTURE_BYTES)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(PICTURE_BYTES - 8, 4)
  return bytes
}

async function printDuration<T>(label: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  console.log(`  ${label} in ${((performance.now() - start) / 1000).toFixed(2)} s`)
  return result
}
