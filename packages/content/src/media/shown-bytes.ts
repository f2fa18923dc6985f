/**
 * Lengths of puzzle files before solving. All files of one game and step are padded to the same number of bytes, so
 * that the length of a response reveals nothing about the answer.
 */

const KILOBYTE = 1024

/** Minimum number of padding bytes, which is the length of the header of the added chunk. */
export const FILLING_HEAD_BYTES = 8

export const COVER_BYTES = 96 * KILOBYTE
export const SILHOUETTE_BYTES = 24 * KILOBYTE
export const EYES_BYTES = 24 * KILOBYTE

/** At this zoom or a closer one, the visible part of a scene fits the smaller size. */
const NARROW_ZOOM = 300

export function getSceneBytes(zoom: number): number {
  return (zoom >= NARROW_ZOOM ? 64 : 96) * KILOBYTE
}

/** Returns the maximum size of a file that can be padded to this length. */
export function getMaxFileSize(bytes: number): number {
  return bytes - FILLING_HEAD_BYTES
}
