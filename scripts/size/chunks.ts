import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }

/** The bundler's manifest: the output files of each source file. */
export type Manifest = Readonly<Record<string, Chunk>>

/** Lists the files that the browser loads for these modules: their chunks, static imports and styles. */
export function listFiles(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set<string>()
  const visit = (module: string) => {
    const chunk = manifest[module]
    if (!chunk) throw new Error(`${module} is not in the build: npm run build makes it anew`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const style of chunk.css ?? []) files.add(style)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const module of modules) visit(module)
  return files
}

const measured = new Map<string, number>()

export function measureBrotli(folder: string, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + measureFile(resolve(folder, file)), 0)
}

function measureFile(file: string): number {
  const known = measured.get(file)
  if (known !== undefined) return known
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const bytes = brotliCompressSync(readFileSync(file), { params }).length
  measured.set(file, bytes)
  return bytes
}
