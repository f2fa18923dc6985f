import { isMadridDay } from '@otogi/rules/calendar/madrid-day'
import { readRarity, type RarityFilter } from '../../../game/rarity-filter.ts'
import { readChoice, readPage, toSearch } from '../../../platform/address-query.ts'

export const BANNERS = ['all', 'normal', 'special'] as const

export type Filters = {
  banner: (typeof BANNERS)[number]
  rarity: RarityFilter
  /** Days in Madrid, empty for no bound. */
  from: string
  to: string
  page: number
}

export const NO_FILTERS: Readonly<Filters> = { banner: 'all', rarity: 'all', from: '', to: '', page: 1 }

/** Reads the address's query; what makes no sense there counts as not set. */
export function filtersOf(search: string): Filters {
  const query = new URLSearchParams(search)
  return {
    banner: readChoice(query, 'banner', BANNERS),
    rarity: readRarity(query),
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
    page: readPage(query),
  }
}

export function isFiltered(filters: Filters): boolean {
  return toSearch({ ...filters, page: 1 }, NO_FILTERS) !== ''
}

function dayOf(text: string | null): string {
  return text !== null && isMadridDay(text) ? text : ''
}
