import { play } from './mix.ts'
import { mp4Opus } from './mp4-opus.ts'
import { encodeOpus } from './opus.ts'
import type { Excerpt, Score } from './score.ts'

const BITS_PER_SECOND = 80_000

/** An excerpt of a score as the file a browser plays. The same score, excerpt and seed give the same bytes. */
export function clip(score: Score, excerpt: Excerpt, seed: string): Uint8Array {
  return mp4Opus(encodeOpus(play(score, excerpt, seed), BITS_PER_SECOND))
}
