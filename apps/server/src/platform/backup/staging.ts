import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '@otogi/content/media/file-store'
import { flushFolder } from '@otogi/content/media/whole-file'
import { stopLeftoverServer } from '../db/embedded-postgres.ts'

const STAGING = /^restoring-[0-9a-f]{16}$/

/** Creates a temporary folder for a restore inside the data folder. */
export async function createStaging(dataDir: string): Promise<string> {
  const staging = join(dataDir, `restoring-${randomBytes(8).toString('hex')}`)
  await mkdir(join(staging, 'pictures'), { recursive: true, mode: 0o700 })
  return staging
}

/**
 * Deletes the folders of killed restores and stops databases that still run there. The caller must hold the data
 * folder's lock.
 */
export async function removeStaging(dataDir: string): Promise<void> {
  const names = await readdir(dataDir)
  for (const staging of names.filter((name) => STAGING.test(name)).map((name) => join(dataDir, name))) {
    // oxlint-disable-next-line no-await-in-loop -- there is at most a handful
    await stopLeftoverServer(join(staging, 'postgres'))
    // Retries a failed deletion, because a program that was just starting may still write to the folder.
    await rm(staging, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** Moves all restored pictures into the data folder. If any picture fails, moves none. */
export async function movePictures(staging: string, dataDir: string): Promise<void> {
  const [from, to] = [join(staging, 'pictures'), join(dataDir, 'pictures')]
  await mkdir(to, { recursive: true })
  const present = new Set(await readdir(to))
  const moved: string[] = []
  try {
    for (const name of await readdir(from)) {
      // oxlint-disable-next-line no-await-in-loop -- in order, so that it is known which ones are there
      await rename(join(from, name), join(to, name))
      if (!present.has(name)) moved.push(join(to, name))
    }
    await flushFolder(to)
  } catch (error) {
    await Promise.all(moved.map((file) => rm(file, { force: true })))
    throw error
  }
}

/** Copies all restored pictures into a bucket. If the restore fails later, a server deletes them as unused. */
export async function uploadPictures(staging: string, pictures: FileStore): Promise<void> {
  const folder = join(staging, 'pictures')
  for (const name of await readdir(folder)) {
    // oxlint-disable-next-line no-await-in-loop -- one picture in memory at a time
    await pictures.write(name, await readFile(join(folder, name)))
  }
}
