import { describe, expect, it } from 'vitest'
import { resampleChannel } from './resample.ts'
import { SAMPLE_RATE } from './sound.ts'

const tone = (hertz: number, rate: number, seconds: number) =>
  Float32Array.from({ length: rate * seconds }, (_, n) => Math.sin((2 * Math.PI * hertz * n) / rate))

/** Returns the largest error, ignoring both ends, where the sound starts and stops abruptly. */
function measureError(actual: Float32Array, expected: Float32Array): number {
  return actual
    .slice(500, -500)
    .reduce((worst, sample, n) => Math.max(worst, Math.abs(sample - (expected[n + 500] ?? 9))), 0)
}

describe('resampleChannel', () => {
  it.each([
    [44_100, 440],
    [44_100, 8000],
    [22_050, 3000],
    [96_000, 1000],
  ])('converts from %i samples per second a tone of %i Hz without changing it', (rate, hertz) => {
    const got = resampleChannel(tone(hertz, rate, 0.2), rate)
    const wanted = tone(hertz, SAMPLE_RATE, 0.2)
    expect(got.length).toBe(wanted.length)
    expect(measureError(got, wanted)).toBeLessThan(0.01)
  })

  it('removes frequencies above the limit of the rate', () => {
    const got = resampleChannel(tone(40_000, 96_000, 0.2), 96_000)
    expect(Math.max(...got.slice(500, -500))).toBeLessThan(0.01)
  })

  it('does not change a sound that has the right rate', () => {
    const sound = tone(440, SAMPLE_RATE, 0.1)
    expect(resampleChannel(sound, SAMPLE_RATE)).toBe(sound)
  })
})
