import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RARITIES } from '@otogi/rules/summon/rarity'
import { changed, filtersOf, isFiltered, NO_FILTERS, OWNERSHIPS, searchOf } from './filters.ts'

const anyFilters = fc.record({
  anime: fc.string(),
  ownership: fc.constantFrom(...OWNERSHIPS),
  rarity: fc.constantFrom('all' as const, ...RARITIES),
  name: fc.string(),
  page: fc.integer({ min: 1, max: 999 }),
})

describe('the filters in the address', () => {
  it('come back as they were written', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(filtersOf(searchOf(filters))).toEqual(filters)
      }),
    )
  })

  it('are named only where they are set', () => {
    expect(searchOf(NO_FILTERS)).toBe('')
    expect(searchOf({ ...NO_FILTERS, rarity: 'S+', page: 2 })).toBe('rarity=S%2B&page=2')
  })

  it.each(['page=0', 'page=-3', 'page=1.5', 'page=x', 'rarity=SSS', 'owned=mine'])('ignore %s', (search) => {
    expect(filtersOf(search)).toEqual(NO_FILTERS)
  })
})

describe('changing a filter', () => {
  it('leads back to the first page', () => {
    expect(changed({ ...NO_FILTERS, page: 4 }, { rarity: 'SS' })).toEqual({ ...NO_FILTERS, rarity: 'SS' })
  })

  it('keeps the filters when only the page changes', () => {
    expect(changed({ ...NO_FILTERS, rarity: 'SS' }, { page: 3 })).toEqual({ ...NO_FILTERS, rarity: 'SS', page: 3 })
  })

  it('counts as filtered with anything but a page', () => {
    expect(isFiltered({ ...NO_FILTERS, page: 2 })).toBe(false)
    expect(isFiltered({ ...NO_FILTERS, name: 'a' })).toBe(true)
  })
})
