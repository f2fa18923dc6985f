import { join } from 'node:path'
import { auditWithin } from '../features/books/index.ts'
import { listPicturesInUse } from '../features/players/index.ts'
import { checkKey } from '../platform/backup/key.ts'
import { BackupFault } from '../platform/backup/lines.ts'
import { checkBackup, openBackup, type BackupFile, type Contents } from '../platform/backup/read.ts'
import { restoreBackup } from '../platform/backup/restore.ts'
import { writeBackup } from '../platform/backup/write.ts'
import { readFingerprints } from '../platform/db/fingerprints.ts'
import { listMigrations } from '../platform/db/migrate.ts'
import { picturesIn } from '../platform/media/pictures.ts'
import { readSecretKey, secretKeyFingerprint } from '../platform/process/secrets.ts'
import { CommandFault, type Command, type Desk } from './command.ts'
import { sayFindings } from './ledger.ts'
import { openRestoreTarget } from './restore-target.ts'

export const backupWrite: Command = {
  usage: 'backup write <file>',
  about: 'keeps everything in one file, while the game goes on',
  takes: [1, 1],
  async run(desk, [file = '']) {
    const { reader: db } = await desk.database()
    const key = desk.secretKey ?? (await readSecretKey(desk.dataDir))
    const known = (await readFingerprints(db)).secretKey
    const isOwn = key !== undefined && (known === null || known === secretKeyFingerprint(key))
    const holdsKey = isOwn && desk.secretKey === undefined
    const { rows, pictures, lost } = await writeBackup(
      {
        db,
        pictures: picturesIn(join(desk.dataDir, 'pictures')),
        listPictures: listPicturesInUse,
        secretKey: isOwn ? key : undefined,
        holdsKey,
        at: new Date(desk.clock.now()),
        signal: desk.interruption(),
      },
      file,
    )
    desk.say(`${file}: ${rows} rows and ${pictures} pictures`)
    desk.say(holdsKey ? 'It holds the secret key: guard it' : 'It does not hold the SECRET_KEY: keep that elsewhere')
    if (!isOwn) desk.say('Warning: it has no seal, because SECRET_KEY is not the one that the server has')
    if (lost.length > 0) desk.say(`Warning: pictures are missing in DATA_DIR: ${lost.join(', ')}`)
    return true
  },
}

export const backupRestore: Command = {
  usage: 'backup restore <file>',
  about: 'puts such a file into a new database: all of it or nothing',
  takes: [1, 1],
  async run(desk, [name = '']) {
    await using opened = new AsyncDisposableStack()
    const file = await openBackup(name, opened)
    const contents = await checkBackup(file)
    const { header } = contents
    await refuseMigrations(file, header.migrations)
    const pack = await desk.loadPack()
    const packId = header.fingerprints.pack ?? pack.id
    if (packId !== pack.id) throw new CommandFault(`PACK_DIR: the backup was made with the pack "${packId}"; set that`)
    await warnOfKey(desk, file, contents)

    const target = await openRestoreTarget(desk, header.secretKey, opened)
    const place = { ...target, dataDir: desk.dataDir, signal: desk.interruption() }
    const { findings } = await restoreBackup(file, contents, place, (db) => auditWithin(db, pack.cards))
    await target.finish()
    const { rows, pictures } = contents.end
    desk.say(`${rows} rows and ${pictures} pictures of ${header.at} are restored`)
    return sayFindings(desk, findings)
  },
}

/** A backup names the first migrations of the game, without a gap; those made since follow. */
async function refuseMigrations(file: BackupFile, migrations: readonly string[]): Promise<void> {
  const known = await listMigrations()
  const unknown = migrations.find((migration) => !known.includes(migration))
  if (unknown) throw new BackupFault(`${file.name} was made by a newer version: it knows ${unknown}`)
  const missing = known.find((migration, index) => index < migrations.length && migration !== migrations[index])
  if (missing) throw new BackupFault(`${file.name} does not fit the tables of the game: it lacks ${missing}`)
}

async function warnOfKey(desk: Desk, file: BackupFile, contents: Contents): Promise<void> {
  const kept = desk.databaseUrl ? undefined : ((await readSecretKey(desk.dataDir)) ?? contents.header.secretKey)
  const warning = checkKey(file, contents, desk.secretKey ?? kept ?? undefined)
  if (warning) desk.say(`Warning: ${warning}`)
}
