import { describe, expect, it } from 'vitest'
import { low, waltz, whole } from '../test/scores.ts'
import { playScore } from './mix.ts'
import { listPlayedNotes } from './played-notes.ts'
import { SAMPLE_RATE } from './sound.ts'

describe('the notes of a sound', () => {
  const { seconds, parts } = listPlayedNotes(waltz, whole, 'seed')

  it('are listed part by part, and once even if several players play the part', () => {
    expect([...new Set(parts.map(({ part }) => part))]).toEqual(['melody', 'bass', 'chords', 'percussion'])
    const melodies = parts.filter(({ part }) => part === 'melody')
    expect(melodies.map(({ notes }) => notes.map(([pitch]) => pitch % 12))).toEqual([[7, 0, 2, 4, 0, 11, 0]])
  })

  it('last as long as the sound', () => {
    expect(seconds).toBeCloseTo(playScore(waltz, whole, 'seed').left.length / SAMPLE_RATE, 1)
  })

  it('start when they sound', () => {
    const alone = { ...low, fromBeat: 0, toBeat: 11, seconds: null, timbre: 'music box' }
    const [melody] = listPlayedNotes(waltz, alone, 'seed').parts
    const { left } = playScore(waltz, alone, 'seed')
    const first = left.findIndex((sample) => Math.abs(sample) > 0.01) / SAMPLE_RATE
    expect(Math.abs(first - (melody?.notes[0]?.[1] ?? 0))).toBeLessThan(0.02)
  })

  it('are only those of the excerpt', () => {
    const cut = listPlayedNotes(waltz, low, 'seed')
    expect(cut.parts.map(({ part }) => part)).toEqual(['melody'])
    expect(cut.seconds).toBe(2.5)
  })
})
