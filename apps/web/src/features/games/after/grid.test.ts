import { GAMES } from '@otogi/rules/games/games'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GamesRecord } from '@otogi/contract/puzzle'
import { buildGrid, buildGuessGrid, listDayRows, writeDayRow, writeSquares } from './grid.ts'

const picked = (tries: number, finished: boolean) => ({ tries, finished, length: null, rowColors: [] })

describe('the grid of a result', () => {
  it('has a square for each guess, the last one green', () => {
    expect(buildGrid('eyes', picked(2, true))).toEqual([['red', 'red', 'green']])
    expect(buildGrid('pixel', picked(0, true))).toEqual([['green']])
  })

  it('breaks rows after ten squares', () => {
    expect(buildGrid('image', picked(12, true)).map((row) => row.length)).toEqual([10, 3])
    expect(buildGrid('image', picked(9, true)).map((row) => row.length)).toEqual([10])
  })

  it('has a row of squares for each row of letters, and a green one for the name', () => {
    const rowColors = [['#1AB616', 'orange', '#ff3636']]
    const name = { tries: 1, length: 3, rowColors }
    expect(buildGrid('name', { ...name, finished: false })).toEqual([['green', 'orange', 'red']])
    expect(buildGrid('name', { ...name, finished: true })).toEqual([
      ['green', 'orange', 'red'],
      ['green', 'green', 'green'],
    ])
  })

  it('of a past day has a square for each guess of every game', () => {
    expect(buildGuessGrid({ tries: 1, finished: true })).toEqual([['red', 'green']])
  })

  it('contains every guess of a game with suggestions', () => {
    const games = fc.constantFrom(...GAMES.filter((game) => game !== 'name'))
    fc.assert(
      fc.property(games, fc.nat(60), fc.boolean(), (game, tries, finished) => {
        expect(buildGrid(game, picked(tries, finished)).flat()).toHaveLength(tries + Number(finished))
      }),
    )
  })
})

describe('the day', () => {
  const round = (tries: number, finished = false) => ({ finished, tries, rewardStatus: 0, selected: 0, puzzleId: '' })
  const none = [round(0), round(0), round(0)]
  const record = {
    games: {
      image: [round(2, true), round(1, true), round(4)],
      silhouette: [round(0), round(3), round(1)],
      name: [round(6)],
      opening: none,
      eyes: [round(0, true), round(0), round(0)],
      pixel: [round(14, true), round(0), round(0)],
    },
  } as unknown as GamesRecord

  it('has a row for each game, in the hardest mode that was solved or the mode with the most guesses', () => {
    expect(listDayRows(record).map((row) => [row.game, row.mode, writeDayRow(row, false)])).toEqual([
      ['image', 1, '🟥🟩'],
      ['silhouette', 1, '🟥🟥🟥'],
      ['name', 0, '🟥🟥🟥🟥🟥🟥'],
      ['opening', 0, '⬜'],
      ['eyes', 0, '🟩'],
      ['pixel', 0, `…${'🟥'.repeat(9)}🟩`],
    ])
  })

  it('has different squares for players who cannot tell green from red', () => {
    expect(writeSquares(['green', 'orange', 'red'], true)).toBe('🟦🟧⬛')
  })
})
