import { randomBytes } from 'node:crypto'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Writable } from 'node:stream'
import { flushFolder } from '@otogi/content/media/whole-file'
import { BackupError } from './lines.ts'

const DRAFT = /^\.[0-9a-f]{32}\.part$/
/** A draft that has not changed for this long is considered abandoned. */
const ABANDONED_MS = 3_600_000

/**
 * Writes a draft, flushes it to disk and renames it to the final name. The draft has a random name and must be a new
 * file, so that writing never follows a symbolic link.
 */
export async function writeBackupFile(file: string, write: (draft: Writable) => Promise<void>): Promise<void> {
  await rejectInvalidTarget(file)
  await deleteAbandonedDrafts(file)
  const draft = `${file}.${randomBytes(16).toString('hex')}.part`
  try {
    const handle = await open(draft, 'wx', 0o600)
    await write(handle.createWriteStream({ flush: true }))
    await rename(draft, file)
    await flushFolder(dirname(file))
  } catch (error) {
    await rm(draft, { force: true })
    if (!isFileError(error)) throw error
    throw new BackupError(`${file} cannot be written: ${error.message}`)
  }
}

async function rejectInvalidTarget(file: string): Promise<void> {
  const folder = await stat(dirname(file)).catch(() => undefined)
  if (!folder?.isDirectory()) throw new BackupError(`${file} cannot be written: there is no folder ${dirname(file)}`)
  const former = await stat(file).catch(() => undefined)
  if (former?.isDirectory()) throw new BackupError(`${file} cannot be written: it is a folder`)
}

/** Deletes the drafts of processes that were killed. */
async function deleteAbandonedDrafts(file: string): Promise<void> {
  const folder = dirname(file)
  const names = await readdir(folder)
  const drafts = names.filter(
    (name) => name.startsWith(basename(file)) && DRAFT.test(name.slice(basename(file).length)),
  )
  for (const draft of drafts.map((name) => join(folder, name))) {
    // oxlint-disable-next-line no-await-in-loop -- there is at most a handful
    const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: Infinity }))
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(draft, { force: true })
  }
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'code' in error
}
