import type { CardPools } from '@otogi/rules/summon/pick'
import { RARITIES, type Rarity } from '@otogi/rules/summon/rarity'
import type { Character, Pack } from './pack.ts'

/** The ids of the cards of each rarity, sorted by code unit: of one series, or of the whole pack. */
export function cardPools(pack: Pack, series?: string): CardPools {
  const cards = pack.cards.filter((card) => series === undefined || card.series === series)
  const pool = (rarity: Rarity) => cards.filter((card) => card.rarity === rarity).map((card) => card.id)
  return Object.fromEntries(RARITIES.map((rarity) => [rarity, pool(rarity).toSorted()])) as Record<Rarity, string[]>
}

/** The titles a player may guess, in alphabetical order. */
export function animeTitles(pack: Pack): string[] {
  return alphabetical(pack.series.map((series) => series.guess.en))
}

/** The names a player may guess, in alphabetical order. */
export function characterNames(pack: Pack): string[] {
  return alphabetical(pack.characters.map((character) => character.name.en))
}

export type WordCharacter = Character & { readonly word: string }

/** The characters whose name fits the name game. */
export function wordCharacters(pack: Pack): WordCharacter[] {
  return pack.characters.filter((character): character is WordCharacter => character.word !== null)
}

function alphabetical(names: readonly string[]): string[] {
  return names.toSorted((a, b) => a.localeCompare(b, 'en'))
}
