import { expect, test } from 'vitest'
import { gameOfWire, GAMES, hasModes, isMode, ROUTE_GAME, WIRE_GAME } from './games.ts'

test.each([
  ['image', 'image'],
  ['silueta', 'silhouette'],
  ['name', 'name'],
  ['opening', 'opening'],
  ['eye', 'eyes'],
  ['eyes', 'eyes'],
  ['pixel', 'pixel'],
])('%s on the wire is the game %s', (wire, game) => {
  expect(gameOfWire(wire)).toBe(game)
})

test.each(['', 'silhouette', 'Image', 'toString'])('%j is no game on the wire', (wire) => {
  expect(gameOfWire(wire)).toBeUndefined()
})

test('every game goes over the wire and back, by field and by route', () => {
  for (const game of GAMES) {
    expect(gameOfWire(WIRE_GAME[game])).toBe(game)
    expect(gameOfWire(ROUTE_GAME[game])).toBe(game)
  }
  expect(WIRE_GAME.eyes).toBe('eye')
  expect(ROUTE_GAME.eyes).toBe('eyes')
})

test('the name game alone has no modes', () => {
  expect(GAMES.filter((game) => !hasModes(game))).toEqual(['name'])
})

test('the modes are 0, 1 and 2', () => {
  expect([-1, 0, 1, 2, 3, 0.5].filter(isMode)).toEqual([0, 1, 2])
})
