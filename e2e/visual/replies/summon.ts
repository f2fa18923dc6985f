import { fillMissingLanguages } from '@otogi/rules/languages/languages'
import { createHash } from 'node:crypto'
import type { WireReplyOf } from '@otogi/contract/endpoint'
import type { Fairness, summon } from '@otogi/contract/summon'
import type { Banner, PastPull, SummonedCard } from '@otogi/contract/wire-types'
import { createCard, titlesOf } from './cards.ts'
import { DAY, HOUR, NOW } from './player.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const own = (count: number) => ({ cards: count, wholePack: false })

const general: Banner = {
  type: 'normal',
  title: fillMissingLanguages({ en: 'Open Storybook', es: 'Libro Abierto' }),
  anime: null,
  animeTitles: null,
  image: '/media/banner/general',
  pullType: fillMissingLanguages({ en: 'General summon', es: 'Invocación general' }),
  descriptions: [
    fillMissingLanguages({
      en: 'Every series and every card of the pack may answer.',
      es: 'Puede responder cualquier carta de cualquier serie.',
    }),
    fillMissingLanguages({
      en: 'Every tenth pull is a card of rarity A or better; an S+ is guaranteed at 80 pulls.',
      es: 'Cada décima tirada trae una carta de rareza A o superior; a las 80 tiradas, una S+ asegurada.',
    }),
  ],
  remaining: null,
  until: null,
  draws: { B: own(120), A: own(90), S: own(50), 'S+': own(24), SS: own(12) },
}

const special: Banner = {
  type: 'special',
  title: titlesOf('leagues'),
  anime: titlesOf('leagues').en,
  animeTitles: titlesOf('leagues'),
  image: '/media/banner/leagues',
  pullType: fillMissingLanguages({ en: 'Special summon', es: 'Invocación especial' }),
  descriptions: [
    fillMissingLanguages({
      en: 'Cards of this series, wherever it holds the drawn rarity.',
      es: 'Cartas de esta serie, siempre que tenga la rareza obtenida.',
    }),
    fillMissingLanguages({
      en: 'Up to 100 cards per player while the banner lasts.',
      es: 'Hasta 100 cartas por jugador mientras dure el banner.',
    }),
  ],
  remaining: 70,
  until: NOW + 3 * DAY + 5 * HOUR,
  draws: { B: own(4), A: own(3), S: own(2), 'S+': own(1), SS: { cards: 12, wholePack: true } },
}

export const banners: Banner[] = [general, special]

export const odds: WireReplyOf<typeof summon.odds> = {
  base: { B: 0.7, A: 0.2, S: 0.08, 'S+': 0.019, SS: 0.001 },
  guaranteed: { B: 0, A: 0.9, S: 0.08, 'S+': 0.019, SS: 0.001 },
  effective: { B: 0.6241, A: 0.2663, S: 0.0793, 'S+': 0.0293, SS: 0.001 },
}

const SUMMONED = [3, 2, 13, 12, 20, 0, 9, 17, 16, 11]

export const summoned: SummonedCard[] = SUMMONED.map((n) => ({
  ...createCard(n),
  isNew: n === 0 || n === 9,
  copies: n === 2 ? 4 : 1,
}))

export const fairness: Fairness = {
  commitment: sha256('this seed'),
  clientSeed: 'momoka-lucky-7',
  counter: 6,
  nextCommitment: sha256('next seed'),
  revealed: [1, 2].map((n) => ({
    commitment: sha256(`old commitment ${n}`),
    serverSeed: sha256(`old seed ${n}`),
    clientSeed: n === 1 ? 'peach-blossom' : 'otogi',
    pulls: 12 * n,
    at: NOW - 6 * n * DAY,
  })),
}

type PastCard = { rarity: PastPull['rarities'][number]; id: string }

function createPastPull(index: number, cardIndexes: readonly number[], count: PastPull['count']): PastPull {
  const came = cardIndexes.map((at): PastCard => ({ rarity: createCard(at).rarity, id: createCard(at)._id }))
  const isSpecial = index % 3 === 1
  return {
    _id: `pull${index}`,
    at: NOW - (index * 19 + 1) * HOUR,
    banner: isSpecial ? 'special' : 'normal',
    anime: isSpecial ? titlesOf('leagues').en : null,
    count,
    rarities: came.map(({ rarity }) => rarity),
    cards: came.map(({ id }) => id),
    throwsBefore: 40 - index * 7,
    commitment: fairness.commitment,
    clientSeed: fairness.clientSeed,
    counter: 5 - index,
    pool: sha256('pool'),
    rules: 2,
    serverSeed: null,
  }
}

export const pulls: WireReplyOf<typeof summon.history> = {
  pulls: [
    createPastPull(0, SUMMONED, 10),
    createPastPull(1, [8], 1),
    createPastPull(2, [22, 25, 16, 13, 12, 6, 5, 3, 9, 7], 10),
    createPastPull(3, [4], 1),
    createPastPull(4, [11], 1),
  ],
  total: 23,
  sinceLast: { 'S+': 12, SS: 5 },
}

export const noPulls: WireReplyOf<typeof summon.history> = { pulls: [], total: 0, sinceLast: { 'S+': null, SS: null } }
