import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Reads and writes complete files. Checks each file only once, because only a power loss can truncate it. */
export function createWholeFileStore() {
  const known = new Set<string>()
  return {
    /** Returns the size of a file, or undefined if the file does not exist or is empty or truncated. */
    async sizeOf(file: string): Promise<number | undefined> {
      if (known.has(file)) return (await stat(file).catch(() => undefined))?.size
      const size = await readSizeIfComplete(file)
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

/** Writes a file atomically, and flushes it so that it survives a power loss. */
export async function writeWholeFile(file: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(file)
  const made = await mkdir(folder, { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  try {
    await writeFile(unfinished, bytes, { flush: true })
    await rename(unfinished, file)
  } catch (error) {
    // Removes the partial file to free its space, because the disk may be full.
    await rm(unfinished, { force: true })
    throw error
  }
  await flushFolder(folder)
  if (made) await flushFolder(dirname(made))
}

/** A new file name survives a power loss only if the folder is flushed too. */
export async function flushFolder(folder: string): Promise<void> {
  await using handle = await open(folder)
  await handle.sync()
}

/** Returns the size of a WebP or MP4 file, or undefined if the file does not exist or is empty or truncated. */
export async function readSizeIfComplete(file: string): Promise<number | undefined> {
  try {
    await using handle = await open(file)
    const { size } = await handle.stat()
    const readHead: ReadHead = async (position) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, position)
      return bytesRead === HEAD_BYTES ? buffer : undefined
    }
    return (await isFileComplete(file, size, readHead)) ? size : undefined
  } catch {
    return undefined
  }
}

/** Whether the content of a WebP or MP4 file is complete. */
export function isContentComplete(name: string, content: Buffer): Promise<boolean> {
  const readHead: ReadHead = (position) => {
    const head = content.subarray(position, position + HEAD_BYTES)
    return Promise.resolve(head.length === HEAD_BYTES ? head : undefined)
  }
  return isFileComplete(name, content.length, readHead)
}

const HEAD_BYTES = 8

/** Reads eight bytes. Returns undefined if there are fewer. */
type ReadHead = (position: number) => Promise<Buffer | undefined>

async function isFileComplete(name: string, size: number, readHead: ReadHead): Promise<boolean> {
  const end = name.endsWith('.mp4') ? await findMp4End(readHead, size) : await findWebpEnd(readHead)
  return size > 0 && end === size
}

/** Returns the position at which a WebP file ends according to its header. */
async function findWebpEnd(readHead: ReadHead): Promise<number | undefined> {
  const head = await readHead(0)
  return head?.toString('latin1', 0, 4) === 'RIFF' ? head.readUInt32LE(4) + HEAD_BYTES : undefined
}

/** Returns the position at which an MP4 file's last box ends. */
async function findMp4End(readHead: ReadHead, size: number): Promise<number | undefined> {
  let end = 0
  while (end < size) {
    // oxlint-disable-next-line no-await-in-loop -- each box contains the position of the next one
    const length = (await readHead(end))?.readUInt32BE(0) ?? 0
    if (length < HEAD_BYTES) return undefined
    end += length
  }
  return end
}
