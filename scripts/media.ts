import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadPack } from '@otogi/content/load'
import { listClips, listPictures } from '@otogi/content/media/catalog'
import type { MediaRequest } from '@otogi/content/media/request'
import { openMediaStore } from '@otogi/content/media/store'
import type { Pack } from '@otogi/content/pack'

/** Renders all pictures and clips of the pack, prints their sizes, and checks that no file contains a name. */

interface Total {
  readonly kind: string
  readonly files: number
  readonly megabytes: number
  readonly largestKilobytes: number
}

/** Words with fewer letters occur by chance in random bytes. */
const LEAST_LETTERS = 6

const pack = await loadPack(process.env['PACK_DIR'] ?? 'content/legends')
const directory = join(process.env['DATA_DIR'] ?? '.data', 'media')
const store = await openMediaStore({ pack, directory })
try {
  const began = performance.now()
  const sizes = await renderAllFiles()
  const seconds = Math.round((performance.now() - began) / 1000)
  console.table([...sizes].map(([kind, files]) => sumSizes(kind, files)))
  const files = new Set([...sizes.values()].flatMap((ofKind) => [...ofKind.keys()]))
  console.log(`${files.size} files in ${seconds} s`)
  const naming = await findFilesMentioning(files, listNames(pack))
  console.log(naming.length === 0 ? 'none of them contains a name' : `names found in ${naming.join(', ')}`)
  if (naming.length > 0) process.exitCode = 1
} finally {
  await store.close()
}

function toMediaName(request: MediaRequest): string {
  if (request.kind === 'card') return request.width === 600 ? 'card' : 'thumbnail'
  return request.kind === 'clip' && request.mode === 'full' ? 'whole piece' : request.kind
}

/**
 * Renders all files at the same time, so that pictures of the same drawing share its raster. Returns the files' sizes
 * in bytes, by kind.
 */
async function renderAllFiles(): Promise<Map<string, Map<string, number>>> {
  const sizes = new Map<string, Map<string, number>>()
  await store.prepare([...listPictures(pack), ...listClips(pack)], ({ done, total, request, made }) => {
    const kind = toMediaName(request)
    const ofKind = sizes.get(kind) ?? new Map<string, number>()
    sizes.set(kind, ofKind.set(made.file, made.bytes))
    printProgress(done, total)
  })
  return sizes
}

function sumSizes(kind: string, files: ReadonlyMap<string, number>): Total {
  const bytes = [...files.values()]
  return {
    kind,
    files: files.size,
    megabytes: Number((bytes.reduce((sum, size) => sum + size, 0) / 1e6).toFixed(1)),
    largestKilobytes: Number((Math.max(...bytes) / 1e3).toFixed(1)),
  }
}

function listNames({ series, characters, cards }: Pack): string[] {
  const names = [...series.flatMap(({ id, title }) => [id, title.en]), ...characters.map(({ name }) => name.en)]
  return [...names, ...cards.map(({ id }) => id)].filter((name) => name.length >= LEAST_LETTERS)
}

async function findFilesMentioning(files: ReadonlySet<string>, names: readonly string[]): Promise<string[]> {
  const any = new RegExp(names.map((name) => RegExp.escape(name)).join('|'))
  const found: string[] = []
  for (const file of files) if (any.test((await readFile(file)).toString('latin1'))) found.push(file)
  return found
}

/** On a terminal, updates a single line. Otherwise, prints a line every 10 %. */
function printProgress(done: number, total: number) {
  const text = `pictures and clips: ${done} of ${total}`
  if (process.stdout.isTTY) process.stdout.write(`\r${text}${done === total ? '\n' : ''}`)
  else if (Math.floor((done * 10) / total) > Math.floor(((done - 1) * 10) / total)) console.log(text)
}
