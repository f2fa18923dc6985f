import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const made: string[] = []

afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true }))))

/** An empty folder that goes when the tests of the file that asked for it are done. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'otogi-content-'))
  made.push(folder)
  return folder
}
