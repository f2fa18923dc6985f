import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { collectPartNames } from '@otogi/art/shown-parts'
import sharp from 'sharp'
import type { Drawing } from './picture/recipe.ts'
import { closure, readSources, type Sources } from './sources.ts'

/** Tells one state of the code that makes a file, and of the libraries below it, from every other. */
export interface MediaVersions {
  readonly pictureOf: (drawing: Drawing) => string
  readonly clips: string
  readonly variations: string
}

const resolve = createRequire(import.meta.url).resolve

/** Where the drawing of each kind of picture begins. */
const ENTRIES = {
  portrait: ['portrait.ts'],
  silhouette: ['derive.ts'],
  seams: ['derive.ts'],
  eyes: ['derive.ts'],
  scene: ['scene/scene.ts'],
  cover: ['cover.ts'],
  file: [],
} as const satisfies Record<Drawing['of'], readonly string[]>

/** Modules of these folders each draw some kinds of garments, props or scenery: a picture depends on those it names. */
const WARDROBES = ['outfit/', 'headgear/', 'props/', 'scene/scenery/']

export async function mediaVersions(): Promise<MediaVersions> {
  const art = dirname(resolve('@otogi/art/spec'))
  const tunes = dirname(resolve('@otogi/tunes/score'))
  const opus = createRequire(tunes).resolve('opusscript/package.json')
  const { vips, rsvg, webp } = sharp.versions
  const encoder = await readSources(fileURLToPath(new URL('./picture', import.meta.url)))
  const sources = await readSources(art)
  const base = hashOf([JSON.stringify([vips, rsvg, webp]), hashOf(encoder.values())])
  return {
    pictureOf: pictureVersions(sources, base, kindModules(sources)),
    clips: hashOf([await readFile(opus, 'utf8'), ...(await readSources(tunes)).values()]),
    variations: hashOf((await readSources(fileURLToPath(new URL('./varied', import.meta.url)))).values()),
  }
}

/** The modules that draw each kind, by the kind. */
type KindModules = ReadonlyMap<string, readonly string[]>

/** @internal */
export function pictureVersions(sources: Sources, base: string, kinds: KindModules): MediaVersions['pictureOf'] {
  const ofKinds = new Set([...kinds.values()].flat())
  const core = new Map(
    Object.entries(ENTRIES).map(([of, entries]) => {
      const modules = closure(sources, entries, (file) => !ofKinds.has(file))
      return [of, hashOf([base, ...textsOf(sources, modules)])] as const
    }),
  )
  const known = new WeakMap<object, string>()
  return (drawing) => {
    const key = drawing.of === 'file' ? drawing : drawing.spec
    // A portrait and its silhouette have one spec and two ways to be drawn.
    const named = known.get(key) ?? hashOf(namedModules(sources, kinds, drawing))
    known.set(key, named)
    return hashOf([named, core.get(drawing.of) ?? base])
  }
}

/** The texts of the modules that draw what a drawing names. */
function namedModules(sources: Sources, kinds: KindModules, drawing: Drawing): string[] {
  if (drawing.of === 'file') return []
  const names = collectPartNames('portraits' in drawing ? [drawing.spec, drawing.portraits] : drawing.spec)
  const modules = [...names].flatMap((name) => kinds.get(name) ?? [])
  return textsOf(
    sources,
    closure(sources, modules, (file) => WARDROBES.some((folder) => file.startsWith(folder))),
  )
}

const TABLE = /^(?:export )?const \w+: (?:\w+Table|Readonly<Record<string, \w+>>) = \{(?: (.*) \}$|$([^]*?)^\})/gm
const KIND_IN_LINE = /(?:^|, )'?([\w-]+)'?/g
const KIND_IN_LINES = /^ {2}'?([\w-]+)'?(?=[:,(])/gm

/** Reads the kinds off the tables of the modules, which the formatter keeps in one shape. */
function kindModules(sources: Sources): KindModules {
  const modules = new Map<string, string[]>()
  for (const [file, text] of sources)
    for (const [, line = '', lines = ''] of text.matchAll(TABLE))
      for (const [, kind = ''] of [...line.matchAll(KIND_IN_LINE), ...lines.matchAll(KIND_IN_LINES)])
        modules.set(kind, [...(modules.get(kind) ?? []), file])
  return modules
}

function textsOf(sources: Sources, files: ReadonlySet<string>): string[] {
  return [...files].toSorted().flatMap((file) => [file, sources.get(file) ?? ''])
}

function hashOf(texts: Iterable<string>): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(`${text.length}\n`).update(text)
  return hash.digest('hex')
}
