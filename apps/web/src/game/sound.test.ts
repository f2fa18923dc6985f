import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** The gain of each note and its start time. */
const volumes: number[] = []
const starts: number[] = []

const param = (hears?: (value: number) => void) => ({
  setValueAtTime() {},
  linearRampToValueAtTime: (value: number) => hears?.(value),
  exponentialRampToValueAtTime() {},
})

class SilentAudio {
  currentTime = 0
  state = 'running'
  destination = {}
  createOscillator() {
    return {
      type: '',
      frequency: param(),
      connect: (next: unknown) => next,
      start: (at: number) => starts.push(at),
      stop() {},
    }
  }
  createGain() {
    return { gain: param((value) => volumes.push(value)), connect: (next: unknown) => next }
  }
}

/** Loads a fresh copy of the module in a browser with these preferences. */
function loadSound(stored: Readonly<Record<string, string>> = {}) {
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null })
  return import('./sound.ts')
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('AudioContext', SilentAudio)
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  volumes.length = 0
  starts.length = 0
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['flip', 0.3],
  ['result', 0.1],
  ['win', 0.5],
] as const)('the sound of a %s is played at volume %f by default', async (sound, volume) => {
  const { playSound } = await loadSound()
  playSound(sound)
  expect(new Set(volumes)).toEqual(new Set([volume]))
})

it('a volume that the player set makes every sound quieter, and mute silences them', async () => {
  const { playSound } = await loadSound({ volume: '0.5' })
  playSound('win')
  expect(new Set(volumes)).toEqual(new Set([0.25]))
  vi.resetModules()
  volumes.length = 0
  const muted = await loadSound({ muted: 'true' })
  muted.playSound('win')
  expect(volumes).toEqual([])
})

it('a delayed sound starts after its delay', async () => {
  const { playSound } = await loadSound()
  playSound('click')
  playSound('click', 45)
  expect(starts).toEqual([0, 0.045])
})
