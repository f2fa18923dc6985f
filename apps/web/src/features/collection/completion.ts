import type { Card } from '@otogi/contract/collection'
import type { Language } from '@otogi/rules/languages/languages'
import { RARITIES, type Rarity } from '@otogi/rules/summon/rarity'
import { listSeries, type Series } from '../../game/cards.ts'
import type { Copies } from './album.ts'

/** How many different cards of a set exist, and how many of them the player owns. */
export type Completion = { readonly owned: number; readonly total: number }

export const SET_FILTERS = ['all', 'unfinished', 'complete'] as const
export type SetFilter = (typeof SET_FILTERS)[number]

export function countCompletion(cards: readonly Card[], copies: Copies): Completion {
  return { owned: cards.filter((card) => copies.has(card.id)).length, total: cards.length }
}

export type SeriesSet = Series & Completion & { readonly tint: string }

/** Lists the player's progress in each series, sorted by title. */
export function listSeriesSets(cards: readonly Card[], copies: Copies, language: Language): SeriesSet[] {
  return listSeries(cards, language).map((series) => {
    const own = cards.filter((card) => card.anime === series.anime)
    return { ...series, ...countCompletion(own, copies), tint: own[0]?.tint ?? '' }
  })
}

/** Lists the progress for each rarity, rarest first. */
export function listCompletionByRarity(
  cards: readonly Card[],
  copies: Copies,
): (Completion & { readonly rarity: Rarity })[] {
  return RARITIES.toReversed().map((rarity) => {
    const ofRarity = cards.filter((card) => card.rarity === rarity)
    return { rarity, ...countCompletion(ofRarity, copies) }
  })
}

export function matchesSetFilter(filter: SetFilter, { owned, total }: Completion): boolean {
  return filter === 'all' || (filter === 'complete') === (owned === total)
}
