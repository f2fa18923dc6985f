import { resolve } from 'node:path'
import { findPartFileFaults } from '@otogi/art/part/faults'
import type { PartTexts } from '@otogi/art/part/library'
import { assemblePack } from '@otogi/content/assemble'
import { checkPack } from '@otogi/content/check'
import { type PackFiles, readPackFiles } from '@otogi/content/read'
import { listPictures, type Picture } from './pictures.ts'

/** The page's data, read from disk. */
export interface PackIndex {
  readonly title: string
  /** Contains only valid parts. */
  readonly parts: PartTexts
  /** The names of the pack's own parts. */
  readonly own: readonly string[]
  readonly pictures: readonly Picture[]
  readonly faults: readonly string[]
}

/** Reads the part files and recipes. Returns what can be read even if the pack has faults. */
export async function readPackIndex(directory: string): Promise<PackIndex> {
  const folder = resolve(directory)
  const files = await readPackFiles(folder)
  const packFaults = [...files.faults, ...checkPack(files)]
  const parts = [...files.parts]
  const generalFaults = parts.flatMap(([name, { isOwn, text }]) =>
    isOwn ? [] : findPartFileFaults(text).map((fault) => `packages/art/parts: ${name}.svg: ${fault}`),
  )
  return {
    title: files.manifest?.title.en ?? folder,
    parts: Object.fromEntries(parts.map(([name, { text }]) => [name, text])),
    own: parts.flatMap(([name, { isOwn }]) => (isOwn ? [name] : [])),
    pictures: readPictures(folder, files, packFaults.length > 0),
    faults: [
      ...generalFaults,
      ...packFaults.map(({ file, path, message }) => [`${file}:`, path, message].filter(Boolean).join(' ')),
    ],
  }
}

function readPictures(folder: string, files: PackFiles, hasFaults: boolean): Picture[] {
  if (!files.manifest) return []
  try {
    return listPictures(assemblePack(folder, files.manifest, files))
  } catch (error) {
    // Ignores the error, because the faults already list what is missing.
    if (hasFaults) return []
    throw error
  }
}
