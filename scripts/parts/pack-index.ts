import { resolve } from 'node:path'
import { partFileFaults } from '@otogi/art/part/faults'
import type { PartTexts } from '@otogi/art/part/library'
import { assemble } from '@otogi/content/assemble'
import { checkPack } from '@otogi/content/check'
import { type PackFiles, readPackFiles } from '@otogi/content/read'
import { listPictures, type Picture } from './pictures.ts'

/** What the page shows, as it lies on the disk now. */
export interface PackIndex {
  readonly title: string
  /** Parts with faults are left out. */
  readonly parts: PartTexts
  /** The names of the parts that the pack brings. */
  readonly own: readonly string[]
  readonly pictures: readonly Picture[]
  readonly faults: readonly string[]
}

/** Reads the part files and recipes. A pack with faults is shown as far as it can be read. */
export async function readPackIndex(directory: string): Promise<PackIndex> {
  const folder = resolve(directory)
  const files = await readPackFiles(folder)
  const packFaults = [...files.faults, ...checkPack(files)]
  const parts = [...files.parts]
  const generalFaults = parts.flatMap(([name, { isOwn, text }]) =>
    isOwn ? [] : partFileFaults(text).map((fault) => `packages/art/parts: ${name}.svg: ${fault}`),
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
    return listPictures(assemble(folder, files.manifest, files))
  } catch (error) {
    // The faults already say what is missing.
    if (hasFaults) return []
    throw error
  }
}
