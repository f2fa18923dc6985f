import { describe, expect, it } from 'vitest'
import { getStepLamps, chooseShape } from './picture.ts'

describe('the lamps below the picture', () => {
  it.each([
    ['image', 0, false, 1, 7],
    ['image', 5, false, 6, 7],
    ['image', 300, false, 7, 7],
    ['image', 2, true, 7, 7],
    ['pixel', 0, false, 1, 8],
    ['pixel', 6, false, 7, 8],
    ['pixel', 7, false, 8, 8],
    ['pixel', 0, true, 8, 8],
    ['silhouette', 0, false, 0, 3],
    ['silhouette', 2, false, 2, 3],
    ['eyes', 9, false, 3, 3],
  ] as const)('of %s after %i failed tries (finished: %s): %i of %i are lit', (game, tries, finished, lit, count) => {
    expect(getStepLamps(game, tries, finished)).toEqual({ lit, count })
  })
})

describe('the shape of the picture', () => {
  it.each([
    ['image', false, 'scene'],
    ['silhouette', false, 'portrait'],
    ['pixel', true, 'portrait'],
    ['eyes', false, 'band'],
    ['eyes', true, 'portrait'],
  ] as const)('of %s (finished: %s) is a %s', (game, finished, shape) => {
    expect(chooseShape(game, finished)).toBe(shape)
  })
})
