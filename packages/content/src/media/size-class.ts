import type { MediaKind, Mode } from '@otogi/rules/games/games'
import { computePixelGrid } from '@otogi/rules/games/reveal'

const KILOBYTE = 1024

/** The minimum number of padding bytes: the header length of the chunk that contains the padding. */
export const PADDING_HEADER_BYTES = 8

/** A lossless cover with few pixels needs at most this many bytes per pixel, plus the file header. */
const BYTES_PER_PIXEL = 4
const FILE_HEADER_BYTES = 128

/** From this zoom on, the visible part of a scene is small enough for the smaller size class. */
const NARROW_ZOOM = 300

const CLIP_KILOBYTES = [224, 112, 64] as const

/** The fields of a media request that determine its size class. */
type SizedRequest =
  | { readonly kind: 'scene'; readonly zoom: number }
  | { readonly kind: 'cover'; readonly block: number }
  | { readonly kind: 'clip'; readonly mode: Mode | 'full' }
  | { readonly kind: 'card' | Exclude<MediaKind, 'scene' | 'cover' | 'clip'> }

/**
 * Returns a file's size class; the file is padded to a multiple of it. All answers at the same reveal step have the
 * same size class, so that the file size does not reveal the answer. Returns undefined for media that are shown only
 * with the answer.
 */
export function getSizeClass(request: SizedRequest): number | undefined {
  switch (request.kind) {
    case 'scene':
      return (request.zoom >= NARROW_ZOOM ? 64 : 96) * KILOBYTE
    case 'cover':
      return getCoverSizeClass(request.block)
    case 'silhouette':
    case 'eyes':
      return 24 * KILOBYTE
    case 'clip':
      return request.mode === 'full' ? undefined : CLIP_KILOBYTES[request.mode] * KILOBYTE
    case 'card':
    case 'silhouette-solution':
    case 'eyes-solution':
      return undefined
  }
}

/** Returns the maximum size of a file that can be padded to its size class. */
export function getMaxFileSize(request: SizedRequest): number {
  const size = getSizeClass(request)
  if (size === undefined) throw new RangeError(`a file of kind ${request.kind} is not padded`)
  return size - PADDING_HEADER_BYTES
}

function getCoverSizeClass(blockSize: number): number {
  if (blockSize === 1) return 96 * KILOBYTE
  const { columns, rows } = computePixelGrid(blockSize)
  return BYTES_PER_PIXEL * columns * rows + FILE_HEADER_BYTES
}
