import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shiftMonth, toMonth, listWeeks } from './month.ts'

const month = fc
  .record({ year: fc.integer({ min: 2000, max: 2100 }), month: fc.integer({ min: 1, max: 12 }) })
  .map((date) => `${date.year}-${String(date.month).padStart(2, '0')}`)

describe('a month', () => {
  it.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2027-01', -1, '2026-12'],
    ['2024-03', -1, '2024-02'],
    ['2026-01', 1, '2026-02'],
  ] as const)('%s shifted by %i is %s', (from, step, to) => {
    expect(shiftMonth(from, step)).toBe(to)
  })

  it('has weeks that begin on Monday', () => {
    const weeks = listWeeks('2026-11')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null])
  })

  it('has all its days once, in order, in whole weeks', () => {
    fc.assert(
      fc.property(month, (one) => {
        const weeks = listWeeks(one)
        const days = weeks.flat().filter((day) => day !== null)
        expect(weeks.every((week) => week.length === 7 && week.some((day) => day !== null))).toBe(true)
        expect(days).toEqual([...new Set(days)].toSorted())
        expect(days.every((day) => toMonth(day) === one)).toBe(true)
        expect(days.length).toBeGreaterThanOrEqual(28)
        expect(shiftMonth(shiftMonth(one, 1), -1)).toBe(one)
      }),
    )
  })
})
