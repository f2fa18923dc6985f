import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

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
