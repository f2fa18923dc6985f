import { mastered } from './master.ts'
import { play } from './mix.ts'
import { mp4Opus } from './mp4-opus.ts'
import { encodeOpus } from './opus.ts'
import { resampled } from './resample.ts'
import type { Excerpt, Score } from './score.ts'
import { samplesIn, type Stereo } from './sound.ts'

const BITS_PER_SECOND = 80_000
const FADE_SECONDS = 0.8

/** A sound as it was recorded: one or more channels of samples between -1 and 1. */
export interface Recording {
  readonly channels: readonly Float32Array[]
  /** Samples per second. */
  readonly rate: number
}

/** An excerpt of a score as the file a browser plays. The same score, excerpt and seed give the same bytes. */
export function clip(score: Score, excerpt: Excerpt, seed: string): Uint8Array {
  return encoded(play(score, excerpt, seed))
}

/** The beginning of a recording, as loud as every clip, as the file a browser plays. */
export function recordedClip({ channels, rate }: Recording, seconds: number): Uint8Array {
  const [left = new Float32Array(), right = left] = channels
  const heard = (channel: Float32Array) => resampled(channel.subarray(0, Math.ceil(seconds * rate)), rate)
  return encoded(mastered(faded({ left: heard(left), right: heard(right) })))
}

function encoded(sound: Stereo): Uint8Array {
  return mp4Opus(encodeOpus(sound, BITS_PER_SECOND))
}

function faded({ left, right }: Stereo): Stereo {
  const length = Math.min(samplesIn(FADE_SECONDS), left.length)
  const gain = (n: number) => Math.min(1, (left.length - n) / length)
  return { left: left.map((sample, n) => sample * gain(n)), right: right.map((sample, n) => sample * gain(n)) }
}
