import { createHash } from 'node:crypto'
import { describeClip, describePicture } from '@otogi/content/describe/describe'
import type { MediaRequest } from '@otogi/content/media/request'
import { getSizeClass } from '@otogi/content/media/size-class'
import type { Pack } from '@otogi/content/pack'
import type { MediaDescription } from '@otogi/contract/media-description'
import type { MediaFiles } from './media.ts'

const KILOBYTE = 1024
const PICTURE_BYTES = 4 * KILOBYTE
const CLIP_BYTES = 8 * KILOBYTE

/** Creates the descriptions of puzzle pictures and clips. The pictures and clips of a solution have no description. */
export function createDescriptions(
  pack: Pack,
  files: MediaFiles,
): (request: MediaRequest) => Promise<MediaDescription | undefined> {
  return async (request) => {
    // Only media that are shown before the solution have a size class.
    if (getSizeClass(request) === undefined) return undefined
    if (request.kind === 'clip') return { text: null, score: describeClip(pack, request) }
    const { file } = await files.find(request)
    return { text: await describePicture(pack, request, file), score: null }
  }
}

/**
 * Writes the description as JSON of a fixed length, because the length would reveal the answer. The padding is a hash
 * of the URL, so that compression cannot remove it.
 */
export function writeDescription(description: MediaDescription, url: string): Buffer {
  const size = description.text ? PICTURE_BYTES : CLIP_BYTES
  const [head, tail] = [JSON.stringify(description).slice(0, -1), '"}']
  const start = `${head},"padding":"`
  const missing = (Buffer.byteLength(start) + tail.length) % size
  const padding = createHash('shake256', { outputLength: size })
    .update(url)
    .digest('base64url')
    .slice(0, size - missing)
  return Buffer.from(start + padding + tail)
}
