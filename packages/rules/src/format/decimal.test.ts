import { expect, test } from 'vitest'
import { formatDecimal, formatShare } from './decimal.ts'

test('decimals have a comma', () => {
  expect([formatDecimal(12.34, 1), formatDecimal(1240.5, 1), formatDecimal(7, 1)]).toEqual(['12,3', '1.240,5', '7'])
})

test('shares are percentages with a comma and a non-breaking space', () => {
  expect(formatShare(0.125, { maximumFractionDigits: 1 })).toBe('12,5\u00a0%')
  expect(formatShare(0.00034567, { maximumSignificantDigits: 2 })).toBe('0,035\u00a0%')
})
