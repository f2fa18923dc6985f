import { zoomPercent } from '@otogi/rules/games/stage'
import { describe, expect, it } from 'vitest'
import { lampsOf, pictureOf } from './picture.ts'

describe('the picture of the image game', () => {
  it.each([
    [0, '/e.webp'],
    [1, '/m.webp'],
    [2, undefined],
  ] as const)('in mode %i is %s', (mode, picture) => {
    const puzzle = { image_game: ['/e.webp'], image_game_medium: ['/m.webp'], image_game_hard: [] }
    expect(pictureOf(puzzle, mode)).toBe(picture)
  })

  it.each([
    [0, 1],
    [1, 2],
    [5, 6],
    [6, 7],
    [300, 7],
  ])('after %i failed tries %i of 7 lamps are lit', (tries, lit) => {
    expect(lampsOf(zoomPercent(tries))).toEqual({ lit, count: 7 })
  })
})
