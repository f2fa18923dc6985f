import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createPhotograph, createJpegWithScans } from '../../../test/pictures.ts'
import { countScans } from './jpeg-scans.ts'

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
const noisy = sharp({ create: { width: 200, height: 150, channels: 3, background: '#888', noise } })

/** Creates a metadata segment that contains a smaller picture. */
function createMetadataSegment(bytes: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(bytes.length + 2)
  return Buffer.concat([Buffer.from('ffe1', 'hex'), length, bytes])
}

const AGAIN = Buffer.from(`0002${'ffda0002'.repeat(50)}`, 'hex')

const JPEGS: [what: string, scans: number, make: () => Promise<Buffer>][] = [
  ['with a single scan', 1, () => noisy.clone().jpeg().toBuffer()],
  ['with metadata', 1, createPhotograph],
  ['that is progressive', 10, () => noisy.clone().jpeg({ progressive: true }).toBuffer()],
  ['in four colors', 18, () => noisy.clone().toColourspace('cmyk').jpeg({ progressive: true }).toBuffer()],
  ['with many scans', 64, () => createJpegWithScans(64)],
  [
    'with another JPEG in its metadata',
    1,
    async () => {
      const bytes = await noisy.clone().jpeg().toBuffer()
      return Buffer.concat([bytes.subarray(0, 2), createMetadataSegment(AGAIN), bytes.subarray(2)])
    },
  ],
  ['with more scans after its end', 1, async () => Buffer.concat([await noisy.clone().jpeg().toBuffer(), AGAIN])],
  ['that is truncated', 1, async () => (await noisy.clone().jpeg().toBuffer()).subarray(0, 3000)],
  ['of marker bytes only', 0, () => Promise.resolve(Buffer.alloc(5000, 0xff))],
  ['of three bytes', 0, () => Promise.resolve(Buffer.from('ffd8ff', 'hex'))],
]

test.each(JPEGS)('a JPEG %s has %i scans', async (_, scans, make) => {
  expect(countScans(await make())).toBe(scans)
})
