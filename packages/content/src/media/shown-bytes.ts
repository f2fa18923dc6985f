/**
 * How long the files are that a puzzle shows before it is solved. All of one game and stage are made to fit into the same
 * number of bytes and are filled up to it when they are sent, so that the length of an answer tells nothing of it.
 */

const KILOBYTE = 1024

/** What filling a file up takes at least: the head of the part that is added. */
export const FILLING_HEAD_BYTES = 8

export const COVER_BYTES = 96 * KILOBYTE
export const SILHOUETTE_BYTES = 24 * KILOBYTE
export const EYES_BYTES = 24 * KILOBYTE

/** From this zoom on, the part of a scene that is shown is small enough for the smaller size. */
const NARROW_ZOOM = 300

export function sceneBytes(zoom: number): number {
  return (zoom >= NARROW_ZOOM ? 64 : 96) * KILOBYTE
}

/** What a file may weigh that is filled up to this length. */
export function roomIn(bytes: number): number {
  return bytes - FILLING_HEAD_BYTES
}
