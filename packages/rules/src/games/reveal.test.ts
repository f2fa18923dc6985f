import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GAMES } from './games.ts'
import {
  isAnswerRevealed,
  isClueShown,
  computeBlockSize,
  computePixelGrid,
  BLOCK_STEPS,
  computeZoomPercent,
  ZOOM_STEPS,
  computeCropWindow,
} from './reveal.ts'

describe('reveal steps', () => {
  test.each([
    [0, 400, 130],
    [1, 350, 110],
    [5, 150, 30],
    [6, 100, 10],
    [7, 100, 1],
    [300, 100, 1],
  ])('after %i failed tries the zoom is %i %% and a block %i', (tries, zoom, block) => {
    expect(computeZoomPercent(tries)).toBe(zoom)
    expect(computeBlockSize(tries)).toBe(block)
  })

  test('a finished game shows the whole picture', () => {
    expect(computeZoomPercent(0, true)).toBe(100)
    expect(computeBlockSize(0, true)).toBe(1)
  })

  test('the lists contain every step once, in order', () => {
    const tries = Array.from({ length: 50 }, (_, n) => n)
    expect([...new Set(tries.map((n) => computeZoomPercent(n)))]).toEqual(ZOOM_STEPS)
    expect([...new Set(tries.map((n) => computeBlockSize(n)))]).toEqual(BLOCK_STEPS)
  })
})

test('three of the games show the clue after three wrong guesses', () => {
  const clued = (tries: number) => GAMES.filter((game) => isClueShown(game, tries))
  expect(clued(2)).toEqual([])
  expect(clued(3)).toEqual(['silhouette', 'name', 'eyes'])
  expect(clued(9)).toEqual(['silhouette', 'name', 'eyes'])
})

test('only the name game reveals the answer, after six wrong rows', () => {
  const revealing = (tries: number) => GAMES.filter((game) => isAnswerRevealed(game, tries))
  expect(revealing(5)).toEqual([])
  expect(revealing(6)).toEqual(['name'])
})

test.each([
  [130, 6, 8],
  [110, 7, 9],
  [10, 78, 104],
  [1, 780, 1040],
  [5000, 1, 1],
])('blocks of %i make a grid of %i by %i', (block, columns, rows) => {
  expect(computePixelGrid(block)).toEqual({ columns, rows })
})

describe('the zoom window', () => {
  test.each([
    [{ x: 0.5, y: 0.5 }, 400, { left: 300, top: 225, width: 200, height: 150 }],
    [{ x: 0, y: 1 }, 400, { left: 0, top: 450, width: 200, height: 150 }],
    [{ x: 0.25, y: 0.9 }, 200, { left: 0, top: 300, width: 400, height: 300 }],
    [{ x: 0.9, y: 0.1 }, 100, { left: 0, top: 0, width: 800, height: 600 }],
  ])('around %j at %i %% of an 800 x 600 picture', (focus, percent, window) => {
    expect(computeCropWindow(800, 600, focus, percent)).toEqual(window)
  })

  test('is inside the picture, in whole pixels, and gets smaller with more zoom', () => {
    const side = fc.integer({ min: 1, max: 5000 })
    const part = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(side, side, part, part, fc.constantFrom(...ZOOM_STEPS), (width, height, x, y, percent) => {
        const window = computeCropWindow(width, height, { x, y }, percent)
        expect(Object.values(window).every(Number.isInteger)).toBe(true)
        expect(window.left >= 0 && window.top >= 0 && window.width >= 1 && window.height >= 1).toBe(true)
        expect(window.left + window.width <= width && window.top + window.height <= height).toBe(true)
        expect(Math.abs(window.width - (width * 100) / percent)).toBeLessThan(1)
      }),
    )
  })
})
