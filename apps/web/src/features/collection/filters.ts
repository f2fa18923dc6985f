import { readRarity, type RarityFilter } from '../../game/rarity-filter.ts'
import { readChoice, readPage, toSearch } from '../../platform/address-query.ts'
import { useAddressFilters } from '../../platform/address-filters.ts'

export const OWNERSHIPS = ['all', 'obtained', 'missing'] as const

export type Ownership = (typeof OWNERSHIPS)[number]

export type Filters = {
  /** The English title of the anime; empty means all. */
  anime: string
  owned: Ownership
  rarity: RarityFilter
  name: string
  page: number
}

/** @internal */
export const NO_FILTERS: Readonly<Filters> = { anime: '', owned: 'all', rarity: 'all', name: '', page: 1 }

/** Reads the filters from the URL's query; invalid values count as unset. @internal */
export function readFilters(search: string): Filters {
  const query = new URLSearchParams(search)
  return {
    anime: query.get('anime') ?? '',
    owned: readChoice(query, 'owned', OWNERSHIPS),
    rarity: readRarity(query),
    name: query.get('name') ?? '',
    page: readPage(query),
  }
}

export function hasFilters(filters: Filters): boolean {
  return toSearch({ ...filters, page: 1 }, NO_FILTERS) !== ''
}

export function useFilters() {
  return useAddressFilters(readFilters, NO_FILTERS)
}
