import { join } from 'node:path'
import { loadPack } from '@otogi/content/load'
import { allClips, allPictures } from '@otogi/content/media/catalogue'
import type { MediaRequest } from '@otogi/content/media/request'
import { openMediaStore, type MediaStore } from '@otogi/content/media/store'

interface Total {
  readonly kind: string
  readonly files: number
  readonly bytes: number
  readonly seconds: number
}

const pack = await loadPack(process.env['PACK_DIR'] ?? 'content/legends')
const directory = join(process.env['DATA_DIR'] ?? '.data', 'media')
const store = await openMediaStore({ pack, directory })
try {
  const totals: Total[] = []
  for (const [kind, requests] of Map.groupBy([...allPictures(pack), ...allClips(pack)], (request) => request.kind))
    totals.push(await build(store, kind, requests))
  console.table(totals)
} finally {
  await store.close()
}

async function build(into: MediaStore, kind: string, requests: readonly MediaRequest[]): Promise<Total> {
  const started = performance.now()
  const sizes = new Map<string, number>()
  await into.prepare(requests, ({ done, total, made }) => {
    sizes.set(made.file, made.bytes)
    tell(`${kind} ${done}/${total}`, done === total)
  })
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  return { kind, files: sizes.size, bytes, seconds: Math.round((performance.now() - started) / 100) / 10 }
}

/** One line that is written over on a terminal; elsewhere only its last state. */
function tell(text: string, last: boolean) {
  if (process.stdout.isTTY) process.stdout.write(`\r${text}${last ? '\n' : ''}`)
  else if (last) console.log(text)
}
