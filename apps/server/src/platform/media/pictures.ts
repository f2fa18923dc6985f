import { randomBytes } from 'node:crypto'
import type { FileStore } from '@otogi/content/media/file-store'
import { DEFAULT_PICTURE, PICTURE_MAX_BYTES } from '@otogi/rules/accounts/fields'
import sharp from 'sharp'
import { countScans } from './jpeg-scans.ts'
import { createQueue } from '../process/queue.ts'
import { Refusal } from '../http/refusal.ts'

/** Width and height of stored pictures in pixels. */
export const SIDE = 256
const MAX_PIXELS = 40_000_000
const TIMEOUT_SECONDS = 5
/** Maximum number of scans. Common programs write 10, or 18 for CMYK. */
const MAX_SCANS = 20
/**
 * Limits on parallel decoding. A large picture uses one core and hundreds of megabytes for seconds, and waiting uploads
 * stay in memory.
 */
const QUEUE = { concurrency: 1, maxQueueLength: 11, maxWaitMs: 10_000 }
const NAME_BYTES = 16
/** Size of a disk block in bytes. */
const CHECK_BYTES = 4096
/**
 * Minimum age of an unused picture before it is deleted. No request takes this long, so nothing can start using such a
 * picture later.
 */
const UNCLAIMED_MS = 3_600_000

const JPEG = 'ffd8ff'
/** The first bytes of JPEG, PNG, GIF87a and GIF89a files. */
const SIGNATURES = [JPEG, '89504e470d0a1a0a', '474946383761', '474946383961']

const DATA_URL = /^data:image\/[a-z+.-]{1,20};base64,([A-Za-z0-9+/]+={0,2})$/

/**
 * Decodes an uploaded data URL. Rejects files that are broken or too large, or whose content is not JPEG, PNG or GIF.
 */
async function reencodePicture(dataUrl: string): Promise<Buffer> {
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

/** Stores profile pictures as WebP files of 256 pixels without metadata. Each file has a random name. */
export type Pictures = {
  /**
   * Re-encodes and stores an uploaded picture. Returns its name. Encoding is slow, so uploads wait in a queue. A full
   * queue rejects further pictures.
   */
  keep(dataUrl: string): Promise<string>
  /** Returns undefined if the picture is missing or incomplete. */
  read(name: string): Promise<Buffer | undefined>
  /** Deletes an unused picture. If that fails, `sweep` deletes it later. */
  drop(name: string): Promise<void>
  /** Throws an error if pictures cannot be stored. */
  tryWrite(): Promise<void>
  /** Deletes old files whose names are not in `used`. Interrupted requests leave such files behind. */
  sweep(used: ReadonlySet<string>, now: number): Promise<void>
}

export function createPictures(files: FileStore): Pictures {
  const queue = createQueue(QUEUE)
  return {
    async keep(dataUrl) {
      const picture = await queue(() => reencodePicture(dataUrl))
      const name = randomBytes(NAME_BYTES).toString('hex')
      await files.write(toFileName(name), picture)
      return name
    },
    read: (name) => files.read(toFileName(name)),
    drop: (name) => files.remove(toFileName(name)).catch(() => {}),
    tryWrite: () => files.write('write-check', Buffer.alloc(CHECK_BYTES)),
    async sweep(used, now) {
      const usedFiles = new Set([...used].map(toFileName))
      const old = (await files.list()).filter(({ writtenAt }) => now - writtenAt > UNCLAIMED_MS)
      for (const { name } of old) {
        // oxlint-disable-next-line no-await-in-loop -- nothing waits for it, and players also use the store
        if (!usedFiles.has(name)) await files.remove(name)
      }
    },
  }
}

function toFileName(picture: string): string {
  return `${picture}.webp`
}

/** Returns the URL of a player's picture, or of the default picture if there is none. */
export function toPictureUrl(name: string | null): string {
  return name ? `/media/u/${name}.webp` : DEFAULT_PICTURE
}
