import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/**
 * The progress of a long test, stored in a file in `.artifacts`. With `resume`, the test continues where the last run
 * stopped, with the same seed.
 */
export async function openProgress<T extends object>(name: string, start: T, resume: boolean, folder = '.artifacts') {
  const file = resolve(folder, `${name}.json`)
  const progress = resume ? { ...start, ...(await readProgress<T>(file)) } : start
  const save = async () => {
    await mkdir(dirname(file), { recursive: true })
    // Writes a temporary file and renames it, so that a killed test leaves a complete file.
    await writeFile(`${file}.part`, JSON.stringify(progress))
    await rename(`${file}.part`, file)
  }
  return { progress, save }
}

async function readProgress<T>(file: string): Promise<Partial<T>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  return JSON.parse(text) as Partial<T>
}
