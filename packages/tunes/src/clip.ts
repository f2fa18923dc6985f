import { masterSound } from './master.ts'
import { playScore } from './mix.ts'
import { writeMp4 } from './mp4-opus.ts'
import { encodeOpus } from './opus.ts'
import { resampleChannel } from './resample.ts'
import type { Excerpt, Score } from './score.ts'
import { countSamples, type Stereo } from './sound.ts'

const BITS_PER_SECOND = 80_000
const FADE_SECONDS = 0.8

/** A recording with one or more channels of samples between -1 and 1. */
export interface Recording {
  readonly channels: readonly Float32Array[]
  /** Samples per second. */
  readonly rate: number
}

/** Renders and encodes an excerpt of a score for browsers. The same score, excerpt and seed give the same bytes. */
export function createClip(score: Score, excerpt: Excerpt, seed: string): Uint8Array {
  return encodeSound(playScore(score, excerpt, seed))
}

/** Encodes the start of a recording, scaled to the loudness of all clips. */
export function createRecordedClip({ channels, rate }: Recording, seconds: number): Uint8Array {
  const [left = new Float32Array(), right = left] = channels
  const heard = (channel: Float32Array) => resampleChannel(channel.subarray(0, Math.ceil(seconds * rate)), rate)
  return encodeSound(masterSound(fadeOut({ left: heard(left), right: heard(right) })))
}

function encodeSound(sound: Stereo): Uint8Array {
  return writeMp4(encodeOpus(sound, BITS_PER_SECOND))
}

function fadeOut({ left, right }: Stereo): Stereo {
  const length = Math.min(countSamples(FADE_SECONDS), left.length)
  const gain = (n: number) => Math.min(1, (left.length - n) / length)
  return { left: left.map((sample, n) => sample * gain(n)), right: right.map((sample, n) => sample * gain(n)) }
}
