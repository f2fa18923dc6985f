import { RARITIES, type Rarity } from '@otogi/rules/summon/rarity'
import { readChoice } from '../platform/address-query.ts'

export type RarityFilter = Rarity | 'all'

/** The rarity in the address's query; all where it names none. */
export function readRarity(query: URLSearchParams): RarityFilter {
  return readChoice(query, 'rarity', ['all', ...RARITIES])
}
