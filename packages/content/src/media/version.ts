import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** Tells one state of the code that makes files, and of the libraries below it, from every other. */
export interface MediaVersions {
  readonly pictures: string
  readonly clips: string
}

const resolve = createRequire(import.meta.url).resolve

export async function mediaVersions(): Promise<MediaVersions> {
  const picture = fileURLToPath(new URL('./picture', import.meta.url))
  const art = dirname(resolve('@otogi/art/spec'))
  const tunes = dirname(resolve('@otogi/tunes/score'))
  const opus = createRequire(tunes).resolve('opusscript/package.json')
  const { vips, rsvg, webp } = sharp.versions
  return {
    pictures: await versionOf(JSON.stringify([vips, rsvg, webp]), [art, picture]),
    clips: await versionOf(await readFile(opus, 'utf8'), [tunes]),
  }
}

async function versionOf(libraries: string, folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(libraries)
  for (const folder of folders) hash.update(await sourcesHash(folder))
  return hash.digest('hex')
}

/** The hash of every source in a folder, tests left out, whatever order the disk lists them in. @internal */
export async function sourcesHash(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true })
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).toSorted()
  const hash = createHash('sha256')
  for (const file of sources) hash.update(`${file}\n`).update(await readFile(join(folder, file)))
  return hash.digest('hex')
}
