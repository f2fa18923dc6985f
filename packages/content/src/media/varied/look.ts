import { around, seededRandom } from '@otogi/tunes/random'

/** How a picture is altered. The limits are what a person looking at it does not mind. */
export interface Look {
  readonly isMirrored: boolean
  /** Degrees; turned corners are cut away. */
  readonly turn: number
  /** The part of the picture that is kept, as fractions of its sides, and where it lies within the rest. */
  readonly crop: { readonly share: number; readonly x: number; readonly y: number }
  /** Factors and additions for red, green and blue. */
  readonly gains: readonly number[]
  readonly offsets: readonly number[]
  /** Brightness factors on a grid of LIGHT_SIDE by LIGHT_SIDE points over the picture. */
  readonly light: readonly number[]
}

/** How a tune is altered. */
export interface Sound {
  readonly tempo: number
  /** Semitones. */
  readonly tuning: number
}

export const LIGHT_SIDE = 4

const CROP = { least: 0.91, most: 0.97 }
/** A turned picture is cropped more, so that its corners stay filled. */
const TURNED_CROP = { least: 0.9, most: 0.94 }
const MOST_TURN = 2.5
const MOST_GAIN = 0.05
const MOST_OFFSET = 7
const MOST_LIGHT = 0.08
/** Little slower at most: a clip that is longer would not fit into its size. */
const TEMPO = { least: 0.99, most: 1.07 }
const MOST_TUNING = 0.7

export type LookLimits = {
  /** A picture that a pack brings may hold writing: it is not mirrored. */
  readonly canMirror: boolean
  readonly canTurn: boolean
  /** Without colors: all channels change alike. */
  readonly isGray: boolean
}

/** The look of a seed: the same at every stage of a puzzle. */
export function createLook(seed: string, { canMirror, canTurn, isGray }: LookLimits): Look {
  const random = seededRandom(`${seed} look`)
  const { least, most } = canTurn ? TURNED_CROP : CROP
  const isMirrored = random() < 0.5 && canMirror
  const turn = canTurn ? around(random, MOST_TURN) : 0
  const crop = { share: least + (most - least) * random(), x: random(), y: random() }
  const channels = (size: number) => {
    const [red = 0, ...others] = [0, 1, 2].map(() => around(random, size))
    return isGray ? [red, red, red] : [red, ...others]
  }
  const gains = channels(MOST_GAIN).map((change) => 1 + change)
  const offsets = channels(MOST_OFFSET)
  const light = Array.from({ length: LIGHT_SIDE * LIGHT_SIDE }, () => 1 + around(random, MOST_LIGHT))
  return { isMirrored, turn, crop, gains, offsets, light }
}

export function createSound(seed: string): Sound {
  const random = seededRandom(`${seed} sound`)
  return { tempo: TEMPO.least + (TEMPO.most - TEMPO.least) * random(), tuning: around(random, MOST_TUNING) }
}
