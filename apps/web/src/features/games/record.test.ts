import type { GamesRecord } from '@otogi/contract/puzzle'
import { describe, expect, it } from 'vitest'
import { isLost, nextToPlay, standingOf } from './record.ts'

const three = <T>(value: T): T[] => [value, value, value]

const fresh: GamesRecord = {
  playerId: 'u1',
  finishedName: false,
  finishedImage: three(false),
  finishedSilueta: three(false),
  finishedOpening: three(false),
  finishedEye: three(false),
  finishedPixel: three(false),
  triesname: 0,
  triesimage: three(0),
  triessilueta: three(0),
  triesopening: three(0),
  trieseye: three(0),
  triespixel: three(0),
  statusRewardName: 0,
  statusRewardImage: three(0),
  statusRewardSilueta: three(0),
  statusRewardOpening: three(0),
  statusRewardEye: three(0),
  statusRewardPixel: three(0),
  nameSelected: 0,
  imageSelected: three(0),
  siluetaSelected: three(0),
  openingSelected: three(0),
  eyeSelected: three(0),
  pixelSelected: three(0),
  nameid: 'n',
  imageid: ['i0', 'i1', 'i2'],
  siluetaid: ['s0', 's1', 's2'],
  openingid: ['o0', 'o1', 'o2'],
  eyeid: ['e0', 'e1', 'e2'],
  pixelid: ['p0', 'p1', 'p2'],
  resets: 5,
  resetsByGame: { image: 5, silueta: 5, name: 5, opening: 5, eye: 5, pixel: 5 },
  trieswords: [],
  triescolors: [],
}

describe('the standing of a game', () => {
  it.each([
    ['image', 0, 'i0'],
    ['image', 2, 'i2'],
    ['silhouette', 1, 's1'],
    ['opening', 0, 'o0'],
    ['eyes', 1, 'e1'],
    ['pixel', 2, 'p2'],
    ['name', 2, 'n'],
  ] as const)('%s in mode %i is the puzzle %s', (game, mode, puzzleId) => {
    expect(standingOf(fresh, game, mode).puzzleId).toBe(puzzleId)
  })

  it('tells tries, the end and the reward of the mode alone', () => {
    const record = {
      ...fresh,
      triesimage: [0, 4, 0],
      finishedImage: [false, true, false],
      statusRewardImage: [0, 1, 0],
    }
    expect(standingOf(record, 'image', 1)).toEqual({ puzzleId: 'i1', finished: true, tries: 4, statusReward: 1 })
    expect(standingOf(record, 'image', 0).finished).toBe(false)
  })
})

describe('a game is lost', () => {
  it.each([
    ['name', 6, false, true],
    ['name', 5, false, false],
    ['name', 6, true, false],
    ['image', 9, false, false],
  ] as const)('%s after %i failed tries (finished: %s): %s', (game, tries, finished, lost) => {
    expect(isLost(game, { puzzleId: 'n', statusReward: 0, tries, finished })).toBe(lost)
  })
})

describe('the next game to play', () => {
  it('is the one that follows in the row', () => {
    expect(nextToPlay(fresh, 'image', 0)).toBe('silhouette')
  })

  it('goes round the end and passes over what is solved', () => {
    const record = { ...fresh, finishedImage: [true, false, false], finishedName: true }
    expect(nextToPlay(record, 'pixel', 0)).toBe('silhouette')
    expect(nextToPlay(record, 'silhouette', 0)).toBe('opening')
  })

  it('is none that is lost', () => {
    expect(nextToPlay({ ...fresh, triesname: 6 }, 'silhouette', 0)).toBe('opening')
  })

  it('is none when only this game is left', () => {
    const done = three(true)
    const record = {
      ...fresh,
      finishedName: true,
      finishedSilueta: done,
      finishedOpening: done,
      finishedEye: done,
      finishedPixel: done,
    }
    expect(nextToPlay(record, 'image', 0)).toBeUndefined()
  })
})
