import { randomBytes } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readWholeSize, writeWholeFile } from '@otogi/content/media/whole-file'
import { DEFAULT_PICTURE, PICTURE_MAX_BYTES } from '@otogi/rules/accounts/fields'
import sharp from 'sharp'
import { countScans } from './jpeg-scans.ts'
import { createQueue } from '../process/queue.ts'
import { Refusal } from '../http/refusal.ts'

/** The width and height of a picture, in pixels. */
export const SIDE = 256
const MAX_PIXELS = 40_000_000
const TIMEOUT_SECONDS = 5
/** Programs write ten, or eighteen in four colours. */
const MAX_SCANS = 20
/** One large picture keeps a core busy and hundreds of megabytes full, for seconds; each that waits keeps its bytes. */
const QUEUE = { concurrency: 1, longestQueue: 11, longestWaitMs: 10_000 }
const NAME_BYTES = 16
/** A block of the disk. */
const CHECK_BYTES = 4096
/** No call takes so long: a picture that nobody has by then will be nobody's. */
const UNCLAIMED_MS = 3_600_000

const JPEG = 'ffd8ff'
/** By content: the first bytes of a JPEG, a PNG and the two kinds of GIF. */
const SIGNATURES = [JPEG, '89504e470d0a1a0a', '474946383761', '474946383961']

const DATA_URL = /^data:image\/[a-z+.-]{1,20};base64,([A-Za-z0-9+/]+={0,2})$/

/** Reads an uploaded data URL; refuses what is no JPEG, PNG or GIF by content, too large or broken. */
async function recode(dataUrl: string): Promise<Buffer> {
  const bytes = Buffer.from(DATA_URL.exec(dataUrl)?.[1] ?? '', 'base64')
  const head = bytes.subarray(0, 8).toString('hex')
  const isKnown = SIGNATURES.some((signature) => head.startsWith(signature))
  if (!isKnown || bytes.length > PICTURE_MAX_BYTES) throw new Refusal('PICTURE_REFUSED')
  if (head.startsWith(JPEG) && countScans(bytes) > MAX_SCANS) throw new Refusal('PICTURE_REFUSED')
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

/** Players' pictures, kept as 256 px WebP files without metadata, each under a name of its own. */
export type Pictures = {
  /** Re-encodes and keeps an uploaded picture; returns its name. Slow, and refused where too many wait. */
  keep(dataUrl: string): Promise<string>
  /** A picture; undefined where there is none, or not the whole of it. */
  read(name: string): Promise<Buffer | undefined>
  /** Removes a picture that nobody has any more. Where that fails, it is left for `sweep`: nobody asked for it. */
  drop(name: string): Promise<void>
  /** Fails where no picture could be kept. */
  tryWrite(): Promise<void>
  /** Removes what is in none of the names and has been there for long: a call that ended half-way left it. */
  sweep(used: ReadonlySet<string>, now: number): Promise<void>
}

export function picturesIn(folder: string): Pictures {
  const queue = createQueue(QUEUE)
  const fileOf = (name: string) => join(folder, `${name}.webp`)
  return {
    async keep(dataUrl) {
      const picture = await queue(() => recode(dataUrl))
      const name = randomBytes(NAME_BYTES).toString('hex')
      await writeWholeFile(fileOf(name), picture)
      return name
    },
    async read(name) {
      const isWhole = (await readWholeSize(fileOf(name))) !== undefined
      return isWhole ? readFile(fileOf(name)).catch(() => undefined) : undefined
    },
    drop: (name) => rm(fileOf(name), { force: true }).catch(() => {}),
    tryWrite: () => writeWholeFile(join(folder, 'write-check'), Buffer.alloc(CHECK_BYTES)),
    async sweep(used, now) {
      const usedFiles = new Set([...used].map(fileOf))
      const files = await readdir(folder).catch(() => [])
      for (const file of files.map((each) => join(folder, each))) {
        // oxlint-disable-next-line no-await-in-loop -- nothing waits for it, and the disk has others to serve
        if (!usedFiles.has(file) && now - (await changedAt(file)) > UNCLAIMED_MS) await rm(file, { force: true })
      }
    },
  }
}

/** When a file was written; in time to come where it is gone already. */
async function changedAt(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined)
  return found?.mtimeMs ?? Infinity
}

/** The address under which the web finds a player's picture; the default picture's where there is none. */
export function pictureAddress(name: string | null): string {
  return name ? `/media/u/${name}.webp` : DEFAULT_PICTURE
}
