import type { User } from '@otogi/contract/accounts'
import { DEFAULT_PICTURE } from '@otogi/rules/accounts/fields'
import { expect, test } from 'vitest'
import { getFirstWord, toOwnRow, toRows, type Ranking } from './rows.ts'

const found: Ranking = {
  power: [
    { username: 'Ana', picture: '/a.webp', totalPower: 48_250 },
    { username: 'Ben', picture: DEFAULT_PICTURE, totalPower: 900 },
  ],
  level: [{ username: 'Ben', picture: DEFAULT_PICTURE, level: 12 }],
  cards: [{ player: { username: 'Cleo', picture: DEFAULT_PICTURE }, uniqueCards: 41 }],
  totalCards: 1200,
  me: { power: 2, level: 140, cards: null },
}

const ben = {
  username: 'Ben',
  picture: DEFAULT_PICTURE,
  totalPower: 900,
  level: 12,
  uniqueCards: 7,
} as User

test('each list has ranks and its own score', () => {
  expect(toRows(found, 'power')).toEqual([
    { place: 1, username: 'Ana', picture: '/a.webp', score: '48.250 P' },
    { place: 2, username: 'Ben', picture: DEFAULT_PICTURE, score: '900 P' },
  ])
  expect(toRows(found, 'level').map(({ score }) => score)).toEqual(['12'])
  expect(toRows(found, 'cards')).toEqual([
    { place: 1, username: 'Cleo', picture: DEFAULT_PICTURE, score: '41 / 1.200' },
  ])
})

test('the player has their own row at any rank', () => {
  expect(toOwnRow(ben, 'power', found)).toMatchObject({ place: 2, score: '900 P' })
  expect(toOwnRow(ben, 'level', found)).toMatchObject({ place: 140, score: '12' })
  expect(toOwnRow(ben, 'cards', found)).toMatchObject({ place: null, score: '7 / 1.200' })
})

test('until the lists have loaded, the player’s row has a score and no rank', () => {
  expect(toOwnRow(ben, 'cards', undefined)).toEqual({
    place: null,
    username: 'Ben',
    picture: DEFAULT_PICTURE,
    score: '7',
  })
})

test.each([
  ['hanami', 'hanami'],
  ['Hana Mi', 'Hana'],
  ['  Hana  Mi', 'Hana'],
  ['', ''],
])('%j is shown as %j', (username, word) => {
  expect(getFirstWord(username)).toBe(word)
})
