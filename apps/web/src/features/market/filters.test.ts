import { RARITIES } from '@otogi/rules/summon/rarity'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toSearch } from '../../platform/address-query.ts'
import { readFilters, hasFilters, NO_FILTERS, OWNERS, SORTS } from './filters.ts'

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
        expect(readFilters(toSearch(filters, NO_FILTERS))).toEqual(filters)
      }),
    )
  })

  it('are none in an empty address', () => {
    expect(readFilters('')).toEqual(NO_FILTERS)
  })

  it.each(['page=0', 'rarity=Z', 'owner=you', 'sort=random'])('ignore what makes no sense: %s', (search) =>
    expect(readFilters(search)).toEqual(NO_FILTERS),
  )

  it('do not count the order as leaving anything out', () => {
    expect(hasFilters({ ...NO_FILTERS, sort: 'power', page: 2 })).toBe(false)
    expect(hasFilters({ ...NO_FILTERS, owner: 'mine' })).toBe(true)
  })
})
