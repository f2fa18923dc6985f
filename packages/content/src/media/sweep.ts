import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { UNFINISHED } from './whole-file.ts'

/** Folder of varied files. Each belongs to one day: made at most a day earlier, never requested later. */
export const VARIED = 'varied'
const VARIED_MS = 2.5 * 86_400_000
const FINISHED = /\.(?:webp|mp4)$/
/** Longer than any write takes, in milliseconds. */
const UNFINISHED_MS = 3_600_000

/** Removes files left unfinished by a killed process, and varied files of past days. */
export async function sweepMedia(directory: string, now: number): Promise<void> {
  await sweepFiles(directory, UNFINISHED, now - UNFINISHED_MS)
  await sweepFiles(join(directory, VARIED), FINISHED, now - VARIED_MS)
}

/** Removes files with matching names last written before the given time. */
async function sweepFiles(directory: string, names: RegExp, before: number): Promise<void> {
  const files = await readdir(directory, { recursive: true }).catch(() => [])
  for (const file of files.filter((name) => names.test(name)).map((name) => join(directory, name))) {
    // oxlint-disable-next-line no-await-in-loop -- nothing waits for it, and the disk has others to serve
    const found = await stat(file).catch(() => undefined)
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (found && found.mtimeMs < before) await rm(file, { force: true })
  }
}
