import { createHash } from 'node:crypto'
import type { MediaRequest } from '@otogi/content/media/request'
import {
  COVER_BYTES,
  EYES_BYTES,
  PADDING_HEADER_BYTES,
  getSceneFileLength,
  SILHOUETTE_BYTES,
} from '@otogi/content/media/shown-bytes'
import { computePixelGrid } from '@otogi/rules/games/reveal'

const KILOBYTE = 1024

/** A lossless cover with few pixels needs at most this many bytes per pixel, plus the file header. */
const BYTES_PER_PIXEL = 4
const FILE_HEAD_BYTES = 128

/**
 * Returns the size class of a file. The file is padded to a multiple of its size class. All answers at one reveal step
 * have the same size class, so that the file size does not reveal the answer. Returns undefined for media of the
 * solution.
 */
export function getSizeClass(request: MediaRequest): number | undefined {
  switch (request.kind) {
    case 'scene':
      return getSceneFileLength(request.zoom)
    case 'cover':
      return getCoverSizeClass(request.block)
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

function getCoverSizeClass(blockSize: number): number {
  if (blockSize === 1) return COVER_BYTES
  const { columns, rows } = computePixelGrid(blockSize)
  return BYTES_PER_PIXEL * columns * rows + FILE_HEAD_BYTES
}

/**
 * Pads a WebP or MP4 file to a multiple of `size` with a final part that readers skip. The padding is pseudo-random and
 * generated from `seed`. A URL therefore always has the same bytes, and compression cannot remove the padding.
 */
export function padFile(file: Buffer, size: number, seed: string): Buffer {
  const missing = Math.ceil((file.length + PADDING_HEADER_BYTES) / size) * size - file.length
  const filling = createHash('shake256', { outputLength: missing - PADDING_HEADER_BYTES })
    .update(seed)
    .digest()
  return isWebp(file) ? appendChunk(file, filling) : appendBox(file, filling)
}

function isWebp(file: Buffer): boolean {
  return file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP'
}

/** The RIFF header contains the file size. Readers skip chunks with unknown names. */
function appendChunk(file: Buffer, padding: Buffer): Buffer {
  const head = Buffer.from('FILL\0\0\0\0', 'latin1')
  head.writeUInt32LE(padding.length, 4)
  const whole = Buffer.concat([file, head, padding])
  whole.writeUInt32LE(whole.length - PADDING_HEADER_BYTES, 4)
  return whole
}

/** MP4 readers skip boxes named `free`. */
function appendBox(file: Buffer, padding: Buffer): Buffer {
  const head = Buffer.from('\0\0\0\0free', 'latin1')
  head.writeUInt32BE(padding.length + PADDING_HEADER_BYTES, 0)
  return Buffer.concat([file, head, padding])
}
