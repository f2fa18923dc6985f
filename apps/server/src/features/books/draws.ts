import { computeExpectedCounts, type ExpectedCount } from '@otogi/rules/books/expected-range'
import { RARITIES, type Rarity } from '@otogi/rules/summon/rarity'
import type { DayOfPulls } from '../summon/index.ts'

/** Drawn and expected cards of each rarity. */
export type RarityDraws = ReadonlyMap<Rarity, ExpectedCount & { readonly drawn: number }>

const NONE = { drawn: 0, thousandths: 0, varianceMillionths: 0 }

/**
 * Combines the number of cards drawn on a day with the expected number, including the cards guaranteed by the pity
 * rule.
 */
export function toDraws({ kinds, drawn }: Pick<DayOfPulls, 'kinds' | 'drawn'>): RarityDraws {
  const counts = kinds.map(({ count, pityCount, pulls }) => computeExpectedCounts(count, pityCount, pulls))
  return new Map(
    RARITIES.map((rarity) => [
      rarity,
      {
        drawn: drawn[rarity],
        thousandths: counts.reduce((sum, expected) => sum + expected[rarity].thousandths, 0),
        varianceMillionths: counts.reduce((sum, expected) => sum + expected[rarity].varianceMillionths, 0),
      },
    ]),
  )
}

export function mergeDraws(drawsByDay: readonly RarityDraws[]): RarityDraws {
  const of = (rarity: Rarity, name: keyof typeof NONE) =>
    drawsByDay.reduce((sum, draws) => sum + (draws.get(rarity) ?? NONE)[name], 0)
  return new Map(
    RARITIES.map((rarity) => [
      rarity,
      {
        drawn: of(rarity, 'drawn'),
        thousandths: of(rarity, 'thousandths'),
        varianceMillionths: of(rarity, 'varianceMillionths'),
      },
    ]),
  )
}
