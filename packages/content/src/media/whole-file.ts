import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, stat, writeFile, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Reads and writes complete files. Completeness is checked once per file: only a power loss can truncate one. */
export function createWholeFiles() {
  const known = new Set<string>()
  return {
    /** Size of a file; undefined if missing, empty or truncated. */
    async sizeOf(file: string): Promise<number | undefined> {
      if (known.has(file)) return (await stat(file).catch(() => undefined))?.size
      const size = await readWholeSize(file)
      if (size !== undefined) known.add(file)
      return size
    },
    async write(file: string, bytes: Uint8Array): Promise<void> {
      await writeWholeFile(file, bytes)
      known.add(file)
    },
  }
}

/** Suffix of unfinished files. */
export const UNFINISHED = /\.[0-9a-f]{8}-[0-9a-f-]{27}$/

/** Writes a file atomically and durably. */
export async function writeWholeFile(file: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(file)
  const made = await mkdir(folder, { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  try {
    await writeFile(unfinished, bytes, { flush: true })
    await rename(unfinished, file)
  } catch (error) {
    // Frees the space of the partial file, e.g. on a full disk.
    await rm(unfinished, { force: true })
    throw error
  }
  await flushFolder(folder)
  if (made) await flushFolder(dirname(made))
}

/** A new name survives a power loss only after its folder is flushed. */
export async function flushFolder(folder: string): Promise<void> {
  await using handle = await open(folder)
  await handle.sync()
}

/** Size of a WebP or MP4 file; undefined if missing, empty or truncated. */
export async function readWholeSize(file: string): Promise<number | undefined> {
  try {
    await using handle = await open(file)
    const { size } = await handle.stat()
    const ends = file.endsWith('.mp4') ? await findMp4End(handle, size) : await findWebpEnd(handle)
    return size > 0 && ends === size ? size : undefined
  } catch {
    return undefined
  }
}

const HEAD_BYTES = 8

/** End of a WebP file according to its header. */
async function findWebpEnd(file: FileHandle): Promise<number | undefined> {
  const head = await readHead(file, 0)
  return head?.toString('latin1', 0, 4) === 'RIFF' ? head.readUInt32LE(4) + HEAD_BYTES : undefined
}

/** End of the last box of an MP4 file. */
async function findMp4End(file: FileHandle, size: number): Promise<number | undefined> {
  let end = 0
  while (end < size) {
    // oxlint-disable-next-line no-await-in-loop -- each box tells where the next one begins
    const length = (await readHead(file, end))?.readUInt32BE(0) ?? 0
    if (length < HEAD_BYTES) return undefined
    end += length
  }
  return end
}

async function readHead(file: FileHandle, position: number): Promise<Buffer | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, position)
  return bytesRead === HEAD_BYTES ? buffer : undefined
}
