import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/**
 * Writes a long text to an unlinked temporary file and then streams the file. A slow client therefore does not occupy
 * the database connection that wrote the text.
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

/** The file is unlinked, so that it disappears even if the process is killed. */
async function openUnlinkedFile(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'otogi-spool-'))
  try {
    return await open(join(folder, 'text'), 'wx+', 0o600)
  } finally {
    await rm(folder, { recursive: true })
  }
}
