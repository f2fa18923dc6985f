import { isMotionReduced } from '../platform/appearance.ts'
import { readPreference, writePreference } from '../platform/storage.ts'
import { createStore, useStore } from '../platform/store.ts'

/** Lengths of vibrations and the pauses between them, in milliseconds. */
const PATTERNS = { flip: [8], result: [20], win: [20, 40, 60], wrong: [45] } as const

type Haptic = keyof typeof PATTERNS

const enabled = createStore(readPreference('haptics') !== 'off')

/** Whether the device can vibrate. Computers and iPhones cannot. */
export function canVibrate(): boolean {
  return typeof navigator.vibrate === 'function'
}

/** Vibrates, unless the player has turned vibration off, has muted the sounds or wants less motion. */
export function vibrate(haptic: Haptic): void {
  if (!canVibrate() || !enabled.read() || readPreference('muted') === 'true' || isMotionReduced()) return
  // Browsers refuse to vibrate before the first user gesture.
  if (!navigator.userActivation?.hasBeenActive) return
  navigator.vibrate(PATTERNS[haptic])
}

/** Whether vibration is on, with a setter. */
export function useHaptics(): { isOn: boolean; setOn: (on: boolean) => void } {
  return { isOn: useStore(enabled), setOn: setHaptics }
}

function setHaptics(on: boolean): void {
  enabled.write(on)
  writePreference('haptics', on ? 'on' : 'off')
}
