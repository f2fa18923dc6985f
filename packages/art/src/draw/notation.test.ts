import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PLAIN_FRAME, toPoints } from './notation.ts'

const frame = { x: 10, y: 100, side: -1, units: { n: 30, s: 140, b: 288 } } as const

test.each([
  [
    '1,2 -3.5,.5',
    [
      [1, 2],
      [-3.5, 0.5],
    ],
  ],
  ['4,5!', [[4, 5, 1]]],
  [
    '/1,2 3,4',
    [
      [1, 2, 1],
      [3, 4, 1],
    ],
  ],
  ['1e-15,2', [[1e-15, 2]]],
])('%s is parsed to its points', (text, expected) => {
  expect(toPoints(text)).toEqual(expected)
})

test('lengths are named by a letter and mirrored with the frame', () => {
  expect(toPoints('n+8,-50 .5s-10,b', frame)).toEqual([
    [10 - 38, 50],
    [10 - 60, 388],
  ])
})

test.each(['12', '1,x', 'q,1', '1 2', '1,+'])('%s is refused', (text) => {
  expect(() => toPoints(text)).toThrow(RangeError)
})

test('any numbers stay the same after formatting and parsing', () => {
  const coordinate = fc.double({ min: -900, max: 900, noNaN: true }).map((value) => Number(value.toFixed(2)))
  fc.assert(
    fc.property(coordinate, coordinate, (x, y) => {
      const [point] = toPoints(`${x},${y}`, PLAIN_FRAME)
      expect(point?.[0]).toBeCloseTo(x)
      expect(point?.[1]).toBeCloseTo(y)
    }),
  )
})
