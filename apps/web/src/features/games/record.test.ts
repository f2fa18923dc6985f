import type { GamesRecord } from '@otogi/contract/puzzle'
import type { RoundSummary } from '@otogi/contract/record-fields'
import { mapGames, GAMES, listModes, type Game } from '@otogi/rules/games/games'
import { describe, expect, it } from 'vitest'
import { countSolvedGames, isLost, findNextGame, toRoundStatus } from './record.ts'

const fresh: GamesRecord = {
  playerId: 'u1',
  games: mapGames((game) => listModes(game).map((mode) => createUnplayedRound(`${game}${mode}`))),
  resets: 5,
  resetsByGame: mapGames(() => 5),
  rows: [],
  rowColors: [],
}

function createUnplayedRound(puzzleId: string): RoundSummary {
  return { puzzleId, finished: false, tries: 0, rewardStatus: 0, selected: 0 }
}

/** Returns the record with changes to one game and mode. */
function changeRecord(record: GamesRecord, game: Game, mode: number, change: Partial<RoundSummary>): GamesRecord {
  const played = record.games[game].map((each, i) => (i === mode ? { ...each, ...change } : each))
  return { ...record, games: { ...record.games, [game]: played } }
}

describe('the state of a round', () => {
  it.each([
    ['image', 0, 'image0'],
    ['image', 2, 'image2'],
    ['silhouette', 1, 'silhouette1'],
    ['name', 2, 'name0'],
  ] as const)('%s in mode %i has the puzzle %s', (game, mode, puzzleId) => {
    expect(toRoundStatus(fresh, game, mode).puzzleId).toBe(puzzleId)
  })

  it('contains the tries, the end and the reward of its mode only', () => {
    const record = changeRecord(fresh, 'image', 1, { tries: 4, finished: true, rewardStatus: 1 })
    expect(toRoundStatus(record, 'image', 1)).toEqual({ puzzleId: 'image1', finished: true, tries: 4, rewardStatus: 1 })
    expect(toRoundStatus(record, 'image', 0).finished).toBe(false)
  })
})

describe('the number of solved games', () => {
  it('counts each game once if it is won in any mode', () => {
    expect(countSolvedGames(fresh)).toBe(0)
    const image = changeRecord(fresh, 'image', 0, { finished: true })
    const inTwoModes = changeRecord(image, 'image', 2, { finished: true })
    expect(countSolvedGames(changeRecord(inTwoModes, 'pixel', 1, { finished: true }))).toBe(2)
    expect(countSolvedGames(changeRecord(fresh, 'name', 0, { tries: 6 }))).toBe(0)
  })
})

describe('a game is lost', () => {
  it.each([
    ['name', 6, false, true],
    ['name', 5, false, false],
    ['name', 6, true, false],
    ['image', 9, false, false],
  ] as const)('%s after %i failed tries (finished: %s): %s', (game, tries, finished, lost) => {
    expect(isLost(game, { puzzleId: 'n', rewardStatus: 0, tries, finished })).toBe(lost)
  })
})

describe('the next game to play', () => {
  it('is the following one', () => {
    expect(findNextGame(fresh, 'image', 0)).toBe('silhouette')
  })

  it('wraps around at the end and skips solved games', () => {
    const image = changeRecord(fresh, 'image', 0, { finished: true })
    const record = changeRecord(image, 'name', 0, { finished: true })
    expect(findNextGame(record, 'pixel', 0)).toBe('silhouette')
    expect(findNextGame(record, 'silhouette', 0)).toBe('opening')
  })

  it('is never a lost game', () => {
    expect(findNextGame(changeRecord(fresh, 'name', 0, { tries: 6 }), 'silhouette', 0)).toBe('opening')
  })

  it('is undefined if no other game is left', () => {
    const others = GAMES.filter((game) => game !== 'image')
    const record = others.reduce((done, game) => changeRecord(done, game, 0, { finished: true }), fresh)
    expect(findNextGame(record, 'image', 0)).toBeUndefined()
  })
})
