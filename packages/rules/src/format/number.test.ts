import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPercent, formatThousands } from './number.ts'

test.each([
  [0, '0'],
  [-0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1.000'],
  [1240, '1.240'],
  [12_345, '12.345'],
  [999_999, '999.999'],
  [1_234_567, '1.234.567'],
  [-1240, '-1.240'],
  [1239.6, '1.240'],
])('%d is written %s', (n, text) => {
  expect(formatThousands(n)).toBe(text)
})

test('equals the Spanish format with grouping in all numbers', () => {
  const spanish = new Intl.NumberFormat('es-ES', { useGrouping: 'always' })
  fc.assert(
    fc.property(fc.maxSafeInteger(), (n) => {
      expect(formatThousands(n)).toBe(spanish.format(n))
    }),
  )
})

test.each([
  [0, 0, '0 %'],
  [0, 3, '0 %'],
  [1, 3, '33 %'],
  [2, 3, '67 %'],
  [3, 3, '100 %'],
])('%d of %d is %s', (part, whole, text) => {
  expect(formatPercent(part, whole)).toBe(text)
})
