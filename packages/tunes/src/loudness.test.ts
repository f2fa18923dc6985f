import { expect, it } from 'vitest'
import { measureTruePeak } from '../test/true-peak.ts'
import { measureLoudness, toFactor } from './loudness.ts'
import { masterSound } from './master.ts'
import { createSeededRandom } from './random.ts'
import { SAMPLE_RATE, scaleSound, createSilence, type Stereo } from './sound.ts'

const sine = (hertz: number, level: number, seconds = 3, phase = 0): Float32Array =>
  Float32Array.from(
    { length: seconds * SAMPLE_RATE },
    (_, n) => level * Math.sin((2 * Math.PI * hertz * n) / SAMPLE_RATE + phase),
  )

const both = (channel: Float32Array): Stereo => ({ left: channel, right: channel })

it('measures the reference tones of the standard correctly', () => {
  const full = sine(997, 1)
  expect(measureLoudness({ left: full, right: new Float32Array(full.length) })).toBeCloseTo(-3.01, 1)
  expect(measureLoudness(both(sine(1000, toFactor(-23))))).toBeCloseTo(-23, 1)
})

it('weights low tones less than high ones', () => {
  expect(measureLoudness(both(sine(40, 0.5)))).toBeLessThan(measureLoudness(both(sine(400, 0.5))) - 4)
  expect(measureLoudness(both(sine(6000, 0.5)))).toBeGreaterThan(measureLoudness(both(sine(400, 0.5))) + 3)
})

it('ignores silence between the tones', () => {
  const tone = sine(1000, 0.2)
  const gapped = new Float32Array(tone.length * 3)
  gapped.set(tone)
  expect(measureLoudness(both(gapped))).toBeCloseTo(measureLoudness(both(tone)), 0)
  expect(measureLoudness(createSilence(SAMPLE_RATE))).toBe(Number.NEGATIVE_INFINITY)
})

it('finds peaks between the samples', () => {
  // The samples of this tone all lie 3 dB below the peak of the wave.
  const tone = both(sine(SAMPLE_RATE / 4, 1, 1, Math.PI / 4))
  expect(Math.max(...tone.left.subarray(0, 1000))).toBeCloseTo(0.707, 2)
  expect(measureTruePeak(tone)).toBeCloseTo(0, 0)
})

it('brings any sound to the same loudness and below the same peak', () => {
  const random = createSeededRandom('storm')
  const knocks = sine(700, 0.05).map((sample, n) => sample + (n % 12_000 < 60 ? random() * 2 - 1 : 0))
  for (const sound of [both(knocks), scaleSound(both(sine(300, 1)), 0.001), both(sine(150, 1))]) {
    const master = masterSound(sound)
    expect(Math.abs(measureLoudness(master) + 16)).toBeLessThan(0.5)
    expect(measureTruePeak(master)).toBeLessThan(-1.4)
  }
})

it('keeps silence silent', () => {
  expect(masterSound(createSilence(SAMPLE_RATE)).left.every((sample) => sample === 0)).toBe(true)
})
