import { expect, it } from 'vitest'
import { recognizeSwipe } from './use-swipe.ts'

const WIDTH = 360
const swipe = (dx: number, { dy = 0, from = 180 } = {}) =>
  recognizeSwipe({ x: from, y: 300 }, { x: from + dx, y: 300 + dy }, WIDTH)

it('a finger that moves sideways swipes', () => {
  expect([swipe(-80), swipe(80)]).toEqual(['left', 'right'])
  expect(swipe(80, { dy: 40 })).toBe('right')
})

it.each([
  ['is a tap', swipe(10)],
  ['scrolls the page', swipe(80, { dy: 90 })],
  ['goes back in the browser, because it starts at the left edge', swipe(120, { from: 8 })],
  ['goes forward in the browser, because it starts at the right edge', swipe(-120, { from: WIDTH - 8 })],
])('a movement that %s does not swipe', (_, recognized) => {
  expect(recognized).toBeUndefined()
})
