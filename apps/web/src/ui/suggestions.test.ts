import { describe, expect, it } from 'vitest'
import { matchedParts, suggestionsFor } from './suggestions.ts'

const items = ['Athena', 'The Mad Hatter', 'Thor', 'Sun Wukong', 'Doña Inés'].map((label) => ({ value: label, label }))
const labels = (typed: string) => suggestionsFor(items, typed).map(({ label }) => label)

describe('suggestions', () => {
  it('contain what was typed, anywhere and in any case', () => {
    expect(labels('th')).toEqual(['Athena', 'The Mad Hatter', 'Thor'])
    expect(labels('WUK')).toEqual(['Sun Wukong'])
  })

  it('are found without typing accents', () => {
    expect(labels('dona ines')).toEqual(['Doña Inés'])
  })

  it.each(['', '   '])('are none while nothing is typed: "%s"', (typed) => {
    expect(labels(typed)).toEqual([])
  })
})

describe('the matched part', () => {
  it.each([
    ['Athena', 'TH', 'A', 'th', 'ena'],
    ['The Mad Hatter', 'the', '', 'The', ' Mad Hatter'],
    ['Doña Inés', 'ines', 'Doña ', 'Inés', ''],
    ['Thor', 'x', 'Thor', '', ''],
  ])('%s, typed %s', (label, typed, before, match, after) => {
    expect(matchedParts(label, typed)).toEqual({ before, match, after })
  })
})
