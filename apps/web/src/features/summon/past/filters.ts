import { isMadridDay } from '@otogi/rules/calendar/madrid-day'
import { readRarity, type RarityFilter } from '../../../game/rarity-filter.ts'
import { readChoice, readPage, toSearch } from '../../../platform/address-query.ts'

export const BANNERS = ['all', 'normal', 'special'] as const

export type Filters = {
  banner: (typeof BANNERS)[number]
  rarity: RarityFilter
  /** Days in Madrid; empty means no limit. */
  from: string
  to: string
  page: number
}

export const NO_FILTERS: Readonly<Filters> = { banner: 'all', rarity: 'all', from: '', to: '', page: 1 }

/** Reads the filters from the URL's query; invalid values count as unset. */
export function readFilters(search: string): Filters {
  const query = new URLSearchParams(search)
  return {
    banner: readChoice(query, 'banner', BANNERS),
    rarity: readRarity(query),
    from: parseDay(query.get('from')),
    to: parseDay(query.get('to')),
    page: readPage(query),
  }
}

export function hasActiveFilters(filters: Filters): boolean {
  return toSearch({ ...filters, page: 1 }, NO_FILTERS) !== ''
}

function parseDay(text: string | null): string {
  return text !== null && isMadridDay(text) ? text : ''
}
