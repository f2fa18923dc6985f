import { createHash } from 'node:crypto'
import type { MediaRequest } from '@otogi/content/media/request'
import {
  COVER_BYTES,
  EYES_BYTES,
  FILLING_HEAD_BYTES,
  getSceneBytes,
  SILHOUETTE_BYTES,
} from '@otogi/content/media/shown-bytes'
import { computePixelGrid } from '@otogi/rules/games/reveal'

const KILOBYTE = 1024

/** What the few pixels of a cover weigh at most without loss: four bytes for each, and the file's own head. */
const BYTES_PER_PIXEL = 4
const FILE_HEAD_BYTES = 128

/**
 * The size to which what a puzzle shows at one stage is filled up, the same for every answer, so that the length of an
 * answer tells nothing of it; undefined for what is shown to those who know the answer. What is larger takes twice as
 * much, three times as much, and so on.
 */
export function sizeClassOf(request: MediaRequest): number | undefined {
  switch (request.kind) {
    case 'scene':
      return getSceneBytes(request.zoom)
    case 'cover':
      return coverClassOf(request.block)
    case 'silhouette':
      return SILHOUETTE_BYTES
    case 'eyes':
      return EYES_BYTES
    case 'clip':
      return request.mode === 'full' ? undefined : CLIP_KILOBYTES[request.mode] * KILOBYTE
    case 'card':
    case 'silhouette-solution':
    case 'eyes-solution':
      return undefined
  }
}

const CLIP_KILOBYTES = [224, 112, 64] as const

function coverClassOf(block: number): number {
  if (block === 1) return COVER_BYTES
  const { columns, rows } = computePixelGrid(block)
  return BYTES_PER_PIXEL * columns * rows + FILE_HEAD_BYTES
}

/**
 * Fills a WebP or MP4 file up to a multiple of `size` with a last part that every reader skips. The filling is drawn from
 * `seed`: the same address gives the same bytes, and no compression on the way takes it out again.
 */
export function filledUp(file: Buffer, size: number, seed: string): Buffer {
  const missing = Math.ceil((file.length + FILLING_HEAD_BYTES) / size) * size - file.length
  const filling = createHash('shake256', { outputLength: missing - FILLING_HEAD_BYTES })
    .update(seed)
    .digest()
  return isWebp(file) ? withLastChunk(file, filling) : withLastBox(file, filling)
}

function isWebp(file: Buffer): boolean {
  return file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP'
}

/** A RIFF file counts its bytes at its beginning; a chunk of a name that no reader knows is passed over. */
function withLastChunk(file: Buffer, filling: Buffer): Buffer {
  const head = Buffer.from('FILL\0\0\0\0', 'latin1')
  head.writeUInt32LE(filling.length, 4)
  const whole = Buffer.concat([file, head, filling])
  whole.writeUInt32LE(whole.length - FILLING_HEAD_BYTES, 4)
  return whole
}

/** A box named `free` is free space to every reader of MP4. */
function withLastBox(file: Buffer, filling: Buffer): Buffer {
  const head = Buffer.from('\0\0\0\0free', 'latin1')
  head.writeUInt32BE(filling.length + FILLING_HEAD_BYTES, 0)
  return Buffer.concat([file, head, filling])
}
