import { RARITIES, type Rarity } from '@otogi/rules/summon/rarity'
import { readChoice } from '../platform/address-query.ts'

export type RarityFilter = Rarity | 'all'

/** Returns the rarity in the URL's query; `all` by default. */
export function readRarity(query: URLSearchParams): RarityFilter {
  return readChoice(query, 'rarity', ['all', ...RARITIES])
}
