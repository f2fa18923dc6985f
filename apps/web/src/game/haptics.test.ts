import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const vibrations: unknown[] = []

/** Loads a fresh copy of the module in a browser with these preferences. */
function loadHaptics(stored: Readonly<Record<string, string>> = {}, { motion = '', hasBeenActive = true } = {}) {
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null })
  vi.stubGlobal('document', { documentElement: { dataset: { motion } } })
  vi.stubGlobal('navigator', {
    userActivation: { hasBeenActive },
    vibrate: (pattern: unknown) => vibrations.push(pattern),
  })
  return import('./haptics.ts')
}

beforeEach(() => {
  vi.resetModules()
  vibrations.length = 0
})
afterEach(() => vi.unstubAllGlobals())

it('a wrong guess vibrates once, a win several times', async () => {
  const { vibrate } = await loadHaptics()
  vibrate('wrong')
  vibrate('win')
  expect(vibrations).toEqual([[45], [20, 40, 60]])
})

it.each([
  ['vibration is off', { haptics: 'off' }, {}],
  ['sounds are muted', { muted: 'true' }, {}],
  ['the player wants less motion', {}, { motion: 'reduced' }],
  ['the player has not touched the page yet', {}, { hasBeenActive: false }],
])('does not vibrate if %s', async (_, stored, browser) => {
  const { vibrate } = await loadHaptics(stored as Record<string, string>, browser)
  vibrate('win')
  expect(vibrations).toEqual([])
})

it('does nothing on a device without vibration', async () => {
  vi.stubGlobal('navigator', {})
  const { canVibrate, vibrate } = await import('./haptics.ts')
  vibrate('win')
  expect(canVibrate()).toBe(false)
})
