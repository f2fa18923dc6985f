import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseOrder, type SummoningOrder } from './summoning-order.ts'

const order: SummoningOrder = { type: 'normal', anime: null, count: 10, pityCount: 34, gachas: 1240, key: 'k-1' }

describe('an order in the history state', () => {
  it('is read as it was written, also after the browser has cloned it', () => {
    expect(parseOrder(structuredClone(order))).toEqual(order)
    expect(parseOrder({ ...order, type: 'special', anime: 'One Thousand and One Nights' })).toMatchObject({
      anime: 'One Thousand and One Nights',
    })
  })

  it('ignores other fields of the state', () => {
    expect(parseOrder({ ...order, more: true })).toEqual(order)
  })

  it.each([
    ['nothing', null],
    ['a text', 'normal'],
    ['an empty object', {}],
    ['another banner', { ...order, type: 'golden' }],
    ['another count', { ...order, count: 100 }],
    ['no key', { ...order, key: '' }],
    ['an invalid balance', { ...order, gachas: -1 }],
    ['a pity count that is not an integer', { ...order, pityCount: 1.5 }],
    ['an invalid anime', { ...order, anime: 7 }],
  ])('is null for %s', (_, state) => {
    expect(parseOrder(state)).toBeNull()
  })

  it('is null for any other value', () => {
    fc.assert(fc.property(fc.anything(), (state) => parseOrder(state) === null))
  })
})
