import { describe, expect, it } from 'vitest'
import { findPeak } from '../../test/spectrum.ts'
import { toFrequency } from '../harmony.ts'
import { createSeededRandom } from '../random.ts'
import { DRUMS } from './drums.ts'
import { INSTRUMENTS, type InstrumentName } from './index.ts'

const names = Object.keys(INSTRUMENTS) as InstrumentName[]
const tuned = names.filter((name) => !(name in DRUMS))

const strike = (name: InstrumentName, pitch: number, seconds = 0.5, loudness = 0.8) =>
  INSTRUMENTS[name]({ frequency: toFrequency(pitch), seconds, loudness, random: createSeededRandom('strike') })

const peakOf = (note: Float32Array) => note.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

describe.each(names)('%s', (name) => {
  it.each([28, 60, 105])('sounds at pitch %i, with samples within bounds', (pitch) => {
    const note = strike(name, pitch)
    expect(note.every(Number.isFinite)).toBe(true)
    expect(peakOf(note)).toBeGreaterThan(0.02)
    expect(peakOf(note)).toBeLessThan(4)
  })

  it('ends in silence', () => {
    const note = strike(name, 64)
    expect(peakOf(note.subarray(-4))).toBeLessThan(0.003)
  })

  it('starts without a click', () => {
    const note = strike(name, 64)
    expect(Math.abs(note[0] ?? 0)).toBeLessThan(0.25 * peakOf(note))
  })

  it('sounds the same twice', () => {
    expect(strike(name, 60)).toEqual(strike(name, 60))
  })

  it('is louder when it is played louder, within a tolerance', () => {
    expect(peakOf(strike(name, 60, 0.4, 0.9))).toBeGreaterThan(peakOf(strike(name, 60, 0.4, 0.4)))
  })
})

it.each(tuned)('%s is in tune', (name) => {
  for (const pitch of [55, 67, 79]) {
    const hertz = toFrequency(pitch)
    const peak = findPeak(strike(name, pitch, 1), 0.1, hertz, 80)
    expect(Math.abs(1200 * Math.log2(peak.hertz / hertz)), `${name} at ${pitch}`).toBeLessThan(20)
  }
})
