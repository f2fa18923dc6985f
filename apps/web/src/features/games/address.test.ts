import { GAMES, MODES } from '@otogi/rules/games/games'
import { describe, expect, it } from 'vitest'
import { buildGameHref, readGame, toPuzzleMode, readMode, isStatisticsOpen, buildStatisticsHref } from './address.ts'

describe('the URL of a game', () => {
  it.each([
    ['/home/games/image', 'image'],
    ['/home/games/silueta', 'silhouette'],
    ['/home/games/name', 'name'],
    ['/home/games/eyes', 'eyes'],
    ['/home/games/eyes/', 'eyes'],
    ['/home/games/eye', 'image'],
    ['/home/games', 'image'],
    ['/home/games/chess', 'image'],
  ])('%s is the %s game', (path, game) => {
    expect(readGame(path)).toBe(game)
  })

  it.each([
    ['', 0],
    ['mode=2', 2],
    ['mode=7', 0],
    ['mode=x', 0],
  ])('the query "%s" selects mode %i', (search, mode) => {
    expect(readMode(search)).toBe(mode)
  })

  it('is read as the same game and mode', () => {
    for (const game of GAMES) {
      for (const mode of MODES) {
        const { pathname, search } = new URL(buildGameHref(game, mode), 'http://localhost')
        expect([readGame(pathname), readMode(search)]).toEqual([game, mode])
      }
    }
  })

  it('of the statistics contains the game and the mode', () => {
    for (const game of GAMES) {
      for (const mode of MODES) {
        const { pathname, search } = new URL(buildStatisticsHref(game, mode), 'http://localhost')
        expect([readGame(pathname), readMode(search), isStatisticsOpen(search)]).toEqual([game, mode, true])
        expect(isStatisticsOpen(new URL(buildGameHref(game, mode), 'http://localhost').search)).toBe(false)
      }
    }
  })

  it('requests of the name game use mode 0 in every mode', () => {
    expect(toPuzzleMode('name', 2)).toBe(0)
    expect(toPuzzleMode('eyes', 2)).toBe(2)
  })
})
