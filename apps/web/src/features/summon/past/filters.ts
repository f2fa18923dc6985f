import { isMadridDay } from '@otogi/rules/calendar/madrid-day'
import { isRarity, type Rarity } from '@otogi/rules/summon/rarity'

export const BANNERS = ['all', 'normal', 'special'] as const

export type Filters = {
  banner: (typeof BANNERS)[number]
  rarity: Rarity | 'all'
  /** Days in Madrid, empty for no bound. */
  from: string
  to: string
  /** Counted from 1. */
  page: number
}

export const NO_FILTERS: Readonly<Filters> = { banner: 'all', rarity: 'all', from: '', to: '', page: 1 }

/** Reads the address's query; what makes no sense there counts as not set. */
export function filtersOf(search: string): Filters {
  const query = new URLSearchParams(search)
  const rarity = query.get('rarity') ?? ''
  const page = Number(query.get('page'))
  return {
    banner: BANNERS.find((banner) => banner === query.get('banner')) ?? 'all',
    rarity: isRarity(rarity) ? rarity : 'all',
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The query that `filtersOf` reads back; it names only what is set. */
export function searchOf({ banner, rarity, from, to, page }: Filters): string {
  const query = new URLSearchParams()
  if (banner !== 'all') query.set('banner', banner)
  if (rarity !== 'all') query.set('rarity', rarity)
  if (from !== '') query.set('from', from)
  if (to !== '') query.set('to', to)
  if (page > 1) query.set('page', String(page))
  return query.toString()
}

export function isFiltered(filters: Filters): boolean {
  return searchOf({ ...filters, page: 1 }) !== ''
}

function dayOf(text: string | null): string {
  return text !== null && isMadridDay(text) ? text : ''
}
