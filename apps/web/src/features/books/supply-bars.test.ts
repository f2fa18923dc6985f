import { expect, test } from 'vitest'
import { layOutBars } from './supply-bars.ts'

test('created gachas are drawn above the middle, destroyed ones below, with gaps between the days', () => {
  const bars = layOutBars(
    [{ made: 100, destroyed: 0 }, ...Array.from({ length: 9 }, () => ({ made: 50, destroyed: 100 }))],
    100,
  )
  expect(bars[0]).toEqual({ x: 1.25, width: 7.5, up: 50, down: 0 })
  expect(bars[9]).toEqual({ x: 91.25, width: 7.5, up: 25, down: 50 })
})

test('the bar of a single day has the maximum width and is centered', () => {
  expect(layOutBars([{ made: 1, destroyed: 1 }], 2)).toEqual([{ x: 46, width: 8, up: 25, down: 25 }])
})
