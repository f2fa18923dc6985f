import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, stat, writeFile, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Reads and writes files that are whole; whether one is, is looked up once: only a power loss cuts it short. */
export function openWholeFiles() {
  const known = new Set<string>()
  return {
    /** The size of a file; undefined where it is absent, empty or cut short. */
    async sizeOf(file: string): Promise<number | undefined> {
      if (known.has(file)) return (await stat(file).catch(() => undefined))?.size
      const size = await wholeSize(file)
      if (size !== undefined) known.add(file)
      return size
    },
    async write(file: string, bytes: Uint8Array): Promise<void> {
      await writeWhole(file, bytes)
      known.add(file)
    },
  }
}

/** What an unfinished file has behind its name. */
export const UNFINISHED = /\.[0-9a-f]{8}-[0-9a-f-]{27}$/

/** Writes a file that is there whole or not at all, also after a kill or a power loss. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(file)
  const made = await mkdir(folder, { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  try {
    await writeFile(unfinished, bytes, { flush: true })
    await rename(unfinished, file)
  } catch (error) {
    // A full disk is not made fuller.
    await rm(unfinished, { force: true })
    throw error
  }
  await flushFolder(folder)
  if (made) await flushFolder(dirname(made))
}

/** A name is lost in a power loss until the folder that holds it is flushed. */
export async function flushFolder(folder: string): Promise<void> {
  await using handle = await open(folder)
  await handle.sync()
}

/** The size of a WebP or MP4 file; undefined where it is absent, empty or cut short. */
export async function wholeSize(file: string): Promise<number | undefined> {
  try {
    await using handle = await open(file)
    const { size } = await handle.stat()
    const ends = file.endsWith('.mp4') ? await endOfMp4(handle, size) : await endOfWebp(handle)
    return size > 0 && ends === size ? size : undefined
  } catch {
    return undefined
  }
}

const HEAD_BYTES = 8

/** Where a WebP file ends by its header. */
async function endOfWebp(file: FileHandle): Promise<number | undefined> {
  const head = await headAt(file, 0)
  return head?.toString('latin1', 0, 4) === 'RIFF' ? head.readUInt32LE(4) + HEAD_BYTES : undefined
}

/** Where the boxes of an MP4 file end, one after another. */
async function endOfMp4(file: FileHandle, size: number): Promise<number | undefined> {
  let end = 0
  while (end < size) {
    // oxlint-disable-next-line no-await-in-loop -- each box tells where the next one begins
    const length = (await headAt(file, end))?.readUInt32BE(0) ?? 0
    if (length < HEAD_BYTES) return undefined
    end += length
  }
  return end
}

async function headAt(file: FileHandle, position: number): Promise<Buffer | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, position)
  return bytesRead === HEAD_BYTES ? buffer : undefined
}
