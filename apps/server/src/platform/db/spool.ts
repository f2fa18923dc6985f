import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/**
 * Writes a long text to an unlinked temporary file, then streams it. A slow client holds only the file, not the
 * writer's database connection.
 */
export async function spoolToFile(
  write: (append: (text: string) => Promise<void>) => Promise<void>,
): Promise<Readable> {
  const file = await openUnlinkedFile()
  try {
    await write((text) => file.appendFile(text))
    return file.createReadStream({ start: 0 })
  } catch (error) {
    await file.close()
    throw error
  }
}

/** Unlinked, so that the file disappears even if the process is killed. */
async function openUnlinkedFile(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'otogi-spool-'))
  try {
    return await open(join(folder, 'text'), 'wx+', 0o600)
  } finally {
    await rm(folder, { recursive: true })
  }
}
