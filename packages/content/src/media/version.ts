import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { collectPartNames } from '@otogi/art/shown-parts'
import sharp from 'sharp'
import type { Drawing } from './picture/recipe.ts'
import { findImportedFiles, readSources, type Sources } from './sources.ts'

/** Hashes of the code and libraries that produce each kind of file. */
export interface MediaVersions {
  readonly pictureOf: (drawing: Drawing) => string
  readonly clips: string
  readonly variations: string
}

const resolve = createRequire(import.meta.url).resolve

/** The modules that draw each kind of picture. */
const ENTRIES = {
  portrait: ['portrait.ts'],
  silhouette: ['derive.ts'],
  seams: ['derive.ts'],
  eyes: ['derive.ts'],
  scene: ['scene/scene.ts'],
  cover: ['cover.ts'],
  file: [],
} as const satisfies Record<Drawing['of'], readonly string[]>

/**
 * Folders in which each module draws certain kinds of garments, headgear, props or scenery. A picture depends only on
 * those modules that draw the kinds in its spec.
 */
const WARDROBES = ['outfit/', 'headgear/', 'props/', 'scene/scenery/']

export async function computeMediaVersions(): Promise<MediaVersions> {
  const art = dirname(resolve('@otogi/art/spec'))
  const tunes = dirname(resolve('@otogi/tunes/score'))
  const opus = createRequire(tunes).resolve('opusscript/package.json')
  const { vips, rsvg, webp } = sharp.versions
  const encoder = await readSources(fileURLToPath(new URL('./picture', import.meta.url)))
  const sources = await readSources(art)
  const base = hashTexts([JSON.stringify([vips, rsvg, webp]), hashTexts(encoder.values())])
  return {
    pictureOf: createPictureVersions(sources, base, findKindModules(sources)),
    clips: hashTexts([await readFile(opus, 'utf8'), ...(await readSources(tunes)).values()]),
    variations: hashTexts((await readSources(fileURLToPath(new URL('./varied', import.meta.url)))).values()),
  }
}

/** The modules that draw each kind. */
type KindModules = ReadonlyMap<string, readonly string[]>

/** @internal */
export function createPictureVersions(sources: Sources, base: string, kinds: KindModules): MediaVersions['pictureOf'] {
  const ofKinds = new Set([...kinds.values()].flat())
  const core = new Map(
    Object.entries(ENTRIES).map(([of, entries]) => {
      const modules = findImportedFiles(sources, entries, (file) => !ofKinds.has(file))
      return [of, hashTexts([base, ...listSourceTexts(sources, modules)])] as const
    }),
  )
  const known = new WeakMap<object, string>()
  return (drawing) => {
    const key = drawing.of === 'file' ? drawing : drawing.spec
    // A portrait and its silhouette have the same spec but are drawn by different code.
    const named = known.get(key) ?? hashTexts(findModulesOfDrawing(sources, kinds, drawing))
    known.set(key, named)
    return hashTexts([named, core.get(drawing.of) ?? base])
  }
}

/** Lists the source texts of the modules that draw the kinds in a drawing. */
function findModulesOfDrawing(sources: Sources, kinds: KindModules, drawing: Drawing): string[] {
  if (drawing.of === 'file') return []
  const names = collectPartNames('portraits' in drawing ? [drawing.spec, drawing.portraits] : drawing.spec)
  const modules = [...names].flatMap((name) => kinds.get(name) ?? [])
  return listSourceTexts(
    sources,
    findImportedFiles(sources, modules, (file) => WARDROBES.some((folder) => file.startsWith(folder))),
  )
}

const TABLE = /^(?:export )?const \w+: (?:\w+Table|Readonly<Record<string, \w+>>) = \{(?: (.*) \}$|$([^]*?)^\})/gm
const KIND_IN_LINE = /(?:^|, )'?([\w-]+)'?/g
const KIND_IN_LINES = /^ {2}'?([\w-]+)'?(?=[:,(])/gm

/**
 * Finds the kinds in the tables of the modules. Relies on the line breaks and indentation that the formatter produces.
 */
function findKindModules(sources: Sources): KindModules {
  const modules = new Map<string, string[]>()
  for (const [file, text] of sources)
    for (const [, line = '', lines = ''] of text.matchAll(TABLE))
      for (const [, kind = ''] of [...line.matchAll(KIND_IN_LINE), ...lines.matchAll(KIND_IN_LINES)])
        modules.set(kind, [...(modules.get(kind) ?? []), file])
  return modules
}

function listSourceTexts(sources: Sources, files: ReadonlySet<string>): string[] {
  return [...files].toSorted().flatMap((file) => [file, sources.get(file) ?? ''])
}

function hashTexts(texts: Iterable<string>): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(`${text.length}\n`).update(text)
  return hash.digest('hex')
}
