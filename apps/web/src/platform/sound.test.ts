import { expect, it, vi } from 'vitest'

/** How loud each note is struck. */
const struck: number[] = []

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
    return { type: '', frequency: param(), connect: (next: unknown) => next, start() {}, stop() {} }
  }
  createGain() {
    return { gain: param((value) => struck.push(value)), connect: (next: unknown) => next }
  }
}

it.each([
  ['flip', 0.3],
  ['result', 0.1],
  ['win', 0.5],
] as const)('the sound of a %s is played at %f of the volume that the player chose', async (sound, loudness) => {
  vi.resetModules()
  vi.stubGlobal('AudioContext', SilentAudio)
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'volume' ? '1' : null) })
  struck.length = 0
  const { play } = await import('./sound.ts')
  play(sound)
  expect(new Set(struck)).toEqual(new Set([loudness]))
  vi.unstubAllGlobals()
})
