import { fillMissingLanguages } from '@otogi/rules/languages/languages'
import { expect, test } from 'vitest'
import { createTestPack } from '../../../test/pack.ts'
import { createAnswers } from './answers.ts'

/** Creates the test pack with longer names for one character. */
function createPackWithNames(names: readonly string[]) {
  const pack = createTestPack()
  const [first] = pack.characters
  const [card] = pack.cards
  if (!first || !card) throw new Error('the pack has no characters')
  const others = names.map((name) => ({
    ...first,
    id: name,
    name: fillMissingLanguages({ en: name, es: `${name} es` }),
    word: null,
  }))
  const cards = names.map((name) => ({ ...card, id: name, character: name }))
  return { ...pack, characters: [...pack.characters, ...others], cards: [...pack.cards, ...cards] }
}

const answers = createAnswers(createPackWithNames(['Tin Woodman', 'Tin Soldier', 'White Rabbit']))

test.each([
  ['Tin Woodman', 'Tin Woodman', true],
  ['Tin Soldier', 'Tin Woodman', true],
  ['White Rabbit', 'Tin Woodman', false],
  ['Abelard', 'Tin Woodman', false],
])('compares only the first word of %j with %j', (guess, answer, right) => {
  for (const game of ['silhouette', 'eyes'] as const) {
    const picked = answers.find(game, guess)
    expect(picked?.text).toBe(guess)
    expect(picked && answers.isRight(game, picked, answer)).toBe(right)
  }
})

test.each([
  ['tin  woodman', 'Tin Woodman'],
  ['WHITE RABBIT ES', 'White Rabbit'],
  ['Tin', undefined],
  ['Moon Harbor', undefined],
])('a character is found by the full name in either language: %j', (guess, found) => {
  expect(answers.find('eyes', guess)?.text).toBe(found)
})

test('players read the title of a series with its accents and guess it without them', () => {
  const pack = createTestPack()
  const [first, ...others] = pack.series
  if (!first) throw new Error('the pack has no series')
  const series = {
    ...first,
    title: fillMissingLanguages({ en: 'Dracula', es: 'Drácula' }),
    guess: fillMissingLanguages({ en: 'Dracula' }),
  }
  const dracula = createAnswers({ ...pack, series: [series, ...others] }).find('image', 'Dracula')
  expect(dracula).toMatchObject({ text: 'Dracula', texts: series.title })
})

test('the lists are in alphabetical order without duplicates', () => {
  const names = answers.characters.map(({ text }) => text)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  expect(names).toHaveLength(27)
  expect(answers.pool('eyes', 0).toSorted()).toEqual(answers.pool('silhouette', 2).toSorted())
})
