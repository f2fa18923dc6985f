import { pickOffset, createSeededRandom } from '@otogi/tunes/random'

/** The changes that make a picture differ from its plain version. They are so small that players hardly notice them. */
export interface PictureChanges {
  readonly isMirrored: boolean
  /** Rotation in degrees. The crop removes the empty corners. */
  readonly turn: number
  /** The visible part: its size as a fraction of the picture's sides, and its position. */
  readonly crop: { readonly share: number; readonly x: number; readonly y: number }
  /** Factors and offsets for the red, green and blue channels. */
  readonly gains: readonly number[]
  readonly offsets: readonly number[]
  /** Brightness factors on a grid of LIGHT_SIDE by LIGHT_SIDE points. */
  readonly light: readonly number[]
}

/** The changes that make a clip differ from its plain version. */
export interface ClipChanges {
  readonly tempo: number
  /** Transposition in semitones. */
  readonly tuning: number
}

export const LIGHT_SIDE = 4

const CROP = { least: 0.91, most: 0.97 }
/** The crop of a rotated picture is smaller, so that it contains no empty corners. */
const TURNED_CROP = { least: 0.9, most: 0.94 }
const MOST_TURN = 2.5
const MOST_GAIN = 0.05
const MOST_OFFSET = 7
const MOST_LIGHT = 0.08
/** The clip may become only slightly slower, because a longer clip would exceed its size limit. */
const TEMPO = { least: 0.99, most: 1.07 }
const MOST_TUNING = 0.7

export type PictureLimits = {
  /** A pack's picture files may contain text, so they are not mirrored. */
  readonly canMirror: boolean
  readonly canTurn: boolean
  /** In gray pictures, all channels change by the same amount, so that they stay gray. */
  readonly isGray: boolean
}

/** Derives the changes from a seed. All reveal steps of a puzzle share a seed. */
export function createPictureChanges(seed: string, { canMirror, canTurn, isGray }: PictureLimits): PictureChanges {
  const random = createSeededRandom(`${seed} look`)
  const { least, most } = canTurn ? TURNED_CROP : CROP
  const isMirrored = random() < 0.5 && canMirror
  const turn = canTurn ? pickOffset(random, MOST_TURN) : 0
  const crop = { share: least + (most - least) * random(), x: random(), y: random() }
  const channels = (size: number) => {
    const [red = 0, ...others] = [0, 1, 2].map(() => pickOffset(random, size))
    return isGray ? [red, red, red] : [red, ...others]
  }
  const gains = channels(MOST_GAIN).map((change) => 1 + change)
  const offsets = channels(MOST_OFFSET)
  const light = Array.from({ length: LIGHT_SIDE * LIGHT_SIDE }, () => 1 + pickOffset(random, MOST_LIGHT))
  return { isMirrored, turn, crop, gains, offsets, light }
}

export function createClipChanges(seed: string): ClipChanges {
  const random = createSeededRandom(`${seed} sound`)
  return { tempo: TEMPO.least + (TEMPO.most - TEMPO.least) * random(), tuning: pickOffset(random, MOST_TUNING) }
}
