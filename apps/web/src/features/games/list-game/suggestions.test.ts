import { describe, expect, it } from 'vitest'
import { findByName, findMatchingName, splitAtMatch, filterSuggestions } from './suggestions.ts'

const items = ['Athena', 'The Mad Hatter', 'Thor', 'Sun Wukong', 'Doña Inés'].map((label) => ({ value: label, label }))
const labels = (typed: string) => filterSuggestions(items, typed).map(({ label }) => label)

describe('suggestions', () => {
  it('contain the typed text anywhere, ignoring case', () => {
    expect(labels('th')).toEqual(['Athena', 'The Mad Hatter', 'Thor'])
    expect(labels('WUK')).toEqual(['Sun Wukong'])
  })

  it('match without accents', () => {
    expect(labels('dona ines')).toEqual(['Doña Inés'])
  })

  it.each(['', '   '])('are all of them while nothing is typed: "%s"', (typed) => {
    expect(labels(typed)).toEqual(items.map(({ label }) => label))
  })

  it('contain the typed text before those with a similar name, each once', () => {
    const similar = () => items.filter(({ label }) => label === 'Thor' || label === 'Sun Wukong')
    const found = filterSuggestions(items, 'tho', similar)
    expect(found.map(({ label }) => label)).toEqual(['Thor', 'Sun Wukong'])
  })

  it('show the other name that was found', () => {
    const hook = { value: 'hook', label: 'Capitán Garfio', otherNames: ['Captain Hook', 'James Hook'] }
    expect(findMatchingName(hook, 'hook')).toBe('Captain Hook')
    expect(findMatchingName(hook, 'garf')).toBeUndefined()
    expect(findMatchingName(hook, '')).toBeUndefined()
  })
})

describe('the whole name of one suggestion', () => {
  const characters = [
    { value: 'tai', label: 'Tai' },
    { value: 'hook', label: 'Captain Hook', otherNames: ['Capitán Garfio'] },
    { value: 'doctor', label: 'The Doctor', hint: 'One tale' },
    { value: 'other doctor', label: 'the doctor', hint: 'Another tale' },
  ]

  it.each([
    ['TAI', 'tai'],
    ['  captain  hook ', 'hook'],
    ['capitan garfio', 'hook'],
  ])('"%s" matches the whole name in either language, ignoring accents and case', (typed, value) => {
    expect(findByName(characters, typed)?.value).toBe(value)
  })

  it.each(['', ' ', 'cap', 'captain hooks', 'the doctor'])(
    '"%s" matches no single name, only a part, nothing, or two names',
    (typed) => {
      expect(findByName(characters, typed)).toBeUndefined()
    },
  )
})

describe('the matched part', () => {
  it.each([
    ['Athena', 'TH', 'A', 'th', 'ena'],
    ['The Mad Hatter', 'the', '', 'The', ' Mad Hatter'],
    ['Doña Inés', 'ines', 'Doña ', 'Inés', ''],
    ['Thor', 'x', 'Thor', '', ''],
  ])('%s, typed %s', (label, typed, before, match, after) => {
    expect(splitAtMatch(label, typed)).toEqual({ before, match, after })
  })
})
