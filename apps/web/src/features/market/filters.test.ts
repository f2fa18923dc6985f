import { RARITIES } from '@otogi/rules/summon/rarity'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changed, filtersOf, isFiltered, NO_FILTERS, OWNERS, searchOf, SORTS } from './filters.ts'

const anyFilters = fc.record({
  anime: fc.string(),
  owner: fc.constantFrom(...OWNERS),
  rarity: fc.constantFrom(...RARITIES, 'all' as const),
  name: fc.string(),
  sort: fc.constantFrom(...SORTS),
  page: fc.integer({ min: 1, max: 999_999 }),
})

describe('the market’s filters in the address', () => {
  it('are read back as they were written', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(filtersOf(searchOf(filters))).toEqual(filters)
      }),
    )
  })

  it('leave no trace while nothing is set', () => {
    expect(searchOf(NO_FILTERS)).toBe('')
    expect(filtersOf('')).toEqual(NO_FILTERS)
  })

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1000000', 'rarity=Z', 'owner=you', 'sort=random'])(
    'ignore what makes no sense: %s',
    (search) => expect(filtersOf(search)).toEqual(NO_FILTERS),
  )

  it('go back to the first page when they change', () => {
    const filters = { ...NO_FILTERS, page: 3 }
    expect(changed(filters, { sort: 'power' }).page).toBe(1)
    expect(changed(filters, { page: 4 }).page).toBe(4)
  })

  it('do not count the order as leaving anything out', () => {
    expect(isFiltered({ ...NO_FILTERS, sort: 'power', page: 2 })).toBe(false)
    expect(isFiltered({ ...NO_FILTERS, owner: 'mine' })).toBe(true)
  })
})
