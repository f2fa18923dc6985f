import { expect, test } from 'vitest'
import { findGameByRoute, fromWireGame, GAMES, hasModes, isMode, ROUTE_GAME, WIRE_GAMES } from './games.ts'

test('the API names of the games are image, silueta, name, opening, eye and pixel', () => {
  expect(WIRE_GAMES).toEqual(['image', 'silueta', 'name', 'opening', 'eye', 'pixel'])
  expect(WIRE_GAMES.map(fromWireGame)).toEqual(['image', 'silhouette', 'name', 'opening', 'eyes', 'pixel'])
})

test('the paths of the games equal the API names, except eyes', () => {
  const routes = ['image', 'silueta', 'name', 'opening', 'eyes', 'pixel']
  expect(Object.values(ROUTE_GAME)).toEqual(routes)
  expect(routes.map(findGameByRoute)).toEqual(GAMES)
})

test.each(['', 'eye', 'silhouette', 'Image', 'toString'])('%j is not the path of a game', (segment) => {
  expect(findGameByRoute(segment)).toBeUndefined()
})

test('only the name game has no modes', () => {
  expect(GAMES.filter((game) => !hasModes(game))).toEqual(['name'])
})

test('the modes are 0, 1 and 2', () => {
  expect([-1, 0, 1, 2, 3, 0.5].filter(isMode)).toEqual([0, 1, 2])
})
