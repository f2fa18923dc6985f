import type { Line } from './arrange.ts'
import { frequencyOf } from './harmony.ts'
import { INSTRUMENTS } from './instruments/index.ts'
import { loudnessOf, toFactor } from './loudness.ts'
import { seededRandom } from './random.ts'
import { samplesIn, scaled, silence, type Stereo } from './sound.ts'

/** The loudness of a melody before the mix is mastered, in LUFS. */
const MELODY = -22
/** How far apart the voices of one player stand. */
const SPREAD = 0.12

/** One player alone, as loud as the mix wants it. */
export function perform(line: Line, samples: number, seed: string): Stereo {
  const stem = silence(samples)
  for (const [n, cue] of line.cues.entries()) {
    const random = seededRandom(`${seed} note ${n}`)
    const { loudness, seconds } = cue
    const note = INSTRUMENTS[line.plays]({ frequency: frequencyOf(cue.pitch), seconds, loudness, random })
    place(stem, note, samplesIn(cue.start), line.pan + SPREAD * ((n % 3) - 1))
  }
  return levelled(stem, MELODY + line.level)
}

/** Adds a note at its place from left to right, with the same power wherever that is. */
function place(stem: Stereo, note: Float32Array, start: number, pan: number) {
  const angle = ((Math.max(-1, Math.min(1, pan)) + 1) * Math.PI) / 4
  const left = Math.cos(angle)
  const right = Math.sin(angle)
  const end = Math.min(note.length, stem.left.length - start)
  for (let n = 0; n < end; n += 1) {
    const sample = note[n] as number
    const at = start + n
    stem.left[at] = (stem.left[at] as number) + sample * left
    stem.right[at] = (stem.right[at] as number) + sample * right
  }
}

export function levelled(sound: Stereo, lufs: number): Stereo {
  const loudness = loudnessOf(sound)
  return Number.isFinite(loudness) ? scaled(sound, toFactor(lufs - loudness)) : sound
}
