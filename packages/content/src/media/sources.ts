import { readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'

/**
 * The texts of all modules and tables in a folder, by relative path, without tests. They are sorted, so their order
 * does not depend on the file system.
 */
export type Sources = ReadonlyMap<string, string>

export async function readSources(folder: string): Promise<Sources> {
  const files = await readdir(folder, { recursive: true })
  const sources = files.filter((file) => /\.(ts|json)$/.test(file) && !file.endsWith('.test.ts')).toSorted()
  return new Map(
    await Promise.all(sources.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const)),
  )
}

const IMPORT = /^(?:import|export)\b[^'"]*?from '(\.[^']+)'/gm

/** Returns the given files and everything they import, limited to files for which `includes` returns true. */
export function findImportedFiles(
  sources: Sources,
  files: readonly string[],
  includes: (file: string) => boolean,
): Set<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file) || !includes(file)) return
    found.add(file)
    for (const [, specifier = ''] of (sources.get(file) ?? '').matchAll(IMPORT))
      visit(posix.join(posix.dirname(file), specifier))
  }
  for (const file of files) visit(file)
  return found
}
