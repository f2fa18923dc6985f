import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadPack } from '@otogi/content/load'
import { allClips, allPictures } from '@otogi/content/media/catalogue'
import type { MediaRequest } from '@otogi/content/media/request'
import { openMediaStore, type MediaStore } from '@otogi/content/media/store'
import type { Pack } from '@otogi/content/pack'

/** Makes every picture and clip of the pack ahead of need, and tells how large they are and that none holds a name. */

interface Total {
  readonly kind: string
  readonly files: number
  readonly megabytes: number
  readonly largestKilobytes: number
  readonly seconds: number
}

/** Shorter words would be found in any heap of bytes by chance. */
const LEAST_LETTERS = 6

const pack = await loadPack(process.env['PACK_DIR'] ?? 'content/legends')
const directory = join(process.env['DATA_DIR'] ?? '.data', 'media')
const store = await openMediaStore({ pack, directory })
try {
  const totals: Total[] = []
  const files = new Set<string>()
  for (const [kind, requests] of Map.groupBy([...allPictures(pack), ...allClips(pack)], nameOf))
    totals.push(await build(store, kind, requests, files))
  console.table(totals)
  const naming = await filesNaming(files, namesIn(pack))
  console.log(naming.length === 0 ? `none of ${files.size} files holds a name` : `names are in ${naming.join(', ')}`)
  if (naming.length > 0) process.exitCode = 1
} finally {
  await store.close()
}

function nameOf(request: MediaRequest): string {
  if (request.kind === 'card') return request.width === 600 ? 'card' : 'thumbnail'
  return request.kind === 'clip' && request.mode === 'full' ? 'whole piece' : request.kind
}

async function build(into: MediaStore, kind: string, requests: readonly MediaRequest[], all: Set<string>) {
  const started = performance.now()
  const sizes = new Map<string, number>()
  await into.prepare(requests, ({ done, total, made }) => {
    sizes.set(made.file, made.bytes)
    all.add(made.file)
    tell(`${kind} ${done}/${total}`, done === total)
  })
  const bytes = [...sizes.values()]
  return {
    kind,
    files: sizes.size,
    megabytes: Number((bytes.reduce((sum, size) => sum + size, 0) / 1e6).toFixed(1)),
    largestKilobytes: Number((Math.max(...bytes) / 1e3).toFixed(1)),
    seconds: Math.round((performance.now() - started) / 100) / 10,
  }
}

function namesIn({ series, characters, cards }: Pack): string[] {
  const names = [...series.flatMap(({ id, title }) => [id, title.en]), ...characters.map(({ name }) => name)]
  return [...names, ...cards.map(({ id }) => id)].filter((name) => name.length >= LEAST_LETTERS)
}

async function filesNaming(files: ReadonlySet<string>, names: readonly string[]): Promise<string[]> {
  const any = new RegExp(names.map((name) => RegExp.escape(name)).join('|'))
  const found: string[] = []
  for (const file of files) if (any.test((await readFile(file)).toString('latin1'))) found.push(file)
  return found
}

/** One line that is written over on a terminal; elsewhere only its last state. */
function tell(text: string, last: boolean) {
  if (process.stdout.isTTY) process.stdout.write(`\r${text}${last ? '\n' : ''}`)
  else if (last) console.log(text)
}
