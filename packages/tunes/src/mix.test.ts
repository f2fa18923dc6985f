import { describe, expect, it } from 'vitest'
import { decodeStream } from '../test/decode.ts'
import { low, musicBox, waltz, whole } from '../test/scores.ts'
import { findPeak } from '../test/spectrum.ts'
import { measureTruePeak } from '../test/true-peak.ts'
import { arrangeScore } from './arrange.ts'
import { createClip } from './clip.ts'
import { toFrequency } from './harmony.ts'
import { measureLoudness } from './loudness.ts'
import { playScore } from './mix.ts'
import { encodeOpus, PRE_SKIP } from './opus.ts'
import { ENSEMBLES } from './orchestra.ts'
import { SAMPLE_RATE } from './sound.ts'

const excerpts = { whole, musicBox, low }

describe.each(Object.entries(excerpts))('the excerpt "%s"', (_, excerpt) => {
  const sound = playScore(waltz, excerpt, 'seed')

  it('has the required length', () => {
    const length = sound.left.length / SAMPLE_RATE
    const piece = ((excerpt.toBeat - excerpt.fromBeat) * 60) / waltz.bpm
    if (excerpt.seconds === null) expect(length - piece).toBeGreaterThan(1)
    else expect(length).toBe(excerpt.seconds)
  })

  it('has the common loudness and does not clip, even after encoding', () => {
    for (const heard of [sound, decodeStream(encodeOpus(sound, 80_000), PRE_SKIP)]) {
      expect(Math.abs(measureLoudness(heard) + 16)).toBeLessThan(1)
      expect(measureTruePeak(heard)).toBeLessThan(-1)
    }
  })

  it('begins and ends in silence', () => {
    for (const channel of [sound.left, sound.right]) {
      expect(Math.abs(channel[0] as number)).toBeLessThan(0.001)
      expect(Math.abs(channel.at(-1) as number)).toBeLessThan(0.001)
    }
  })
})

it('plays the melody of the score on the music box', () => {
  const { left, right } = playScore(waltz, musicBox, 'seed')
  const mono = left.map((sample, n) => sample + (right[n] as number))
  const cues = arrangeScore(waltz, musicBox, 'seed')[0]?.cues ?? []
  const written = waltz.notes.flatMap(([pitch]) => (pitch === null ? [] : [pitch]))
  expect(cues.map(({ pitch }) => pitch % 12)).toEqual(written.map((pitch) => pitch % 12))
  for (const { pitch, start } of cues) {
    const hertz = toFrequency(pitch)
    const peak = findPeak(mono, start + 0.05, hertz, 90)
    expect(Math.abs(1200 * Math.log2(peak.hertz / hertz)), `at ${start}`).toBeLessThan(40)
    expect(peak.level, `at ${start}`).toBeGreaterThan(0.005)
  }
})

it('plays the low excerpt an octave lower, from its first beat', () => {
  const [line] = arrangeScore(waltz, low, 'seed')
  expect(line?.cues.map(({ pitch }) => pitch)).toEqual([62, 64, 60, 59])
  expect(line?.cues[0]?.start).toBeLessThan(0.01)
})

it('has a player for every part of an arrangement', () => {
  const players = arrangeScore(waltz, whole, 'seed').map(({ instrument, cues }) => [instrument, cues.length > 0])
  expect(players).toContainEqual(['lute', true])
  expect(players).toContainEqual(['frameDrum', true])
  expect(players.every(([, plays]) => plays)).toBe(true)
  expect(arrangeScore(waltz, musicBox, 'seed').map(({ instrument }) => instrument)).toEqual(['musicBox'])
})

it.each([...ENSEMBLES, 'flute', 'low strings'])('can be played by %s', (instrument) => {
  const score = { ...waltz, instrument }
  for (const line of arrangeScore(score, whole, 'seed'))
    for (const { start, seconds: held, pitch, loudness } of line.cues) {
      expect(start).toBeGreaterThanOrEqual(0)
      expect(held).toBeGreaterThan(0)
      expect(pitch).toBeGreaterThan(20)
      expect(loudness).toBeGreaterThan(0)
    }
})

it('gives the same bytes for the same seed, and different bytes for a different seed', () => {
  const once = Buffer.from(createClip(waltz, low, 'seed'))
  expect(once.equals(createClip(waltz, low, 'seed'))).toBe(true)
  expect(once.equals(createClip(waltz, low, 'other'))).toBe(false)
})

it('refuses unknown instruments and meters', () => {
  expect(() => playScore({ ...waltz, instrument: 'kazoo' }, whole, 'seed')).toThrow('kazoo')
  expect(() => playScore({ ...waltz, meter: 'free' }, whole, 'seed')).toThrow('free')
})
