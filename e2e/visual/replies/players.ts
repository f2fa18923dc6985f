import { fillMissingLanguages } from '@otogi/rules/languages/languages'
import type { WireReplyOf } from '@otogi/contract/endpoint'
import type { profile } from '@otogi/contract/profile'
import type { ranking } from '@otogi/contract/ranking'
import type { statistics } from '@otogi/contract/statistics'
import type { PlayRecord } from '@otogi/contract/wire-types'
import { DEFAULT_PICTURE } from '@otogi/rules/accounts/fields'
import { createCard, titlesOf } from './cards.ts'
import { DAY, NOW } from './player.ts'

const NAMES = [
  'Kintaro',
  'BenzaitenNoUta',
  'Otohime',
  'Tsukiyomi',
  'Momoka',
  'Hanasaka',
  'Issunboshi',
  'KaguyaHime',
  'Urashima',
  'Raiden',
  'Yukionna',
  'Shuten',
]
const faces = NAMES.map((username, n) => ({
  username,
  profilePicture: n % 4 === 1 ? `/media/face/${n}` : DEFAULT_PICTURE,
}))

export const ranks: WireReplyOf<typeof ranking.find> = {
  topTotalPowerUsers: faces.map((face, n) => ({ ...face, totalPower: Math.round(612_400 / (n + 1) ** 1.2) })),
  topLevelUsers: faces.map((face, n) => ({ ...face, profileLevel: 31 - 2 * n })),
  topCollection: faces.map((face, n) => ({ userDetails: face, totalUniqueCards: 240 - 13 * n })),
  totalCards: 296,
  me: { power: 5, level: 214, cards: null },
}

export const noRanks: WireReplyOf<typeof ranking.find> = {
  topTotalPowerUsers: [],
  topLevelUsers: [],
  topCollection: [],
  totalCards: 296,
  me: { power: null, level: null, cards: null },
}

const dayAgo = (days: number) => new Date(NOW - days * DAY).toISOString().slice(0, 10)

const days = Array.from({ length: 60 }, (_, n) => 60 - n)
  .filter((ago) => ago % 6 !== 0)
  .map((ago) => ({ day: dayAgo(ago), played: 1 + (ago % 9), won: Math.min(1 + (ago % 9), ago % 7) }))

export const played: PlayRecord = {
  played: 211,
  won: 164,
  currentStreak: 5,
  longestStreak: 17,
  freezes: 1,
  frozenDays: [],
  games: [
    { game: 'image', mode: 0, played: 48, won: 44, distribution: [12, 14, 9, 5, 3, 0, 1] },
    { game: 'image', mode: 1, played: 20, won: 11, distribution: [2, 3, 3, 2, 1] },
    { game: 'silueta', mode: 0, played: 40, won: 33, distribution: [9, 11, 8, 4, 1] },
    { game: 'name', mode: 0, played: 38, won: 29, distribution: [1, 4, 9, 8, 5, 2] },
    { game: 'opening', mode: 0, played: 29, won: 20, distribution: [10, 6, 3, 1] },
    { game: 'eye', mode: 0, played: 21, won: 15, distribution: [5, 5, 3, 2] },
    { game: 'pixel', mode: 0, played: 15, won: 12, distribution: [0, 1, 4, 3, 2, 1, 1] },
  ],
  days,
}

export const notPlayed: PlayRecord = {
  played: 0,
  won: 0,
  currentStreak: 0,
  longestStreak: 0,
  freezes: 0,
  frozenDays: [],
  games: played.games.map((each) => ({ ...each, played: 0, won: 0, distribution: [] })),
  days: [],
}

export const history: WireReplyOf<typeof statistics.history> = [0, 1, 2].map((ago) => ({
  day: dayAgo(ago),
  number: 73 - ago,
  results: [
    { game: 'image', mode: 0, tries: ago, finished: true, answer: titlesOf('leagues'), card: createCard(0)._id },
    {
      game: 'name',
      mode: 0,
      tries: 6,
      finished: false,
      answer: ago === 0 ? null : fillMissingLanguages({ en: 'SCARECROW', es: 'SCARECROW' }),
      card: ago === 0 ? null : createCard(1)._id,
    },
    {
      game: 'silueta',
      mode: 1,
      tries: 2,
      finished: true,
      answer: fillMissingLanguages({ en: 'Captain Nemo', es: 'Capitán Nemo' }),
      card: createCard(2)._id,
    },
  ],
}))

export const yesterday: WireReplyOf<typeof statistics.yesterday> = [
  { game: 'image', mode: 0, answer: titlesOf('oz'), anime: titlesOf('oz') },
  { game: 'silueta', mode: 0, answer: fillMissingLanguages({ en: 'Benkei', es: 'Benkei' }), anime: titlesOf('heike') },
  { game: 'name', mode: 0, answer: fillMissingLanguages({ en: 'ARONNAX', es: 'ARONNAX' }), anime: titlesOf('leagues') },
  { game: 'opening', mode: 0, answer: titlesOf('alice'), anime: titlesOf('alice') },
  {
    game: 'eye',
    mode: 0,
    answer: fillMissingLanguages({ en: 'The Phantom', es: 'El Fantasma' }),
    anime: titlesOf('opera'),
  },
  { game: 'pixel', mode: 0, answer: titlesOf('camelot'), anime: titlesOf('camelot') },
]

export const community: WireReplyOf<typeof statistics.community> = {
  players: 128,
  solved: 97,
  medianTries: 2,
  distribution: [21, 26, 24, 14, 7, 3, 2],
}

export const seen: WireReplyOf<typeof profile.find> = {
  username: 'BenzaitenNoUta',
  profilePicture: '/media/face/1',
  profileLevel: 29,
  totalPower: 266_561,
  uniqueCards: 227,
  showcase: [0, 14, 7, 17, 10, 4].map((n) => createCard(n)._id),
  isPublic: false,
  isBlocked: false,
  statistics: played,
}
