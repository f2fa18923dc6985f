import { auditInTransaction } from '../features/books/index.ts'
import { listKeptPictures } from '../features/reports/index.ts'
import { findKeyWarning } from '../platform/backup/key.ts'
import { BackupError } from '../platform/backup/lines.ts'
import { checkBackup, openBackup, type BackupFile, type Contents } from '../platform/backup/read.ts'
import { restoreBackup } from '../platform/backup/restore.ts'
import { writeBackup } from '../platform/backup/write.ts'
import { readFingerprints } from '../platform/db/fingerprints.ts'
import { listMigrations } from '../platform/db/migrate.ts'
import { createPictures } from '../platform/media/pictures.ts'
import { openPictureStore } from '../platform/media/stores.ts'
import { readSecretKey, computeKeyFingerprint } from '../platform/process/secrets.ts'
import { CommandError, type Command, type CommandContext } from './command.ts'
import { printFindings } from './ledger.ts'
import { openRestoreTarget } from './restore-target.ts'

export const backupWrite: Command = {
  usage: 'backup write <file>',
  summary: 'writes everything to one file; the server can keep running',
  argumentCount: [1, 1],
  async run(context, [file = '']) {
    const { reader: db } = await context.database()
    const key = context.secretKey ?? (await readSecretKey(context.dataDir))
    const known = (await readFingerprints(db)).secretKey
    const isOwn = key !== undefined && (known === null || known === computeKeyFingerprint(key))
    const holdsKey = isOwn && context.secretKey === undefined
    const { rows, pictures, lost } = await writeBackup(
      {
        db,
        pictures: createPictures(openPictureStore(context)),
        listPictures: listKeptPictures,
        secretKey: isOwn ? key : undefined,
        holdsKey,
        at: new Date(context.clock.now()),
        signal: context.createAbortSignal(),
      },
      file,
    )
    context.print(`${file}: ${rows} rows and ${pictures} pictures`)
    context.print(
      holdsKey
        ? 'It contains the secret key: protect it'
        : 'It does not contain the SECRET_KEY: store the key separately',
    )
    if (!isOwn)
      context.print('Warning: the backup has no signature, because SECRET_KEY differs from the key of the server')
    if (lost.length > 0) context.print(`Warning: pictures are missing: ${lost.join(', ')}`)
    return true
  },
}

export const backupRestore: Command = {
  usage: 'backup restore <file>',
  summary: 'restores a backup into a new database, completely or not at all',
  argumentCount: [1, 1],
  async run(context, [name = '']) {
    await using opened = new AsyncDisposableStack()
    const { file, contents, pack } = await openCheckedBackup(context, name, opened)
    const { header } = contents
    await printKeyWarning(context, file, contents)

    const target = await openRestoreTarget(context, header.secretKey, opened)
    const place = { ...target, dataDir: context.dataDir, s3: context.s3, signal: context.createAbortSignal() }
    const { findings } = await restoreBackup(file, contents, place, (db) => auditInTransaction(db, pack.cards))
    await target.finish()
    const { rows, pictures } = contents.end
    context.print(`${rows} rows and ${pictures} pictures of ${header.at} are restored`)
    return printFindings(context, findings)
  },
}

/** Opens a backup and checks that it is intact and fits this version and the pack. */
export async function openCheckedBackup(context: CommandContext, name: string, resources: AsyncDisposableStack) {
  const file = await openBackup(name, resources)
  const contents = await checkBackup(file)
  const { migrations, fingerprints } = contents.header
  await checkMigrations(file, migrations)
  const pack = await context.loadPack()
  const packId = fingerprints.pack ?? pack.id
  if (packId !== pack.id)
    throw new CommandError(`PACK_DIR: the backup was made with the pack "${packId}"; use that pack`)
  return { file, contents, pack }
}

/**
 * Throws unless the backup's migrations are the first migrations of this version, in order and without gaps. The
 * restore runs the remaining ones.
 */
async function checkMigrations(file: BackupFile, migrations: readonly string[]): Promise<void> {
  const known = await listMigrations()
  const unknown = migrations.find((migration) => !known.includes(migration))
  if (unknown) throw new BackupError(`${file.name} was made by a newer version: it has the migration ${unknown}`)
  const missing = known.find((migration, index) => index < migrations.length && migration !== migrations[index])
  if (missing)
    throw new BackupError(`${file.name} does not fit the tables of the game: it lacks the migration ${missing}`)
}

async function printKeyWarning(context: CommandContext, file: BackupFile, contents: Contents): Promise<void> {
  const stored = context.databaseUrl ? undefined : ((await readSecretKey(context.dataDir)) ?? contents.header.secretKey)
  const warning = findKeyWarning(file, contents, context.secretKey ?? stored ?? undefined)
  if (warning) context.print(`Warning: ${warning}`)
}
