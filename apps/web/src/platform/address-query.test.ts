import { describe, expect, it } from 'vitest'
import { changed, choiceIn, pageIn, rarityIn, searchOf } from './address-query.ts'

const NONE = { rarity: 'all', name: '', page: 1 }

describe('the query of the filters', () => {
  it('names only what is set, in the order of the filters', () => {
    expect(searchOf(NONE, NONE)).toBe('')
    expect(searchOf({ page: 2, name: '', rarity: 'S+' }, NONE)).toBe('rarity=S%2B&page=2')
  })

  it('names a page', () => {
    expect(pageIn(new URLSearchParams('page=7'))).toBe(7)
    expect(pageIn(new URLSearchParams('page=999999'))).toBe(999_999)
  })

  it.each(['', 'page=', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'page=Infinity', 'page=1000000'])(
    'names the first page where it makes no sense: “%s”',
    (search) => expect(pageIn(new URLSearchParams(search))).toBe(1),
  )

  it.each([
    ['sort=power', 'power'],
    ['sort=random', 'newest'],
    ['sort=', 'newest'],
    ['', 'newest'],
  ])('names one of a few choices, else the first: “%s”', (search, choice) => {
    expect(choiceIn(new URLSearchParams(search), 'sort', ['newest', 'power'])).toBe(choice)
  })

  it('names a rarity or none', () => {
    expect(rarityIn(new URLSearchParams({ rarity: 'S+' }))).toBe('S+')
    expect(rarityIn(new URLSearchParams('rarity=constructor'))).toBe('all')
    expect(rarityIn(new URLSearchParams())).toBe('all')
  })
})

describe('changing a filter', () => {
  it('leads back to the first page', () => {
    expect(changed({ ...NONE, page: 4 }, { rarity: 'SS' })).toEqual({ ...NONE, rarity: 'SS' })
  })

  it('keeps the filters when only the page changes', () => {
    expect(changed({ ...NONE, rarity: 'SS' }, { page: 3 })).toEqual({ ...NONE, rarity: 'SS', page: 3 })
  })
})
