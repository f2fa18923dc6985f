import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A small, single-colored picture. */
export function createPicture(
  format: 'jpeg' | 'png' | 'gif' | 'webp' | 'tiff',
  background = '#336699',
): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}

/** A photo with location and author metadata. */
export function createPhotograph(): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 300, channels: 3, background: '#663311' } })
    .withExif({ IFD0: { Artist: 'Secret Photographer', ImageDescription: 'Secret place' } })
    .jpeg()
    .toBuffer()
}

/** A PNG of a few kB that decodes to a large square. */
export function createPngBomb(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.writeUInt8(1, 8)
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    createChunk('IHDR', header),
    createChunk('IDAT', deflateSync(rows)),
    createChunk('IEND'),
  ])
}

/** A small progressive JPEG with the given number of scans. */
export async function createJpegWithScans(scans: number): Promise<Buffer> {
  const gray = { create: { width: 40, height: 30, channels: 3, background: '#888' } } as const
  const plain = await sharp(gray).jpeg({ progressive: true }).toBuffer()
  const start = Buffer.from('ffda', 'hex')
  const from = plain.indexOf(start, plain.indexOf(start) + 2)
  const scan = plain.subarray(from, plain.indexOf(0xff, from + 2))
  const further = Array.from({ length: scans - 1 }, (_, n) => {
    const one = Buffer.from(scan)
    one.set([n + 1, n + 1, 0], COEFFICIENTS_AT)
    return one
  })
  return Buffer.concat([plain.subarray(0, from), ...further, Buffer.from('ffd9', 'hex')])
}

/** Offset of the bytes in a scan header that select the scan's coefficients and bits. */
const COEFFICIENTS_AT = 7

function createChunk(type: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

export function toDataUrl(bytes: Buffer, type = 'image/png'): string {
  return `data:${type};base64,${bytes.toString('base64')}`
}
