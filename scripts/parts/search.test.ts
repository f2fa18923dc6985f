import { expect, test } from 'vitest'
import { matchesSearch } from './search.ts'

test.each([
  ['everything, without a search', { text: '', kind: '' }, true],
  ['a name by any of its words, in any order', { text: 'Party  mad', kind: '' }, true],
  ['a name by its id', { text: 'scene/alice', kind: '' }, true],
  ['nothing that lacks a word', { text: 'mad hatter', kind: '' }, false],
  ['a scene among scenes', { text: '', kind: 'scene' }, true],
  ['no scene among props', { text: '', kind: 'props' }, false],
])('a search finds %s', (_, search, isExpected) => {
  expect(matchesSearch('scene/alice-in-wonderland/easy', 'Alice: Mad tea party', search)).toBe(isExpected)
})

test('a search of scenes finds no scenery', () => {
  expect(matchesSearch('scenery/amphora', 'scenery/amphora', { text: '', kind: 'scene' })).toBe(false)
})
