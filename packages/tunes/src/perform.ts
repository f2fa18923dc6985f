import type { InstrumentLine } from './arrange.ts'
import { toFrequency } from './harmony.ts'
import { INSTRUMENTS } from './instruments/index.ts'
import { measureLoudness, toFactor } from './loudness.ts'
import { createSeededRandom } from './random.ts'
import { countSamples, scaleSound, createSilence, type Stereo } from './sound.ts'

/** The loudness of the melody before the final mix is scaled, in LUFS. */
const MELODY = -22
/** How far apart an instrument's consecutive notes are in the stereo image. */
const SPREAD = 0.12

/** Renders one instrument at the level that the mix requires. */
export function performLine(line: InstrumentLine, samples: number, seed: string): Stereo {
  const stem = createSilence(samples)
  for (const [n, cue] of line.cues.entries()) {
    const random = createSeededRandom(`${seed} note ${n}`)
    const { loudness, seconds } = cue
    const note = INSTRUMENTS[line.instrument]({ frequency: toFrequency(cue.pitch), seconds, loudness, random })
    addPannedNote(stem, note, countSamples(cue.start), line.pan + SPREAD * ((n % 3) - 1))
  }
  return scaleToLoudness(stem, MELODY + line.level)
}

/** Adds a note at a position in the stereo image. Its power is the same at every position. */
function addPannedNote(stem: Stereo, note: Float32Array, start: number, pan: number) {
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

export function scaleToLoudness(sound: Stereo, lufs: number): Stereo {
  const loudness = measureLoudness(sound)
  return Number.isFinite(loudness) ? scaleSound(sound, toFactor(lufs - loudness)) : sound
}
