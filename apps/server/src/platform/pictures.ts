import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PICTURE_MAX_BYTES } from '@otogi/rules/accounts/fields'
import sharp from 'sharp'
import { Refusal } from './refusal.ts'

const SIDE = 256
const MAX_PIXELS = 40_000_000
const TIMEOUT_SECONDS = 5

/** By content: the first bytes of a JPEG, a PNG and the two kinds of GIF. */
const SIGNATURES = ['ffd8ff', '89504e470d0a1a0a', '474946383761', '474946383961']

const DATA_URL = /^data:image\/[a-z+.-]{1,20};base64,([A-Za-z0-9+/]+={0,2})$/

/** Reads an uploaded data URL; refuses what is no JPEG, PNG or GIF by content, too large or broken. */
async function recode(dataUrl: string): Promise<Buffer> {
  const bytes = Buffer.from(DATA_URL.exec(dataUrl)?.[1] ?? '', 'base64')
  const isKnown = SIGNATURES.some((signature) => bytes.subarray(0, 8).toString('hex').startsWith(signature))
  if (!isKnown || bytes.length > PICTURE_MAX_BYTES) throw new Refusal('PICTURE_REFUSED')
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .rotate()
      .resize(SIDE, SIDE, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    throw new Refusal('PICTURE_REFUSED')
  }
}

/** Players' pictures, kept as 256 px WebP files without metadata under the hash of their bytes. */
export type Pictures = {
  /** Re-encodes and keeps an uploaded picture; returns its name. */
  keep(dataUrl: string): Promise<string>
  read(name: string): Promise<Buffer | undefined>
  /** Removes a picture that nobody has any more. */
  drop(name: string): Promise<void>
}

export function picturesIn(folder: string): Pictures {
  return {
    async keep(dataUrl) {
      const picture = await recode(dataUrl)
      const name = createHash('sha256').update(picture).digest('hex').slice(0, 32)
      await mkdir(folder, { recursive: true })
      const file = join(folder, `${name}.webp`)
      const draft = `${file}.${process.pid}`
      await writeFile(draft, picture)
      await rename(draft, file)
      return name
    },
    drop: (name) => rm(join(folder, `${name}.webp`), { force: true }),
    read: (name) => readFile(join(folder, `${name}.webp`)).catch(() => undefined),
  }
}

/** The address under which the web finds a kept picture. */
export function pictureAddress(name: string | null): string | null {
  return name && `/media/u/${name}.webp`
}
