import { arrange, ensembleOf } from './arrange.ts'
import { loudnessOf } from './loudness.ts'
import { mastered } from './master.ts'
import { levelled, perform } from './perform.ts'
import { reverb } from './reverb.ts'
import type { Excerpt, Score } from './score.ts'
import { samplesIn, silence, type Stereo } from './sound.ts'

/** Silence before the first note, so that its attack is whole. */
export const LEAD = 0.03
/** How long the last note may ring. */
const RING = 1.8
const FADE_IN = 0.01
const FADE_OUT = { ringing: 2, cut: 0.5 }

/** Plays an excerpt of a score. The same score, excerpt and seed give the same sound. */
export function play(score: Score, excerpt: Excerpt, seed: string): Stereo {
  const samples = samplesIn(secondsOf(score, excerpt))
  const { room, wet } = ensembleOf(score, excerpt)
  const dry = silence(samples)
  for (const [n, line] of arrange(score, excerpt, seed).entries()) {
    const cues = line.cues.map((cue) => ({ ...cue, start: cue.start + LEAD, pitch: cue.pitch + (score.tuning ?? 0) }))
    add(dry, perform({ ...line, cues }, samples, `${seed} player ${n}`))
  }
  add(dry, levelled(reverb(dry, room), loudnessOf(dry) + wet))
  return mastered(faded(dry, excerpt.seconds === null ? FADE_OUT.ringing : FADE_OUT.cut))
}

export function secondsOf({ bpm }: Score, { fromBeat, toBeat, seconds }: Excerpt): number {
  return seconds ?? LEAD + ((toBeat - fromBeat) * 60) / bpm + RING
}

function add(sum: Stereo, part: Stereo) {
  for (let n = 0; n < sum.left.length; n += 1) {
    sum.left[n] = (sum.left[n] as number) + (part.left[n] as number)
    sum.right[n] = (sum.right[n] as number) + (part.right[n] as number)
  }
}

function faded({ left, right }: Stereo, seconds: number): Stereo {
  const rise = samplesIn(FADE_IN)
  const fall = samplesIn(seconds)
  const last = left.length - 1
  const gain = (n: number) => smooth(n / rise) * smooth((last - n) / fall)
  const channel = (samples: Float32Array) => {
    const out = samples.slice()
    for (let n = 0; n <= last; n += 1) if (n < rise || last - n < fall) out[n] = (out[n] as number) * gain(n)
    return out
  }
  return { left: channel(left), right: channel(right) }
}

function smooth(share: number): number {
  return share >= 1 ? 1 : 0.5 - 0.5 * Math.cos(Math.PI * share)
}
