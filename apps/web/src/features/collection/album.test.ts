import { fillMissingLanguages } from '@otogi/rules/languages/languages'
import type { Card } from '@otogi/contract/collection'
import { describe, expect, it } from 'vitest'
import { listSeries } from '../../game/cards.ts'
import { countCopies, listShownCards, sortCards, filterCards, paginate } from './album.ts'
import { NO_FILTERS, type Filters } from './filters.ts'

const card = (id: string, change: Partial<Card> = {}): Card => ({
  id: id,
  name: id,
  names: fillMissingLanguages({ en: id, es: id }),
  anime: 'Alice in Wonderland',
  titles: fillMissingLanguages({ en: 'Alice in Wonderland', es: 'Alicia en el país de las maravillas' }),
  character: id,
  rarity: 'B',
  power: 100,
  image: '/i.webp',
  thumbnail: '/t.webp',
  tint: '#123456',
  ...change,
})

const norse = { anime: 'Norse myth', titles: fillMissingLanguages({ en: 'Norse myth', es: 'Mitos nórdicos' }) }
const snow = card('snow', {
  name: 'Snow White',
  names: fillMissingLanguages({ en: 'Snow White', es: 'Blancanieves' }),
  rarity: 'S',
})
const thor = card('thor', {
  ...norse,
  name: 'Thor',
  names: fillMissingLanguages({ en: 'Thor', es: 'Thor' }),
  power: 900,
})
const loki = card('loki', {
  ...norse,
  name: 'Loki',
  names: fillMissingLanguages({ en: 'Loki', es: 'Loki' }),
  power: 1200,
  rarity: 'SS',
})
const all = [thor, snow, loki]
const ids = (cards: readonly Card[]) => cards.map(({ id }) => id)

const by = (sort: Filters['sort'], language: 'en' | 'es' = 'en') => ({
  sort,
  language,
  copies: countCopies(['thor', 'thor', 'snow']),
  newestFirst: ['thor', 'snow'],
})

describe('the order of the album', () => {
  it.each([
    ['power', ['loki', 'thor', 'snow']],
    ['newest', ['thor', 'snow', 'loki']],
    ['copies', ['thor', 'snow', 'loki']],
  ] as const)('can be by %s', (sort, expected) => {
    expect(ids(sortCards(all, by(sort)))).toEqual(expected)
  })

  it('sorts by anime, then by power, strongest first', () => {
    expect(ids(sortCards(all, by('anime')))).toEqual(['snow', 'loki', 'thor'])
  })

  it('sorts by the titles in the player’s language', () => {
    const czech = card('czech', { titles: fillMissingLanguages({ en: 'Zlatovlaska', es: 'Aa' }) })
    expect(ids(sortCards([...all, czech], by('anime'))).at(-1)).toBe('czech')
    expect(ids(sortCards([...all, czech], by('anime', 'es')))[0]).toBe('czech')
  })
})

describe('filtering the album', () => {
  const owned = countCopies(['loki', 'loki'])
  it.each([
    ['everything', {}, ['thor', 'snow', 'loki']],
    ['one anime', { anime: 'Norse myth' }, ['thor', 'loki']],
    ['a rarity', { rarity: 'SS' as const }, ['loki']],
    ['what is owned', { owned: 'obtained' as const }, ['loki']],
    ['cards with several copies', { owned: 'duplicates' as const }, ['loki']],
    ['what is missing', { owned: 'missing' as const }, ['thor', 'snow']],
    ['a name without its signs and spaces', { name: '  sNoW-wh' }, ['snow']],
    ['the name in the other language', { name: 'nieves' }, ['snow']],
    ['signs alone, which search for nothing', { name: '!?' }, ['thor', 'snow', 'loki']],
    ['all of it at once', { anime: 'Norse myth', rarity: 'SS' as const, name: 'thor' }, []],
  ])('keeps %s', (_, change, expected) => {
    expect(ids(filterCards(all, { ...NO_FILTERS, owned: 'all', ...change }, owned))).toEqual(expected)
  })

  it('counts the copies of each card', () => {
    expect(countCopies(['a', 'b', 'a'])).toEqual(
      new Map([
        ['a', 2],
        ['b', 1],
      ]),
    )
  })
})

describe('the pages of the album', () => {
  const many = Array.from({ length: 23 }, (_, i) => card(`c${i}`))
  it.each([
    [1, 1, 10],
    [3, 3, 3],
    [9, 3, 3],
  ])('requesting page %i shows page %i with %i cards', (wanted, page, size) => {
    expect(paginate(many, wanted)).toMatchObject({ page, pages: 3 })
    expect(paginate(many, wanted).cards).toHaveLength(size)
  })

  it('there is one empty page if no card matches', () => {
    expect(paginate([], 1)).toEqual({ cards: [], page: 1, pages: 1 })
  })

  it('lists each anime once', () => {
    expect(listSeries(all, 'es').map(({ title }) => title)).toEqual([
      'Alicia en el país de las maravillas',
      'Mitos nórdicos',
    ])
  })
})

it('a withdrawn card is shown only to its owners', () => {
  const [kept, gone] = [card('kept'), card('gone', { isWithdrawn: true })]
  expect(listShownCards([kept, gone], countCopies([]))).toEqual([kept])
  expect(listShownCards([kept, gone], countCopies(['gone']))).toEqual([kept, gone])
})
