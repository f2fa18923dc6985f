import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRange } from './byte-range.ts'

test.each([
  ['bytes=0-1', { start: 0, end: 2 }],
  ['bytes=0-', { start: 0, end: 10 }],
  ['bytes=9-9', { start: 9, end: 10 }],
  ['bytes=4-99', { start: 4, end: 10 }],
  ['bytes=-3', { start: 7, end: 10 }],
  ['bytes=-99', { start: 0, end: 10 }],
  ['bytes=10-', 'none'],
  ['bytes=10-12', 'none'],
  ['bytes=-0', 'none'],
  [`bytes=${'9'.repeat(400)}-`, 'none'],
  [undefined, undefined],
  ['', undefined],
  ['bytes=', undefined],
  ['bytes=-', undefined],
  ['bytes=5-2', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=a-b', undefined],
  ['bytes=0x1-2', undefined],
  ['items=0-1', undefined],
])('of ten bytes %j is %j', (header, range) => {
  expect(parseRange(header, 10)).toEqual(range)
})

test('a range never leaves the file and is never empty', () => {
  const figure = fc.option(fc.nat(50), { nil: '' })
  fc.assert(
    fc.property(figure, figure, fc.nat(40), (first, last, size) => {
      const range = parseRange(`bytes=${first}-${last}`, size)
      if (typeof range !== 'object') return
      expect(range.start).toBeGreaterThanOrEqual(0)
      expect(range.end).toBeLessThanOrEqual(size)
      expect(range.start).toBeLessThan(range.end)
    }),
  )
})
