import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../process/clock.ts'
import type { BackupSchedule } from '../process/config.ts'
import { writeBackup, type Source } from './write.ts'

const NAME = /^otogi-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/

const DRAFT = /^otogi-.*\.part$/

type Deps = {
  /** Opens the database for one backup. */
  readonly openSource: (resources: AsyncDisposableStack) => Omit<Source, 'at'>
  readonly clock: Clock
  readonly dataDir: string
  readonly schedule: BackupSchedule
}

export const getBackupFolder = (dataDir: string): string => join(dataDir, 'backups')

/** Lists the scheduled backup files, oldest first. */
export async function listScheduledBackups(dataDir: string): Promise<string[]> {
  const folder = getBackupFolder(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const names = await readdir(folder)
  return names.filter((name) => NAME.test(name)).toSorted()
}

/**
 * Writes a backup if one is due, then deletes the oldest ones. The file names contain the times, so a server restart
 * does not delay a backup.
 */
export async function writeScheduledBackup({ openSource, clock, dataDir, schedule }: Deps): Promise<void> {
  const names = await listScheduledBackups(dataDir)
  const now = clock.now()
  // Ignores backups from the future, which were written before the clock was set back.
  const newest = names.map(parseBackupTime).findLast((time) => time <= now)
  if (newest !== undefined && now - newest < schedule.everyMs) return
  await deleteDrafts(dataDir)
  await using resources = new AsyncDisposableStack()
  const written = toName(now)
  await writeBackup({ ...openSource(resources), at: new Date(now) }, join(getBackupFolder(dataDir), written))
  const others = names.filter((name) => name !== written)
  for (const name of others.slice(0, Math.max(0, others.length + 1 - schedule.keep))) {
    // oxlint-disable-next-line no-await-in-loop -- usually there is one
    await rm(join(getBackupFolder(dataDir), name), { force: true })
  }
}

/** Deletes the drafts of killed servers. Only one server at a time uses the data folder. */
async function deleteDrafts(dataDir: string): Promise<void> {
  const names = await readdir(getBackupFolder(dataDir))
  const drafts = names.filter((name) => DRAFT.test(name))
  await Promise.all(drafts.map((name) => rm(join(getBackupFolder(dataDir), name), { force: true })))
}

/** Some systems do not allow colons in file names. */
function toName(time: number): string {
  return `otogi-${new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`
}

function parseBackupTime(name: string): number {
  return Date.parse(name.slice(6, -7).replace(/T(\d\d)-(\d\d)-(\d\d)/, 'T$1:$2:$3'))
}
