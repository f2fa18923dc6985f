import { resolve } from 'node:path'
import { findPartFileFaults } from '@otogi/art/part/faults'
import type { PartTexts } from '@otogi/art/part/library'
import { assemblePack } from '@otogi/content/assemble'
import { checkPack } from '@otogi/content/check'
import { type PackFiles, readPackFiles } from '@otogi/content/read'
import { listPictures, type Picture } from './pictures.ts'

/** The data of the page. */
export interface PackIndex {
  readonly title: string
  /** The parts without faults. */
  readonly parts: PartTexts
  /** The names of the parts that belong to the pack. */
  readonly own: readonly string[]
  readonly pictures: readonly Picture[]
  readonly faults: readonly string[]
}

/** Reads the part files and recipes. If the pack has faults, returns as much as can be read. */
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
    // The faults already explain what is missing.
    if (hasFaults) return []
    throw error
  }
}
