import type { Rarity } from '@otogi/rules/summon/rarity'
import { choiceIn, pageIn, rarityIn, searchOf } from '../../platform/address-query.ts'

export const OWNERSHIPS = ['all', 'obtained', 'missing'] as const

export type Ownership = (typeof OWNERSHIPS)[number]

export type Filters = {
  /** The English name of the anime; empty for all. */
  anime: string
  owned: Ownership
  rarity: Rarity | 'all'
  name: string
  page: number
}

export const NO_FILTERS: Readonly<Filters> = { anime: '', owned: 'all', rarity: 'all', name: '', page: 1 }

/** Reads the address's query; what makes no sense there counts as not set. */
export function filtersOf(search: string): Filters {
  const query = new URLSearchParams(search)
  return {
    anime: query.get('anime') ?? '',
    owned: choiceIn(query, 'owned', OWNERSHIPS),
    rarity: rarityIn(query),
    name: query.get('name') ?? '',
    page: pageIn(query),
  }
}

export function isFiltered(filters: Filters): boolean {
  return searchOf({ ...filters, page: 1 }, NO_FILTERS) !== ''
}
