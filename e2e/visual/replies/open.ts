import { fillMissingLanguages } from '@otogi/rules/languages/languages'
import type { books } from '@otogi/contract/books'
import type { WireReplyOf } from '@otogi/contract/endpoint'
import type { pack } from '@otogi/contract/pack'
import type { polls } from '@otogi/contract/polls'
import type { reminders } from '@otogi/contract/reminders'
import { allSeries, createCard, titlesOf } from './cards.ts'
import { DAY, HOUR, NOW } from './player.ts'

const RIGHTS = fillMissingLanguages({ en: 'Public domain', es: 'Dominio público' })

export const playedPack: WireReplyOf<typeof pack.find> = {
  title: fillMissingLanguages({ en: 'Legends', es: 'Leyendas' }),
  series: allSeries.map((series) => ({ anime_name: titlesOf(series).en, titles: titlesOf(series) })),
  community: {},
  roadmap: [
    fillMissingLanguages({
      en: 'Series and cards that players vote for in the polls.',
      es: 'Series y cartas que se voten en las encuestas.',
    }),
    fillMissingLanguages({
      en: 'A chat and a forum to meet other players.',
      es: 'Un chat y un foro para conocer a otras personas.',
    }),
    fillMissingLanguages({ en: 'More scenes for every game mode.', es: 'Más escenas para cada modo de juego.' }),
  ],
  license: 'CC-BY-4.0',
  credit: 'Otogi contributors',
  credits: allSeries.map((series) => ({
    title: titlesOf(series),
    origin: fillMissingLanguages({ en: 'Novel of the nineteenth century', es: 'Novela del siglo diecinueve' }),
    published: fillMissingLanguages({
      en: 'First published in 1869–1870',
      es: 'Publicado por primera vez en 1869–1870',
    }),
    rights: RIGHTS,
    music: {
      piece: fillMissingLanguages({ en: 'Danse macabre, Op. 40', es: 'Danza macabra, Op. 40' }),
      composer: fillMissingLanguages({ en: 'Camille Saint-Saëns', es: 'Camille Saint-Saëns' }),
      year: '1874',
      sources: ['Durand, Paris 1875'],
    },
  })),
  showcase: [0, 7, 14, 4, 17].map((n) => {
    const { name, names, rarity, base64_image: image, thumbnail } = createCard(n)
    return { name, names, rarity, image, thumbnail }
  }),
}

export const settings: WireReplyOf<typeof pack.settings> = { googleClientId: null, mail: true, build: 'picture' }

const formatDayAgo = (ago: number) => new Date(NOW - ago * DAY).toISOString().slice(0, 10)

export const openBooks: WireReplyOf<typeof books.find> = {
  at: NOW - 5 * 60_000,
  days: Array.from({ length: 30 }, (_, n) => ({
    day: formatDayAgo(29 - n),
    made: 4200 + ((n * 977) % 2100),
    destroyed: 2600 + ((n * 641) % 2900),
  })),
  total: { made: 412_880, destroyed: 301_115 },
  promised: { B: 0.7, A: 0.2, S: 0.08, 'S+': 0.019, SS: 0.001 },
  drawn: {
    B: { drawn: 12_540, expected: 12_506.4, low: 12_290, high: 12_724 },
    A: { drawn: 5266, expected: 5302.9, low: 5095, high: 5511 },
    S: { drawn: 1622, expected: 1600.9, low: 1471, high: 1734 },
    'S+': { drawn: 592, expected: 586.2, low: 508, high: 667 },
    SS: { drawn: 14, expected: 20.1, low: 7, high: 36 },
  },
  medianPrices: { B: 34, A: 165, S: 890, 'S+': 3650, SS: null },
  sales: 1874,
  players: 240,
  cards: 296,
  audit: { at: NOW - 7 * HOUR, entries: 98_112, copies: 20_015, rules: 14, broken: 0 },
}

export const newBooks: WireReplyOf<typeof books.find> = {
  ...openBooks,
  days: [{ day: formatDayAgo(0), made: 0, destroyed: 0 }],
  total: { made: 0, destroyed: 0 },
  drawn: {
    B: { drawn: 0, expected: 0, low: 0, high: 0 },
    A: { drawn: 0, expected: 0, low: 0, high: 0 },
    S: { drawn: 0, expected: 0, low: 0, high: 0 },
    'S+': { drawn: 0, expected: 0, low: 0, high: 0 },
    SS: { drawn: 0, expected: 0, low: 0, high: 0 },
  },
  medianPrices: { B: null, A: null, S: null, 'S+': null, SS: null },
  sales: 0,
  players: 0,
  audit: null,
}

type Poll = NonNullable<WireReplyOf<typeof polls.find>>

export const openPoll: Poll = {
  _id: 'poll1',
  name: ['Strange Case of Dr Jekyll and Mr Hyde', 'Around the World in Eighty Days'],
  names: [
    fillMissingLanguages({
      en: 'Strange Case of Dr Jekyll and Mr Hyde',
      es: 'El extraño caso del doctor Jekyll y el señor Hyde',
    }),
    fillMissingLanguages({ en: 'Around the World in Eighty Days', es: 'La vuelta al mundo en ochenta días' }),
  ],
  votes: [74, 61],
  usersId: [],
  finished: false,
  startedAt: Date.parse('2026-03-05T23:00:00Z'),
  expirationdDate: '2026,03,20',
}

export const reminderSettings: WireReplyOf<typeof reminders.find> = {
  newDay: true,
  sales: true,
  wishes: true,
  quietFrom: 22,
  quietTo: 8,
  timeZone: 'Europe/Madrid',
  publicKey: '',
  subscribed: false,
}
