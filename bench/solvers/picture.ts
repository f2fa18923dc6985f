import { createHash } from 'node:crypto'
import sharp from 'sharp'

/** Pixels of a picture, row by row, one number per channel. */
export type Samples = {
  readonly width: number
  readonly height: number
  readonly channels: number
  readonly data: Float32Array
}

/** An alteration that the game may have applied to a picture: mirroring, cropping, or both. */
export type Placement = {
  readonly isMirrored: boolean
  readonly share: number
  readonly x: number
  readonly y: number
}

export const AS_IT_IS: Placement = { isMirrored: false, share: 1, x: 0, y: 0 }

const SHARES = [0.97, 0.94, 0.91]
const OFFSETS = [0, 0.5, 1]

/** The alterations that a solver tries. */
export const PLACEMENTS: readonly Placement[] = [false, true].flatMap((isMirrored) => [
  { ...AS_IT_IS, isMirrored },
  ...SHARES.flatMap((share) => OFFSETS.flatMap((x) => OFFSETS.map((y) => ({ isMirrored, share, x, y })))),
])

/** A hash of the decoded pixels. It does not depend on padding or compression. */
export async function hashPixels(file: Buffer): Promise<string> {
  return createHash('sha256')
    .update(await sharp(file).raw().toBuffer())
    .digest('hex')
}

export async function readSamples(file: Buffer, width: number, height: number, isGray = false): Promise<Samples> {
  let picture = sharp(file).flatten({ background: '#888' })
  if (isGray) picture = picture.grayscale()
  const { data, info } = await picture
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width, height, channels: info.channels, data: Float32Array.from(data) }
}

/** Applies a placement to a picture and scales it down. */
export function applyPlacement(source: Samples, width: number, height: number, placement: Placement): Float32Array {
  const { isMirrored, share } = placement
  const { channels } = source
  const placed = new Float32Array(width * height * channels)
  const [left, top] = [(1 - share) * placement.x, (1 - share) * placement.y]
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(source.height - 1, Math.floor((top + (share * (y + 0.5)) / height) * source.height))
    for (let x = 0; x < width; x += 1) {
      const across = (isMirrored ? width - 1 - x : x) + 0.5
      const column = Math.min(source.width - 1, Math.floor((left + (share * across) / width) * source.width))
      for (let channel = 0; channel < channels; channel += 1)
        placed[(y * width + x) * channels + channel] = source.data[
          (row * source.width + column) * channels + channel
        ] as number
    }
  }
  return placed
}

/** Correlation of two pictures from -1 to 1, independent of brightness, contrast and tint. */
export function correlate(first: Float32Array, second: Float32Array, channels: number): number {
  let sum = 0
  for (let channel = 0; channel < channels; channel += 1) sum += correlateChannel(first, second, channel, channels)
  return sum / channels
}

function correlateChannel(first: Float32Array, second: Float32Array, from: number, step: number): number {
  let [count, a, b, aa, bb, ab] = [0, 0, 0, 0, 0, 0]
  for (let at = from; at < first.length; at += step) {
    const [x, y] = [first[at] as number, second[at] as number]
    count += 1
    a += x
    b += y
    aa += x * x
    bb += y * y
    ab += x * y
  }
  return (ab - (a * b) / count) / (Math.sqrt((aa - (a * a) / count) * (bb - (b * b) / count)) || 1)
}

export function computeDistance(first: Float32Array, second: Float32Array): number {
  let sum = 0
  for (let at = 0; at < first.length; at += 1) sum += ((first[at] as number) - (second[at] as number)) ** 2
  return Math.sqrt(sum / first.length)
}
