import { expect, test } from 'vitest'
import { createSeededRandom } from './random.ts'

function drawNumbers(seed: string, count: number): number[] {
  const random = createSeededRandom(seed)
  return Array.from({ length: count }, random)
}

test('the same seed gives the same numbers', () => {
  expect(drawNumbers('petals', 50)).toEqual(drawNumbers('petals', 50))
  expect(drawNumbers('7', 1)[0]).toBeCloseTo(0.5916928979568183, 9)
})

test('another seed gives other numbers', () => {
  expect(drawNumbers('petals', 5)).not.toEqual(drawNumbers('leaves', 5))
})

test('numbers spread over zero to one', () => {
  const numbers = drawNumbers('spread', 2000)
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers)).toBeLessThan(1)
  expect(numbers.reduce((sum, number) => sum + number, 0) / 2000).toBeCloseTo(0.5, 1)
})
