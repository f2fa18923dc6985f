import type { Stereo } from '../src/sound.ts'
import { measurePeaks } from '../src/true-peak.ts'

/** Returns the peak of the whole wave, in dBTP. */
export function measureTruePeak(sound: Stereo): number {
  return 20 * Math.log10(measurePeaks(sound, 0).reduce((most, peak) => Math.max(most, peak), 0))
}
