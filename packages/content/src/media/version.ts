import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** Tells one state of the drawing code, and of the libraries below it, from every other. */
export async function artVersion(): Promise<string> {
  const art = dirname(createRequire(import.meta.url).resolve('@otogi/art/spec'))
  const picture = fileURLToPath(new URL('./picture', import.meta.url))
  const { vips, rsvg, webp } = sharp.versions
  const hash = createHash('sha256').update(JSON.stringify([vips, rsvg, webp]))
  for (const folder of [art, picture]) hash.update(await sourcesHash(folder))
  return hash.digest('hex')
}

/** The hash of every source in a folder, tests left out, whatever order the disk lists them in. */
export async function sourcesHash(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true })
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).toSorted()
  const hash = createHash('sha256')
  for (const file of sources) hash.update(`${file}\n`).update(await readFile(join(folder, file)))
  return hash.digest('hex')
}
