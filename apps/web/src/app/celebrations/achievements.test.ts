import type { Card } from '@otogi/contract/collection'
import { fillMissingLanguages } from '@otogi/rules/languages/languages'
import { expect, test } from 'vitest'
import { findAchievements } from './achievements.ts'

const createCard = (id: string, anime: string, rarity: Card['rarity'] = 'B'): Card => ({
  id,
  anime,
  rarity,
  name: id,
  names: fillMissingLanguages({ en: id, es: id }),
  titles: fillMissingLanguages({ en: anime, es: anime }),
  character: id,
  power: 100,
  image: '/i.webp',
  thumbnail: '/t.webp',
  tint: '#123456',
})

const cards = [
  createCard('wolf', 'Red Riding Hood'),
  createCard('girl', 'Red Riding Hood'),
  createCard('moon', 'Kaguya', 'SS'),
  createCard('star', 'Kaguya', 'SS'),
]
const own = (...ids: string[]) => new Set(ids)
const none = { uniqueCards: 0, sets: [], hasSs: false }

test('the last card of a set completes it', () => {
  expect(findAchievements(none, cards, own('wolf')).achievements).toEqual([])
  expect(findAchievements(none, cards, own('wolf', 'girl'))).toEqual({
    achievements: [{ kind: 'set', titles: cards[0]?.titles }],
    known: { uniqueCards: 2, sets: ['Red Riding Hood'], hasSs: false },
  })
})

test('the first SS card is celebrated, the second is not', () => {
  const first = findAchievements(none, cards, own('moon'))
  expect(first.achievements).toEqual([{ kind: 'ss', card: cards[2] }])
  expect(findAchievements({ ...first.known, sets: ['Kaguya'] }, cards, own('moon', 'star')).achievements).toEqual([])
})

test('a set that was sold and completed again is celebrated once', () => {
  const { known } = findAchievements(none, cards, own('wolf', 'girl'))
  const sold = findAchievements(known, cards, own('wolf'))
  expect(findAchievements(sold.known, cards, own('wolf', 'girl')).achievements).toEqual([])
})

test('the first check in a browser celebrates nothing', () => {
  expect(findAchievements(undefined, cards, own('wolf', 'girl', 'moon'))).toEqual({
    achievements: [],
    known: { uniqueCards: 3, sets: ['Red Riding Hood'], hasSs: true },
  })
})
