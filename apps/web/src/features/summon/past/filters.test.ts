import { expect, it } from 'vitest'
import { toSearch } from '../../../platform/address-query.ts'
import { readFilters, hasActiveFilters, NO_FILTERS, type Filters } from './filters.ts'

const all: Filters = { banner: 'special', rarity: 'S+', from: '2026-11-01', to: '2026-11-30', page: 3 }

it('the filters are read from the URL as they were written', () => {
  expect(readFilters(toSearch(all, NO_FILTERS))).toEqual(all)
})

it.each(['', 'banner=golden', 'rarity=C', 'from=2026-02-30', 'to=soon', 'page=0'])(
  'takes “%s” for no filter',
  (search) => {
    expect(readFilters(search)).toEqual(NO_FILTERS)
  },
)

it('the page does not count as a filter', () => {
  expect(hasActiveFilters({ ...NO_FILTERS, page: 2 })).toBe(false)
  expect(hasActiveFilters({ ...NO_FILTERS, to: '2026-11-30' })).toBe(true)
})
