import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const made: string[] = []

afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true }))))

/** Creates an empty folder that is removed after the calling file's tests. */
export async function createTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'otogi-content-'))
  made.push(folder)
  return folder
}
