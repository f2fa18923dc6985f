import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auditInTransaction } from '../features/books/index.ts'
import { countRestoredRows, countWrittenRows, listDifferences } from '../platform/backup/counts.ts'
import { restoreBackup } from '../platform/backup/restore.ts'
import { getBackupFolder, listScheduledBackups } from '../platform/backup/scheduled.ts'
import { listMigrations } from '../platform/db/migrate.ts'
import { openCheckedBackup } from './backup.ts'
import { CommandError, type Command } from './command.ts'
import { printFindings } from './ledger.ts'
import { openRestoreTarget } from './restore-target.ts'

export const backupDrill: Command = {
  usage: 'backup drill [file]',
  summary: 'restores the newest scheduled backup to a temporary database, audits it and compares the counts',
  argumentCount: [0, 1],
  async run(context, [file]) {
    await using opened = new AsyncDisposableStack()
    const backup = await openCheckedBackup(context, file ?? (await findNewestBackup(context.dataDir)), opened)
    const { header, end } = backup.contents
    const dataDir = await mkdtemp(join(tmpdir(), 'otogi-drill-'))
    opened.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }))
    const target = await openRestoreTarget({ dataDir, databaseUrl: undefined }, header.secretKey, opened)
    const place = { ...target, dataDir, s3: undefined, signal: context.createAbortSignal() }
    const written = await countWrittenRows(backup.file)
    const { restored, findings } = await restoreBackup(backup.file, backup.contents, place, async (db) => ({
      restored: await countRestoredRows(db, written),
      ...(await auditInTransaction(db, backup.pack.cards)),
    }))
    const pictures = await readdir(join(dataDir, 'pictures'))
    // Newer migrations may add or remove rows.
    const isOlder = header.migrations.length < (await listMigrations()).length
    const faults = isOlder ? [] : listDifferences(written, restored)
    if (pictures.length !== end.pictures)
      faults.push(`pictures: ${end.pictures} in the backup, ${pictures.length} restored`)
    context.print(`${backup.file.name} of ${header.at}: restored ${end.rows} rows and ${pictures.length} pictures`)
    if (isOlder) context.print('An older version wrote this backup, so the row counts were not compared')
    for (const fault of faults) context.print(`Fault: ${fault}`)
    return printFindings(context, findings) && faults.length === 0
  },
}

async function findNewestBackup(dataDir: string): Promise<string> {
  const newest = (await listScheduledBackups(dataDir)).at(-1)
  if (newest) return join(getBackupFolder(dataDir), newest)
  throw new CommandError(`${getBackupFolder(dataDir)} contains no backup; set BACKUP_EVERY, or name a file`)
}
