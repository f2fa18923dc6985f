import { expect, test } from 'vitest'
import { seededRandom } from './random.ts'

function draw(seed: string, count: number): number[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, random)
}

test('the same seed gives the same numbers', () => {
  expect(draw('petals', 50)).toEqual(draw('petals', 50))
  expect(draw('7', 1)[0]).toBeCloseTo(0.5916928979568183, 9)
})

test('another seed gives other numbers', () => {
  expect(draw('petals', 5)).not.toEqual(draw('leaves', 5))
})

test('numbers spread over zero to one', () => {
  const numbers = draw('spread', 2000)
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers)).toBeLessThan(1)
  expect(numbers.reduce((sum, number) => sum + number, 0) / 2000).toBeCloseTo(0.5, 1)
})
