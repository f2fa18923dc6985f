import { isMotionReduced } from '../platform/appearance.ts'
import { readPreference } from '../platform/storage.ts'

/** Lengths of vibrations and the pauses between them, in ms. */
const PATTERNS = { flip: [8], result: [20], win: [20, 40, 60], wrong: [45] } as const

type Haptic = keyof typeof PATTERNS

/** Whether the device can vibrate. Computers and iPhones cannot. */
export function canVibrate(): boolean {
  return typeof navigator.vibrate === 'function'
}

/** Vibrates, unless the player has turned vibration off, has muted the sounds or wants less motion. */
export function vibrate(haptic: Haptic): void {
  if (!canVibrate() || !isVibrationOn() || readPreference('muted') === 'true' || isMotionReduced()) return
  // Browsers refuse to vibrate before the first user gesture.
  if (!navigator.userActivation?.hasBeenActive) return
  navigator.vibrate(PATTERNS[haptic])
}

/** Whether vibration is on. */
export function isVibrationOn(): boolean {
  return readPreference('haptics') !== 'off'
}
