import { fillMissingLanguages } from '@otogi/rules/languages/languages'
import type { Card } from '@otogi/contract/collection'
import { expect, test } from 'vitest'
import { listCompletionByRarity, countCompletion, matchesSetFilter, listSeriesSets } from './completion.ts'

const card = (id: string, anime: string, rarity: Card['rarity']) =>
  ({ id: id, anime: anime, titles: fillMissingLanguages({ en: anime, es: anime }), rarity, tint: '#123456' }) as Card

const cards = [card('a', 'Moon', 'B'), card('b', 'Moon', 'SS'), card('c', 'Bell', 'B')]
const copies = new Map([
  ['a', 3],
  ['c', 1],
])

test('copies of one card count once', () => {
  expect(countCompletion(cards, copies)).toEqual({ owned: 2, total: 3 })
})

test('lists the progress in each series, sorted by title', () => {
  expect(listSeriesSets(cards, copies, 'en').map(({ title, owned, total }) => [title, owned, total])).toEqual([
    ['Bell', 1, 1],
    ['Moon', 1, 2],
  ])
})

test('lists the progress in each rarity, rarest first', () => {
  const shown = listCompletionByRarity(cards, copies).map(({ rarity, owned, total }) => `${rarity} ${owned}/${total}`)
  expect(shown).toEqual(['SS 0/1', 'S+ 0/0', 'S 0/0', 'A 0/0', 'B 2/2'])
})

test('a set is complete or unfinished', () => {
  const [bell, moon] = listSeriesSets(cards, copies, 'en')
  if (!bell || !moon) throw new Error('two sets')
  expect([
    matchesSetFilter('complete', bell),
    matchesSetFilter('unfinished', bell),
    matchesSetFilter('all', bell),
  ]).toEqual([true, false, true])
  expect([
    matchesSetFilter('complete', moon),
    matchesSetFilter('unfinished', moon),
    matchesSetFilter('all', moon),
  ]).toEqual([false, true, true])
})
