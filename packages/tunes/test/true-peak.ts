import type { Stereo } from '../src/sound.ts'
import { peaksOf } from '../src/true-peak.ts'

/** The highest point of the whole wave, in dBTP. */
export function truePeakOf(sound: Stereo): number {
  return 20 * Math.log10(peaksOf(sound, 0).reduce((most, peak) => Math.max(most, peak), 0))
}
