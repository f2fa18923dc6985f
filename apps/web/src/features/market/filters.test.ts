import { RARITIES } from '@otogi/rules/summon/rarity'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toSearch } from '../../platform/address-query.ts'
import { readFilters, hasActiveFilters, NO_FILTERS, OWNERS, PAGE_SIZES, SORTS, toOffersPath, VIEWS } from './filters.ts'

const anyFilters = fc.record({
  anime: fc.string(),
  owner: fc.constantFrom(...OWNERS),
  rarity: fc.constantFrom(...RARITIES, 'all' as const),
  name: fc.string(),
  sort: fc.constantFrom(...SORTS),
  view: fc.constantFrom(...VIEWS),
  size: fc.constantFrom(...PAGE_SIZES),
  page: fc.integer({ min: 1, max: 999_999 }),
})

describe('the market filters in the URL', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(readFilters(toSearch(filters, NO_FILTERS))).toEqual(filters)
      }),
    )
  })

  it('are unset in an empty query', () => {
    expect(readFilters('')).toEqual(NO_FILTERS)
  })

  it.each(['page=0', 'rarity=Z', 'owner=you', 'sort=random', 'view=heaps', 'size=6'])(
    'ignore invalid values: %s',
    (search) => expect(readFilters(search)).toEqual(NO_FILTERS),
  )

  it('show five cards a page at first, each card once', () => {
    expect(readFilters('')).toMatchObject({ view: 'cards', size: '5' })
  })

  it('show all offers of a card behind a link to them, with the chosen page size', () => {
    const path = toOffersPath({ name: 'Big Bad Wolf', anime: 'Little Red Riding Hood' }, '20')
    expect(readFilters(path.split('?')[1] ?? '')).toEqual({
      ...NO_FILTERS,
      name: 'Big Bad Wolf',
      anime: 'Little Red Riding Hood',
      sort: 'cheapest',
      view: 'offers',
      size: '20',
    })
  })

  it('do not count the sort order, view and page size as active filters', () => {
    expect(hasActiveFilters({ ...NO_FILTERS, sort: 'power', view: 'offers', size: '50', page: 2 })).toBe(false)
    expect(hasActiveFilters({ ...NO_FILTERS, owner: 'mine' })).toBe(true)
  })
})
