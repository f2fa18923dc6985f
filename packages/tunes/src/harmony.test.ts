import { describe, expect, it } from 'vitest'
import { toFrequency, findPitchAbove, parseChord, voiceChord } from './harmony.ts'
import { parseMeter } from './meter.ts'

describe('chords', () => {
  it.each([
    ['C', [0, 4, 7]],
    ['F#m', [6, 9, 1]],
    ['Bb7', [10, 2, 5, 8]],
    ['Ab', [8, 0, 3]],
  ])('reads %s', (symbol, tones) => expect(parseChord(symbol)?.tones).toEqual(tones))

  it.each(['H', 'Cmoll', '', 'c'])('rejects "%s"', (symbol) => expect(parseChord(symbol)).toBeUndefined())

  it('moves from one chord to the next in small steps', () => {
    const c = voiceChord({ root: 0, fifth: 7, tones: [0, 4, 7] }, 52, [])
    const f = voiceChord({ root: 5, fifth: 0, tones: [5, 9, 0] }, 52, c)
    expect(c).toEqual([52, 55, 60])
    expect(f).toEqual([53, 57, 60])
  })

  it('finds the lowest pitch of a pitch class above a limit', () => {
    expect(findPitchAbove(36, 0)).toBe(36)
    expect(findPitchAbove(36, 11)).toBe(47)
    expect(toFrequency(69)).toBe(440)
  })
})

describe('meters', () => {
  it.each([
    ['2/4', { bar: 2, beat: 1, compound: false }],
    ['6/8', { bar: 3, beat: 1.5, compound: true }],
    ['2/2', { bar: 4, beat: 2, compound: false }],
    ['4/4 (Lento)', { bar: 4, beat: 1, compound: false }],
  ])('reads %s', (text, meter) => expect(parseMeter(text)).toEqual(meter))

  it.each(['free', '4', '4/5', '0/4'])('rejects "%s"', (text) => expect(parseMeter(text)).toBeUndefined())
})
