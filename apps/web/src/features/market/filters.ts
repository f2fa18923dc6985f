import type { Card } from '@otogi/contract/collection'
import { readRarity, type RarityFilter } from '../../game/rarity-filter.ts'
import { readChoice, readPage, toSearch } from '../../platform/address-query.ts'
import { useAddressFilters } from '../../platform/address-filters.ts'

export const OWNERS = ['all', 'mine'] as const
export const VIEWS = ['cards', 'offers'] as const
export const PAGE_SIZES = ['5', '20', '50'] as const
export const SORTS = ['newest', 'oldest', 'cheapest', 'dearest', 'power'] as const

export type Filters = {
  /** The English title of the anime; empty means all. */
  anime: string
  owner: (typeof OWNERS)[number]
  rarity: RarityFilter
  name: string
  sort: (typeof SORTS)[number]
  /** Whether a card appears once, with its cheapest offer, or once for each offer. */
  view: (typeof VIEWS)[number]
  size: (typeof PAGE_SIZES)[number]
  page: number
}

/** @internal */
export const NO_FILTERS: Readonly<Filters> = {
  anime: '',
  owner: 'all',
  rarity: 'all',
  name: '',
  sort: 'newest',
  view: 'cards',
  size: '5',
  page: 1,
}

/** Reads the filters from the URL's query; invalid values count as unset. @internal */
export function readFilters(search: string): Filters {
  const query = new URLSearchParams(search)
  return {
    anime: query.get('anime') ?? '',
    owner: readChoice(query, 'owner', OWNERS),
    rarity: readRarity(query),
    name: query.get('name') ?? '',
    sort: readChoice(query, 'sort', SORTS),
    view: readChoice(query, 'view', VIEWS),
    size: readChoice(query, 'size', PAGE_SIZES),
    page: readPage(query),
  }
}

/** Whether any filter is set; the order, the view and the page size do not count. */
export function hasActiveFilters(filters: Filters): boolean {
  const { sort, view, size } = NO_FILTERS
  return toSearch({ ...filters, sort, view, size, page: 1 }, NO_FILTERS) !== ''
}

/** Returns the market URL for all offers of a card, cheapest first. */
export function toOffersPath({ name, anime }: Pick<Card, 'name' | 'anime'>, size: Filters['size']): string {
  return `/home/market?${toSearch({ ...NO_FILTERS, name, anime, size, sort: 'cheapest', view: 'offers' }, NO_FILTERS)}`
}

export function useFilters() {
  const filtering = useAddressFilters(readFilters, NO_FILTERS)
  const { filters, change, lead } = filtering
  const clear = () => {
    const { sort, view, size } = filters
    change({ ...NO_FILTERS, sort, view, size })
    lead()
  }
  return { ...filtering, clear }
}
