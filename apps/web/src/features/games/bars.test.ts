import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findBarIndex, buildBars } from './bars.ts'

describe('the bars of a distribution', () => {
  it('have lengths relative to the longest bar', () => {
    expect(buildBars([1, 0, 4])).toEqual([
      { tries: 0, isMore: false, count: 1, share: 0.25 },
      { tries: 1, isMore: false, count: 0, share: 0 },
      { tries: 2, isMore: false, count: 4, share: 1 },
    ])
  })

  it('are absent if nobody has won', () => {
    expect(buildBars([])).toEqual([])
  })

  it('count high numbers of tries in the last bar', () => {
    const bars = buildBars([0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 3])
    expect(bars).toHaveLength(8)
    expect(bars.at(-1)).toEqual({ tries: 7, isMore: true, count: 6, share: 1 })
    expect(findBarIndex(10)).toBe(7)
    expect(findBarIndex(2)).toBe(2)
  })

  it('count every win', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50), { maxLength: 30 }), (distribution) => {
        const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
        expect(sum(buildBars(distribution).map(({ count }) => count))).toBe(sum(distribution))
      }),
    )
  })
})
