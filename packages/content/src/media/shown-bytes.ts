/**
 * Lengths of puzzle files before solving. All files of one game and step are padded to the same number of bytes, so
 * that the response length reveals nothing.
 */

const KILOBYTE = 1024

/** Minimum bytes of padding: the header of the added chunk. */
export const FILLING_HEAD_BYTES = 8

export const COVER_BYTES = 96 * KILOBYTE
export const SILHOUETTE_BYTES = 24 * KILOBYTE
export const EYES_BYTES = 24 * KILOBYTE

/** From this zoom on, the visible part of a scene fits the smaller size. */
const NARROW_ZOOM = 300

export function getSceneBytes(zoom: number): number {
  return (zoom >= NARROW_ZOOM ? 64 : 96) * KILOBYTE
}

/** Maximum size of a file before padding to this length. */
export function getMaxFileSize(bytes: number): number {
  return bytes - FILLING_HEAD_BYTES
}
