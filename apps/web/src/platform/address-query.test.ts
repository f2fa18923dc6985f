import { describe, expect, it } from 'vitest'
import { applyChange, readChoice, readPage, toSearch } from './address-query.ts'

const NONE = { rarity: 'all', name: '', page: 1 }

describe('the query of the filters', () => {
  it('contains only the filters that are set, in their order', () => {
    expect(toSearch(NONE, NONE)).toBe('')
    expect(toSearch({ page: 2, name: '', rarity: 'S+' }, NONE)).toBe('rarity=S%2B&page=2')
  })

  it('contains the page', () => {
    expect(readPage(new URLSearchParams('page=7'))).toBe(7)
    expect(readPage(new URLSearchParams('page=999999'))).toBe(999_999)
  })

  it.each(['', 'page=', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'page=Infinity', 'page=1000000'])(
    'falls back to the first page for “%s”',
    (search) => expect(readPage(new URLSearchParams(search))).toBe(1),
  )

  it.each([
    ['sort=power', 'power'],
    ['sort=random', 'newest'],
    ['sort=', 'newest'],
    ['', 'newest'],
  ])('is read as one of the choices, or as the first one: “%s”', (search, choice) => {
    expect(readChoice(new URLSearchParams(search), 'sort', ['newest', 'power'])).toBe(choice)
  })
})

describe('changing a filter', () => {
  it('resets the page to the first', () => {
    expect(applyChange({ ...NONE, page: 4 }, { rarity: 'SS' })).toEqual({ ...NONE, rarity: 'SS' })
  })

  it('keeps the filters when only the page changes', () => {
    expect(applyChange({ ...NONE, rarity: 'SS' }, { page: 3 })).toEqual({ ...NONE, rarity: 'SS', page: 3 })
  })
})
