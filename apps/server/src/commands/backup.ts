import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupFault, readHeader, restoreBackup } from '../platform/backup/restore.ts'
import { writeBackup } from '../platform/backup/write.ts'
import { listMigrations, migrate } from '../platform/migrate.ts'
import { connect } from '../platform/postgres.ts'
import type { Command } from './command.ts'

export const backupWrite: Command = {
  usage: 'backup write <file>',
  about: 'keeps everything in one file, while the game goes on',
  takes: [1, 1],
  async run(desk, [file = '']) {
    const { reader: db } = await desk.database()
    const secretKey = await readFile(join(desk.dataDir, 'secret-key'), 'utf8').catch(() => null)
    const source = { db, picturesDir: join(desk.dataDir, 'pictures'), secretKey: secretKey?.trim() ?? null }
    const { rows, pictures } = await writeBackup({ ...source, at: new Date(desk.clock.now()) }, file)
    desk.say(`${file}: ${rows} rows and ${pictures} pictures`)
    return true
  },
}

export const backupRestore: Command = {
  usage: 'backup restore <file>',
  about: 'puts such a file into a new database',
  takes: [1, 1],
  async run(desk, [file = '']) {
    const { migrations, secretKey, at } = await readHeader(file)
    const known = await listMigrations()
    const unknown = migrations.find((name) => !known.includes(name))
    if (unknown) throw new BackupFault(`${file} was made by a newer version: it knows ${unknown}`)
    const url = await desk.emptyDatabase(secretKey)
    // Into the tables as they were, and from there on to what they are now.
    await migrate(url, migrations.at(-1))
    const db = connect(url, () => {}, 1)
    try {
      const { rows, pictures } = await restoreBackup(db, join(desk.dataDir, 'pictures'), file)
      desk.say(`${rows} rows and ${pictures} pictures of ${at} are restored`)
    } finally {
      await db.close()
    }
    await migrate(url)
    return true
  },
}
