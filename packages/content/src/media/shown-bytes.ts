/**
 * File lengths of puzzle pictures before the puzzle is solved. All files of one game and step are padded to the same
 * number of bytes, so that the length of a response reveals nothing about the answer.
 */

const KILOBYTE = 1024

/** Minimum number of padding bytes: the length of the header of the added chunk. */
export const PADDING_HEADER_BYTES = 8

export const COVER_BYTES = 96 * KILOBYTE
export const SILHOUETTE_BYTES = 24 * KILOBYTE
export const EYES_BYTES = 24 * KILOBYTE

/** From this zoom on, the visible part of a scene fits into the smaller file length. */
const NARROW_ZOOM = 300

export function getSceneFileLength(zoom: number): number {
  return (zoom >= NARROW_ZOOM ? 64 : 96) * KILOBYTE
}

/** Returns the maximum size of a file that can be padded to this length. */
export function getMaxFileSize(paddedLength: number): number {
  return paddedLength - PADDING_HEADER_BYTES
}
