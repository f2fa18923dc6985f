import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RARITIES } from '@otogi/rules/summon/rarity'
import { toSearch } from '../../platform/address-query.ts'
import { readFilters, hasActiveFilters, NO_FILTERS, OWNERSHIPS, SORTS, toAllCardsPath } from './filters.ts'

const anyFilters = fc.record({
  anime: fc.string(),
  owned: fc.constantFrom(...OWNERSHIPS),
  rarity: fc.constantFrom('all' as const, ...RARITIES),
  name: fc.string(),
  sort: fc.constantFrom(...SORTS),
  page: fc.integer({ min: 1, max: 999 }),
})

describe('the filters in the URL', () => {
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

  it.each(['page=0', 'rarity=SSS', 'owned=mine', 'sort=random'])('ignore %s', (search) => {
    expect(readFilters(search)).toEqual(NO_FILTERS)
  })

  it('show what the player owns at first', () => {
    expect(readFilters('').owned).toBe('obtained')
  })

  it('show all cards of a series behind a link to it', () => {
    expect(toAllCardsPath({ anime: 'Norse myth' })).toBe('/home/collection?anime=Norse+myth&owned=all')
  })

  it('are active with anything but a sort order and a page', () => {
    expect(hasActiveFilters({ ...NO_FILTERS, sort: 'power', page: 2 })).toBe(false)
    expect(hasActiveFilters({ ...NO_FILTERS, owned: 'all' })).toBe(true)
    expect(hasActiveFilters({ ...NO_FILTERS, name: 'a' })).toBe(true)
  })
})
