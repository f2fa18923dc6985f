import { isRarity, type Rarity } from '@otogi/rules/summon/rarity'

export const OWNERS = ['all', 'mine'] as const
export const SORTS = ['newest', 'oldest', 'cheapest', 'dearest', 'power'] as const

export type Filters = {
  /** The English name of the anime; empty for all. */
  anime: string
  owner: (typeof OWNERS)[number]
  rarity: Rarity | 'all'
  name: string
  sort: (typeof SORTS)[number]
  /** Counted from 1. */
  page: number
}

export const NO_FILTERS: Readonly<Filters> = {
  anime: '',
  owner: 'all',
  rarity: 'all',
  name: '',
  sort: 'newest',
  page: 1,
}

const HIGHEST_PAGE = 999_999

/** Reads the address's query; what makes no sense there counts as not set. */
export function filtersOf(search: string): Filters {
  const query = new URLSearchParams(search)
  const rarity = query.get('rarity') ?? ''
  const page = Number(query.get('page'))
  return {
    anime: query.get('anime') ?? '',
    owner: OWNERS.find((owner) => owner === query.get('owner')) ?? 'all',
    rarity: isRarity(rarity) ? rarity : 'all',
    name: query.get('name') ?? '',
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'newest',
    page: Number.isInteger(page) && page > 0 && page <= HIGHEST_PAGE ? page : 1,
  }
}

/** The query that `filtersOf` reads back; it names only what is set. */
export function searchOf(filters: Filters): string {
  const set = Object.entries(filters).filter(([name, value]) => value !== NO_FILTERS[name as keyof Filters])
  return new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString()
}

/** Any change but one of the page itself leads back to the first page. */
export function changed(filters: Filters, change: Partial<Filters>): Filters {
  return { ...filters, page: 1, ...change }
}

/** Whether anything is left out: the order leaves nothing out. */
export function isFiltered({ anime, owner, rarity, name }: Filters): boolean {
  return anime !== '' || owner !== 'all' || rarity !== 'all' || name !== ''
}
