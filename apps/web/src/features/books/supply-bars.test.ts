import { expect, test } from 'vitest'
import { layOutBars } from './supply-bars.ts'

test('what is made stands above the middle, what is destroyed hangs below, side by side with gaps', () => {
  const bars = layOutBars(
    [{ made: 100, destroyed: 0 }, ...Array.from({ length: 9 }, () => ({ made: 50, destroyed: 100 }))],
    100,
  )
  expect(bars[0]).toEqual({ x: 1.25, width: 7.5, up: 50, down: 0 })
  expect(bars[9]).toEqual({ x: 91.25, width: 7.5, up: 25, down: 50 })
})

test('the bar of a single day keeps its measure and stands in the middle', () => {
  expect(layOutBars([{ made: 1, destroyed: 1 }], 2)).toEqual([{ x: 46, width: 8, up: 25, down: 25 }])
})
