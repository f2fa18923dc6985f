import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import sharp from 'sharp'

/** A file of a pack, with its hash at the time the pack was loaded. */
export interface OwnFile {
  /** Absolute path of the file. */
  readonly file: string
  readonly sha256: string
}

export interface OwnPicture extends OwnFile {
  readonly width: number
  readonly height: number
  /** Whether some pixels are transparent. Otherwise, no outline can be drawn. */
  readonly hasAlpha: boolean
}

export type InspectionResult<Found> = { readonly found: Found } | { readonly fault: string }

const PICTURES: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp'])
const LEAST_SIDE = 300
const MOST_PIXELS = 40_000_000

/** Inspects a picture file. `path` is relative to the pack's folder. */
export async function inspectPicture(directory: string, path: string): Promise<InspectionResult<OwnPicture>> {
  const read = await readPackFile(directory, path)
  if ('fault' in read) return read
  const { bytes, packFile } = read.found
  try {
    const { format, autoOrient, hasAlpha } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata()
    const { width, height } = autoOrient
    if (!PICTURES.has(format)) return { fault: `"${path}" is ${format}, not PNG, JPEG or WebP` }
    if (Math.min(width, height) < LEAST_SIDE)
      return { fault: `"${path}" is ${width} by ${height} pixels; either side needs ${LEAST_SIDE}` }
    const { isOpaque } = hasAlpha ? await sharp(bytes).stats() : { isOpaque: true }
    return { found: { ...packFile, width, height, hasAlpha: !isOpaque } }
  } catch {
    return { fault: `"${path}" is not a readable picture` }
  }
}

/** Inspects a sound file. `path` is relative to the pack's folder. */
export async function inspectSound(directory: string, path: string): Promise<InspectionResult<OwnFile>> {
  const read = await readPackFile(directory, path)
  if ('fault' in read) return read
  return detectSoundFormat(read.found.bytes)
    ? { found: read.found.packFile }
    : { fault: `"${path}" is not MP3, OGG or WAV` }
}

async function readPackFile(
  directory: string,
  path: string,
): Promise<InspectionResult<{ bytes: Buffer; packFile: OwnFile }>> {
  const inside = normalize(path)
  if (inside.startsWith('..') || inside.startsWith(sep)) return { fault: `"${path}" is outside the pack` }
  const file = join(directory, inside)
  try {
    const bytes = await readFile(file)
    return { found: { bytes, packFile: { file, sha256: createHash('sha256').update(bytes).digest('hex') } } }
  } catch {
    return { fault: `"${path}" is missing` }
  }
}

export type SoundFormat = 'wav' | 'mp3' | 'vorbis' | 'opus'

/** The length of the header with which the first page of an OGG file begins. */
const OGG_HEADER = 28

/** Detects the format from the first bytes, because file extensions are unreliable. */
export function detectSoundFormat(bytes: Buffer): SoundFormat | undefined {
  const starts = (text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text
  if (starts('RIFF') && starts('WAVE', 8)) return 'wav'
  if (starts('OggS')) return starts('OpusHead', OGG_HEADER) ? 'opus' : 'vorbis'
  const isMpegFrame = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0
  return starts('ID3') || isMpegFrame ? 'mp3' : undefined
}
