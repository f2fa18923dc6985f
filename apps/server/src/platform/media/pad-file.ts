import { createHash } from 'node:crypto'
import { PADDING_HEADER_BYTES } from '@otogi/content/media/size-class'

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
