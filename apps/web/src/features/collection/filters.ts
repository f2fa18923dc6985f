import { readRarity, type RarityFilter } from '../../game/rarity-filter.ts'
import { readChoice, readPage, toSearch } from '../../platform/address-query.ts'
import { useAddressFilters } from '../../platform/address-filters.ts'

export const OWNERSHIPS = ['obtained', 'all', 'missing', 'duplicates'] as const
export const SORTS = ['anime', 'power', 'newest', 'copies'] as const

export type Ownership = (typeof OWNERSHIPS)[number]

export type Filters = {
  /** The English title of the anime; empty means all. */
  anime: string
  owned: Ownership
  rarity: RarityFilter
  name: string
  sort: (typeof SORTS)[number]
  page: number
}

/** @internal */
export const NO_FILTERS: Readonly<Filters> = {
  anime: '',
  owned: 'obtained',
  rarity: 'all',
  name: '',
  sort: 'anime',
  page: 1,
}

/** Reads the filters from the URL's query; invalid values count as unset. @internal */
export function readFilters(search: string): Filters {
  const query = new URLSearchParams(search)
  return {
    anime: query.get('anime') ?? '',
    owned: readChoice(query, 'owned', OWNERSHIPS),
    rarity: readRarity(query),
    name: query.get('name') ?? '',
    sort: readChoice(query, 'sort', SORTS),
    page: readPage(query),
  }
}

/** Whether any filter is set; the sort order does not count. */
export function hasActiveFilters(filters: Filters): boolean {
  return toSearch({ ...filters, sort: NO_FILTERS.sort, page: 1 }, NO_FILTERS) !== ''
}

/** Returns the collection URL for all cards that match, including those that the player does not own. */
export function toAllCardsPath(filters: Partial<Pick<Filters, 'anime' | 'rarity'>>): string {
  return `/home/collection?${toSearch({ ...NO_FILTERS, owned: 'all', ...filters }, NO_FILTERS)}`
}

export function useFilters() {
  const filtering = useAddressFilters(readFilters, NO_FILTERS)
  const { filters, change, lead } = filtering
  const clear = () => {
    change({ ...NO_FILTERS, sort: filters.sort })
    lead()
  }
  return { ...filtering, clear }
}
