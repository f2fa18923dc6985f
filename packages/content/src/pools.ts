import type { CardPools } from '@otogi/rules/summon/pick'
import { RARITIES, type Rarity } from '@otogi/rules/summon/rarity'
import type { Character, Pack } from './pack.ts'

/** Groups the card ids of a series or of the whole pack by rarity, sorted by code unit. */
export function groupCardsByRarity(pack: Pack, series?: string): CardPools {
  const cards = pack.cards.filter((card) => series === undefined || card.series === series)
  const pool = (rarity: Rarity) => cards.filter((card) => card.rarity === rarity).map((card) => card.id)
  return Object.fromEntries(RARITIES.map((rarity) => [rarity, pool(rarity).toSorted()])) as Record<Rarity, string[]>
}

/** Lists the titles that players can guess, in alphabetical order. */
export function listAnimeTitles(pack: Pack): string[] {
  return sortNames(pack.series.map((series) => series.guess.en))
}

/** Lists the names that players can guess, in alphabetical order. */
export function listCharacterNames(pack: Pack): string[] {
  return sortNames(pack.characters.map((character) => character.name.en))
}

export type WordCharacter = Character & { readonly word: string }

/** Lists the characters whose names are short enough for the name game. */
export function listWordCharacters(pack: Pack): WordCharacter[] {
  return pack.characters.filter((character): character is WordCharacter => character.word !== null)
}

function sortNames(names: readonly string[]): string[] {
  return names.toSorted((a, b) => a.localeCompare(b, 'en'))
}
