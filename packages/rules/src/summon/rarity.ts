/** The rarities from the most common to the rarest. */
export const RARITIES = ['B', 'A', 'S', 'S+', 'SS'] as const

export type Rarity = (typeof RARITIES)[number]

export type OddsPerMille = Readonly<Record<Rarity, number>>

export const BASE_ODDS_PER_MILLE: OddsPerMille = { B: 700, A: 200, S: 80, 'S+': 19, SS: 1 }

/** The odds of the guaranteed card in a pull of ten, which is always of rarity A or better. */
export const GUARANTEED_ODDS_PER_MILLE: OddsPerMille = { B: 0, A: 900, S: 80, 'S+': 19, SS: 1 }

export function mapRarities<Value>(toValue: (rarity: Rarity) => Value): Record<Rarity, Value> {
  return Object.fromEntries(RARITIES.map((rarity) => [rarity, toValue(rarity)])) as Record<Rarity, Value>
}

/** Returns the position of a rarity: 0 for B, up to 4 for SS. */
export function getRarityRank(rarity: Rarity): number {
  return RARITIES.indexOf(rarity)
}

/** Returns the highest of the rarities, or B if the list is empty. */
export function findBestRarity(rarities: readonly Rarity[]): Rarity {
  return rarities.reduce<Rarity>((best, rarity) => (getRarityRank(rarity) > getRarityRank(best) ? rarity : best), 'B')
}

export function isRarity(text: string): text is Rarity {
  return (RARITIES as readonly string[]).includes(text)
}
