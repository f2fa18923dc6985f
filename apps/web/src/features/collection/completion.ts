import type { Card } from '@otogi/contract/collection'
import type { Language } from '@otogi/rules/languages/languages'
import { RARITIES, type Rarity } from '@otogi/rules/summon/rarity'
import { listSeries, type Series } from '../../game/cards.ts'
import type { Copies } from './album.ts'

/** How many different cards of a set the player has. */
export type Completion = { readonly owned: number; readonly total: number }

export const SET_STATES = ['all', 'unfinished', 'complete'] as const
export type SetState = (typeof SET_STATES)[number]

export function completionOf(cards: readonly Card[], copies: Copies): Completion {
  return { owned: cards.filter((card) => copies.has(card.id)).length, total: cards.length }
}

export type SeriesSet = Series & Completion & { readonly tint: string }

/** Each series with what the player has of it, by title. */
export function setsOf(cards: readonly Card[], copies: Copies, language: Language): SeriesSet[] {
  return listSeries(cards, language).map((series) => {
    const own = cards.filter((card) => card.anime === series.anime)
    return { ...series, ...completionOf(own, copies), tint: own[0]?.tint ?? '' }
  })
}

/** The rarest first. */
export function byRarity(cards: readonly Card[], copies: Copies): (Completion & { readonly rarity: Rarity })[] {
  return RARITIES.toReversed().map((rarity) => {
    const alike = cards.filter((card) => card.rarity === rarity)
    return { rarity, ...completionOf(alike, copies) }
  })
}

export function isIn(state: SetState, { owned, total }: Completion): boolean {
  return state === 'all' || (state === 'complete') === (owned === total)
}
