import { fillMissingLanguages } from '@otogi/rules/languages/languages'
import type { CardStory } from '@otogi/contract/collection'
import type { WireReplyOf } from '@otogi/contract/endpoint'
import type { collection } from '@otogi/contract/collection'
import type { Card } from '@otogi/contract/wire-types'
import { DAY, NOW } from './player.ts'

type Text = Card['names']

const SERIES = {
  alice: fillMissingLanguages({ en: 'Alice in Wonderland', es: 'Alicia en el País de las Maravillas' }),
  dracula: fillMissingLanguages({ en: 'Dracula', es: 'Drácula' }),
  leagues: fillMissingLanguages({
    en: 'Twenty Thousand Leagues Under the Sea',
    es: 'Veinte Mil Leguas de Viaje Submarino',
  }),
  oz: fillMissingLanguages({ en: 'The Wonderful Wizard of Oz', es: 'El Maravilloso Mago de Oz' }),
  heike: fillMissingLanguages({ en: 'The Tale of the Heike', es: 'El Cantar de Heike' }),
  camelot: fillMissingLanguages({ en: 'Knights of Camelot', es: 'Caballeros de Camelot' }),
  heidi: fillMissingLanguages({ en: 'Heidi', es: 'Heidi' }),
  opera: fillMissingLanguages({ en: 'The Phantom of the Opera', es: 'El Fantasma de la Ópera' }),
} as const satisfies Record<string, Text>

export type SeriesId = keyof typeof SERIES
export const titlesOf = (series: SeriesId): Text => SERIES[series]
export const allSeries = Object.keys(SERIES) as SeriesId[]

/**
 * Cards with short and long names, in all rarities of the pack. Their colors are visible until the picture has loaded.
 */
const CARDS: readonly (readonly [SeriesId, Card['rarity'], number, string, string, string])[] = [
  ['alice', 'SS', 3720, 'Alice, Dreamer Beyond the Looking-Glass', 'Alicia, Soñadora Tras el Espejo', '#5d7fb8'],
  ['alice', 'S', 980, 'Queen of Hearts', 'Reina de Corazones', '#a83a4c'],
  ['alice', 'A', 310, 'Mad Hatter', 'Sombrerero Loco', '#4f8a5a'],
  ['alice', 'B', 95, 'White Rabbit', 'Conejo Blanco', '#b9a98c'],
  ['dracula', 'SS', 3650, 'Lord of the Long Night', 'Señor de la Larga Noche', '#3b2040'],
  ['dracula', 'S', 905, 'Mina Harker', 'Mina Harker', '#6a5577'],
  ['dracula', 'B', 88, 'Renfield', 'Renfield', '#78705a'],
  ['leagues', 'S+', 1840, 'Captain Nemo', 'Capitán Nemo', '#1f5a78'],
  ['leagues', 'A', 290, 'Professor Aronnax', 'Profesor Aronnax', '#6e8a90'],
  ['leagues', 'B', 102, 'Ned Land', 'Ned Land', '#a0704a'],
  ['oz', 'S+', 1790, 'Wicked Witch of the West', 'Malvada Bruja del Oeste', '#47743c'],
  ['oz', 'A', 305, 'Tin Woodman', 'Hombre de Hojalata', '#8c98a6'],
  ['oz', 'A', 268, 'Cowardly Lion', 'León Cobarde', '#c08a3c'],
  ['oz', 'B', 90, 'Scarecrow', 'Espantapájaros', '#b99a50'],
  ['heike', 'SS', 3590, 'Tomoe, Blade of the Falling Snow', 'Tomoe, Filo de la Nieve que Cae', '#8aa0c8'],
  ['heike', 'S', 940, 'Benkei', 'Benkei', '#7a4a3a'],
  ['heike', 'B', 84, 'Biwa Priest', 'Monje del Biwa', '#8c8060'],
  ['camelot', 'S+', 1905, 'King Arthur', 'Rey Arturo', '#b8954a'],
  ['camelot', 'S', 970, 'Lady of the Lake', 'Dama del Lago', '#4a90a0'],
  ['camelot', 'A', 284, 'Sir Lancelot', 'Sir Lancelot', '#8090b0'],
  ['camelot', 'B', 99, 'Squire', 'Escudero', '#988468'],
  ['heidi', 'A', 262, 'Heidi', 'Heidi', '#c86a5a'],
  ['heidi', 'B', 80, 'Goat Peter', 'Pedro el Cabrero', '#7a9a5a'],
  ['opera', 'S+', 1760, 'The Phantom', 'El Fantasma', '#50304a'],
  ['opera', 'S', 915, 'Christine Daaé', 'Christine Daaé', '#c8a0b0'],
  ['opera', 'B', 86, 'Madame Giry', 'Madame Giry', '#5a5070'],
]

export const cards: readonly Card[] = CARDS.map(([series, rarity, power, en, es, tint], n) => ({
  _id: `${series}-${n}`,
  name: en,
  names: fillMissingLanguages({ en, es }),
  anime_name: SERIES[series].en,
  titles: SERIES[series],
  character: `${series}-who-${n}`,
  rarity,
  power,
  base64_image: `/media/card/${series}-${n}`,
  thumbnail: `/media/card/${series}-${n}`,
  tint,
}))

export function createCard(index: number): Card {
  const card = cards[index]
  if (!card) throw new Error(`there is no card ${index}`)
  return card
}

const OWNED = [0, 1, 2, 2, 2, 3, 3, 5, 6, 6, 7, 8, 11, 12, 13, 16, 18, 20, 21, 22, 25]

export const collectionReply: WireReplyOf<typeof collection.find> = {
  userid: 'p1',
  cards: OWNED.map((n) => createCard(n)._id),
  favourites: [createCard(0)._id, createCard(7)._id],
  newestFirst: [...new Set(OWNED)].map((n) => createCard(n)._id),
}

export const story: CardStory = {
  character: {
    names: fillMissingLanguages({ en: 'Alice', es: 'Alicia' }),
    line: fillMissingLanguages({
      en: 'She followed a rabbit and came back a queen',
      es: 'Siguió a un conejo y volvió siendo reina',
    }),
  },
  series: {
    titles: SERIES.alice,
    origin: fillMissingLanguages({ en: 'Novel by Lewis Carroll', es: 'Novela de Lewis Carroll' }),
    published: fillMissingLanguages({ en: 'London, 1865', es: 'Londres, 1865' }),
  },
}

export const provenance: WireReplyOf<typeof collection.provenance> = [
  { at: NOW - 30 * DAY, kind: 'pull', price: null },
  { at: NOW - 21 * DAY, kind: 'bought', price: 1250 },
  { at: NOW - 12 * DAY, kind: 'listed', price: 2400 },
  { at: NOW - 9 * DAY, kind: 'returned', price: null },
  { at: NOW - 3 * DAY, kind: 'sold', price: 1980 },
]
