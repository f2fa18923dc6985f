import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from './file-store.ts'
import { UNFINISHED } from './whole-file.ts'

/**
 * The folder of the daily variants of pictures and clips. A variant is created at most one day before its day, and is
 * not requested after it.
 */
export const VARIED = 'varied'
const VARIED_MS = 2.5 * 86_400_000
const FINISHED = /\.(?:webp|mp4)$/
/** A time in milliseconds that is longer than any write takes. */
const UNFINISHED_MS = 3_600_000

interface Places {
  readonly directory: string
  readonly shared: FileStore | undefined
}

/** Removes unfinished files, which killed processes leave behind, and variants from earlier days. */
export async function sweepMedia({ directory, shared }: Places, now: number): Promise<void> {
  await sweepFiles(directory, UNFINISHED, now - UNFINISHED_MS)
  await sweepFiles(join(directory, VARIED), FINISHED, now - VARIED_MS)
  if (shared) await sweepSharedMedia(shared, now)
}

/** Removes variants from earlier days from the shared storage. */
async function sweepSharedMedia(store: FileStore, now: number): Promise<void> {
  const old = (await store.list(`${VARIED}/`)).filter(({ writtenAt }) => writtenAt < now - VARIED_MS)
  // oxlint-disable-next-line no-await-in-loop -- nothing waits for it, and players also use the store
  for (const { name } of old) await store.remove(name)
}

/** Removes files with a matching name whose last write is older than the given time. */
async function sweepFiles(directory: string, names: RegExp, writtenBefore: number): Promise<void> {
  const files = await readdir(directory, { recursive: true }).catch(() => [])
  for (const file of files.filter((name) => names.test(name)).map((name) => join(directory, name))) {
    // oxlint-disable-next-line no-await-in-loop -- nothing waits for it, and the disk has others to serve
    const found = await stat(file).catch(() => undefined)
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (found && found.mtimeMs < writtenBefore) await rm(file, { force: true })
  }
}
