import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PART_KINDS, type PartKind, type Parts } from '@otogi/art/draw/canvas'
import { isDrawnByCode } from '@otogi/art/drawn-by-code'
import { findPartFileFaults } from '@otogi/art/part/faults'
import { createParts } from '@otogi/art/part/library'
import type { Fault } from './faults.ts'

/** A part file. It draws a prop or a piece of scenery. */
export interface PartFile {
  /** Whether the part file belongs to the pack rather than to the drawing engine. */
  readonly isOwn: boolean
  readonly text: string
  readonly sha256: string
}

/** Part files by `props/NAME` or `scenery/NAME`. */
export type PartFiles = ReadonlyMap<string, PartFile>

/** Converts part files to the format of the drawing engine. */
export function toParts(files: PartFiles): Parts {
  return createParts(Object.fromEntries([...files].map(([name, { text }]) => [name, text])))
}

export interface FoundParts {
  readonly parts: PartFiles
  readonly faults: readonly Fault[]
}

/** The name of the folder with part files, both in a pack and in the drawing engine. */
const PARTS_FOLDER = 'parts'

const ENGINE = fileURLToPath(new URL('..', import.meta.resolve('@otogi/art/portrait')))

/** Reads the part files of the drawing engine and of a pack. Parts with faults are left out and reported. */
export async function readParts(directory: string): Promise<FoundParts> {
  const [general, own] = await Promise.all([readFolder(ENGINE, false), readFolder(directory, true)])
  const parts = new Map(general.parts)
  const faults = [...general.faults, ...own.faults]
  for (const [name, part] of own.parts) {
    if (parts.has(name)) faults.push({ file: `${name}.svg`, path: '', message: 'has the name of a part of the engine' })
    else parts.set(name, part)
  }
  return { parts, faults }
}

/**
 * Reads every `props/NAME.svg` and `scenery/NAME.svg` at any depth below the parts folder. Only the pack's parts are
 * checked here. The tests of the drawing engine check the engine's own parts.
 */
async function readFolder(directory: string, isOwn: boolean): Promise<FoundParts> {
  const folder = join(directory, PARTS_FOLDER)
  const parts = new Map<string, PartFile>()
  const faults: Fault[] = []
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.svg')).toSorted()
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  for (const [index, file] of files.entries()) {
    const text = texts[index] ?? ''
    const kind = basename(dirname(file))
    const name = `${kind}/${basename(file, '.svg')}`
    const report = (message: string) =>
      faults.push({ file: join(PARTS_FOLDER, file).split(sep).join('/'), path: '', message })
    const wrong = isOwn ? findPartFileFaults(text) : []
    for (const message of wrong) report(message)
    if (!isPartKind(kind)) report(`is not in a folder called ${PART_KINDS.join(' or ')}`)
    else if (isDrawnByCode(kind, basename(file, '.svg'))) report('has the name of a part of the engine')
    else if (parts.has(name)) report(`repeats the name of another part, ${name}`)
    else if (wrong.length === 0)
      parts.set(name, { isOwn, text, sha256: createHash('sha256').update(text).digest('hex') })
  }
  return { parts, faults }
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    return await readdir(folder, { recursive: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

function isPartKind(kind: string): kind is PartKind {
  return PART_KINDS.some((known) => known === kind)
}
