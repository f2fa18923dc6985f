import type { WireReplyOf } from '@otogi/contract/endpoint'
import type { games } from '@otogi/contract/games'
import type { GamesRecord, Puzzle } from '@otogi/contract/wire-types'
import { allSeries, cards, titlesOf } from './cards.ts'

const createIds = (game: string) => [0, 1, 2].map((mode) => `${game}${mode}`)
const none = [0, 0, 0]

/** The record of a day before any game is played. */
export const untouched: GamesRecord = {
  userid: 'p1',
  finishedName: false,
  finishedImage: [false, false, false],
  finishedSilueta: [false, false, false],
  finishedOpening: [false, false, false],
  finishedEye: [false, false, false],
  finishedPixel: [false, false, false],
  triesname: 0,
  triesimage: none,
  triessilueta: none,
  triesopening: none,
  trieseye: none,
  triespixel: none,
  statusRewardName: 0,
  statusRewardImage: none,
  statusRewardSilueta: none,
  statusRewardOpening: none,
  statusRewardEye: none,
  statusRewardPixel: none,
  nameSelected: 0,
  imageSelected: none,
  siluetaSelected: none,
  openingSelected: none,
  eyeSelected: none,
  pixelSelected: none,
  nameid: 'name0',
  imageid: createIds('image'),
  siluetaid: createIds('silueta'),
  openingid: createIds('opening'),
  eyeid: createIds('eye'),
  pixelid: createIds('pixel'),
  resets: 3,
  resetsByGame: { image: 3, silueta: 3, name: 3, opening: 3, eye: 3, pixel: 3 },
  trieswords: [],
  triescolors: [],
}

/** Creates the record of a day on which only this puzzle's game is played. */
export function createRecord({ game, tries, finished, statusReward, trieswords, triescolors }: Puzzle): GamesRecord {
  const list = [tries, 0, 0]
  const done = [finished, false, false]
  const status = [statusReward, 0, 0]
  switch (game) {
    case 'image':
      return { ...untouched, triesimage: list, finishedImage: done, statusRewardImage: status }
    case 'silueta':
      return { ...untouched, triessilueta: list, finishedSilueta: done, statusRewardSilueta: status }
    case 'opening':
      return { ...untouched, triesopening: list, finishedOpening: done, statusRewardOpening: status }
    case 'eye':
      return { ...untouched, trieseye: list, finishedEye: done, statusRewardEye: status }
    case 'pixel':
      return { ...untouched, triespixel: list, finishedPixel: done, statusRewardPixel: status }
    case 'name':
      return {
        ...untouched,
        triesname: tries,
        finishedName: finished,
        statusRewardName: statusReward,
        trieswords,
        triescolors,
      }
  }
}

export const animes: WireReplyOf<typeof games.animes> = allSeries.map((series) => ({
  anime_name: titlesOf(series).en,
  titles: titlesOf(series),
  names_game: [],
}))

export const characters: WireReplyOf<typeof games.characters> = cards.map(({ anime_name, titles, name: own }) => ({
  anime_name,
  titles,
  names_game: [own],
}))
