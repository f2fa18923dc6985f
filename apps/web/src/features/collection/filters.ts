import { isRarity, type Rarity } from '@otogi/rules/summon/rarity'

export const OWNERSHIPS = ['all', 'obtained', 'missing'] as const

export type Ownership = (typeof OWNERSHIPS)[number]

export type Filters = {
  /** The English name of the anime; empty for all. */
  anime: string
  ownership: Ownership
  rarity: Rarity | 'all'
  name: string
  /** Counted from 1. */
  page: number
}

export const NO_FILTERS: Readonly<Filters> = { anime: '', ownership: 'all', rarity: 'all', name: '', page: 1 }

/** Reads the address's query; what makes no sense there counts as not set. */
export function filtersOf(search: string): Filters {
  const query = new URLSearchParams(search)
  const rarity = query.get('rarity') ?? ''
  const page = Number(query.get('page'))
  return {
    anime: query.get('anime') ?? '',
    ownership: OWNERSHIPS.find((ownership) => ownership === query.get('owned')) ?? 'all',
    rarity: isRarity(rarity) ? rarity : 'all',
    name: query.get('name') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The query that `filtersOf` reads back; it names only what is set. */
export function searchOf({ anime, ownership, rarity, name, page }: Filters): string {
  const query = new URLSearchParams()
  if (anime !== '') query.set('anime', anime)
  if (ownership !== 'all') query.set('owned', ownership)
  if (rarity !== 'all') query.set('rarity', rarity)
  if (name !== '') query.set('name', name)
  if (page > 1) query.set('page', String(page))
  return query.toString()
}

/** Any change but one of the page itself leads back to the first page. */
export function changed(filters: Filters, change: Partial<Filters>): Filters {
  return { ...filters, page: 1, ...change }
}

export function isFiltered({ anime, ownership, rarity, name }: Filters): boolean {
  return anime !== '' || ownership !== 'all' || rarity !== 'all' || name !== ''
}
