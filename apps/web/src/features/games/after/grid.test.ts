import { GAMES } from '@otogi/rules/games/games'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildGrid, buildShareText } from './grid.ts'

const picked = (tries: number, finished: boolean) => ({ tries, finished, length: null, rowColors: [] })

describe('the grid', () => {
  it('has a square for each guess, the last one green', () => {
    expect(buildGrid('eyes', picked(2, true))).toEqual([['red', 'red', 'green']])
    expect(buildGrid('pixel', picked(0, true))).toEqual([['green']])
  })

  it('breaks long rows after ten', () => {
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

  it('holds every guess of a game that is picked from a list', () => {
    const games = fc.constantFrom(...GAMES.filter((game) => game !== 'name'))
    fc.assert(
      fc.property(games, fc.nat(60), fc.boolean(), (game, tries, finished) => {
        expect(buildGrid(game, picked(tries, finished)).flat()).toHaveLength(tries + Number(finished))
      }),
    )
  })
})

it('is shared as a headline, squares and an address, a line each', () => {
  const text = buildShareText('Otogi 689 · Name', [['green', 'orange', 'red'], ['green']], 'https://otogi.example')
  expect(text).toBe('Otogi 689 · Name\n🟩🟧🟥\n🟩\nhttps://otogi.example')
})
