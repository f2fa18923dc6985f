import { readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'

/** The text of every module and table of a folder, tests left out, by its path in the folder, in one order on every disk. */
export type Sources = ReadonlyMap<string, string>

export async function readSources(folder: string): Promise<Sources> {
  const files = await readdir(folder, { recursive: true })
  const sources = files.filter((file) => /\.(ts|json)$/.test(file) && !file.endsWith('.test.ts')).toSorted()
  return new Map(
    await Promise.all(sources.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const)),
  )
}

const IMPORT = /^(?:import|export)\b[^'"]*?from '(\.[^']+)'/gm

/** Some files and all that they import, through files that pass alone. */
export function closure(sources: Sources, files: readonly string[], passes: (file: string) => boolean): Set<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file) || !passes(file)) return
    found.add(file)
    for (const [, specifier = ''] of (sources.get(file) ?? '').matchAll(IMPORT))
      visit(posix.join(posix.dirname(file), specifier))
  }
  for (const file of files) visit(file)
  return found
}
