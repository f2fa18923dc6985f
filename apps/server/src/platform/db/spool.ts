import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/**
 * Writes a long text to a file without a name, then streams it. The writer, who may hold a database connection, goes as
 * fast as the disk; a slow reader holds the file alone.
 */
export async function spool(write: (append: (text: string) => Promise<void>) => Promise<void>): Promise<Readable> {
  const file = await openUnnamed()
  try {
    await write((text) => file.appendFile(text))
    return file.createReadStream({ start: 0 })
  } catch (error) {
    await file.close()
    throw error
  }
}

/** Nothing stays behind, however the process ends. */
async function openUnnamed(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'otogi-spool-'))
  try {
    return await open(join(folder, 'text'), 'wx+', 0o600)
  } finally {
    await rm(folder, { recursive: true })
  }
}
