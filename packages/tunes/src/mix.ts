import { arrangeScore, getEnsemble } from './arrange.ts'
import { measureLoudness } from './loudness.ts'
import { masterSound } from './master.ts'
import { scaleToLoudness, performLine } from './perform.ts'
import { createReverb } from './reverb.ts'
import type { Excerpt, Score } from './score.ts'
import { countSamples, createSilence, type Stereo } from './sound.ts'

/** Seconds of silence before the first note, so that media players do not cut off its start. */
export const LEAD = 0.03
/** The longest time that the last note may take to fade out, in seconds. */
const RING = 1.8
const FADE_IN = 0.01
const FADE_OUT = { ringing: 2, cut: 0.5 }

/** Renders an excerpt of a score. The same score, excerpt and seed give the same sound. */
export function playScore(score: Score, excerpt: Excerpt, seed: string): Stereo {
  const samples = countSamples(getExcerptSeconds(score, excerpt))
  const { room, wet } = getEnsemble(score, excerpt)
  const dry = createSilence(samples)
  for (const [n, line] of arrangeScore(score, excerpt, seed).entries()) {
    const cues = line.cues.map((cue) => ({ ...cue, start: cue.start + LEAD, pitch: cue.pitch + (score.tuning ?? 0) }))
    addSound(dry, performLine({ ...line, cues }, samples, `${seed} player ${n}`))
  }
  addSound(dry, scaleToLoudness(createReverb(dry, room), measureLoudness(dry) + wet))
  return masterSound(fadeEnd(dry, excerpt.seconds === null ? FADE_OUT.ringing : FADE_OUT.cut))
}

export function getExcerptSeconds({ bpm }: Score, { fromBeat, toBeat, seconds }: Excerpt): number {
  return seconds ?? LEAD + ((toBeat - fromBeat) * 60) / bpm + RING
}

function addSound(sum: Stereo, part: Stereo) {
  for (let n = 0; n < sum.left.length; n += 1) {
    sum.left[n] = (sum.left[n] as number) + (part.left[n] as number)
    sum.right[n] = (sum.right[n] as number) + (part.right[n] as number)
  }
}

function fadeEnd({ left, right }: Stereo, seconds: number): Stereo {
  const rise = countSamples(FADE_IN)
  const fall = countSamples(seconds)
  const last = left.length - 1
  const gain = (n: number) => smoothFade(n / rise) * smoothFade((last - n) / fall)
  const channel = (samples: Float32Array) => {
    const out = samples.slice()
    for (let n = 0; n <= last; n += 1) if (n < rise || last - n < fall) out[n] = (out[n] as number) * gain(n)
    return out
  }
  return { left: channel(left), right: channel(right) }
}

function smoothFade(progress: number): number {
  return progress >= 1 ? 1 : 0.5 - 0.5 * Math.cos(Math.PI * progress)
}
