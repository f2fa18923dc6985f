import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readSizeIfComplete, writeWholeFile } from './whole-file.ts'

/** Storage for WebP and MP4 files: a folder, or a bucket that several servers share. */
export interface FileStore {
  /** Returns the content of a file, or undefined if the file does not exist or is empty or truncated. */
  read(name: string): Promise<Buffer | undefined>
  /** Stores a file. The file survives a power loss once the promise resolves. */
  write(name: string, content: Uint8Array): Promise<void>
  /** Deletes a file if it exists. */
  remove(name: string): Promise<void>
  /** Lists the files whose names start with a prefix. */
  list(prefix?: string): Promise<StoredFile[]>
}

export interface StoredFile {
  readonly name: string
  /** Time of the last write in milliseconds since 1970. */
  readonly writtenAt: number
}

/** Stores files in a folder, which is created by the first write. */
export function openFolderStore(folder: string): FileStore {
  return {
    async read(name) {
      const file = join(folder, name)
      const isComplete = (await readSizeIfComplete(file)) !== undefined
      return isComplete ? readFile(file).catch(() => undefined) : undefined
    },
    write: (name, content) => writeWholeFile(join(folder, name), content),
    remove: (name) => rm(join(folder, name), { force: true }),
    async list(prefix = '') {
      const names = await readdir(folder, { recursive: true }).catch(() => [])
      const files = names.filter((name) => name.startsWith(prefix)).map((name) => findFile(folder, name))
      return (await Promise.all(files)).filter((file) => file !== undefined)
    },
  }
}

async function findFile(folder: string, name: string): Promise<StoredFile | undefined> {
  const found = await stat(join(folder, name)).catch(() => undefined)
  return found?.isFile() ? { name, writtenAt: found.mtimeMs } : undefined
}
