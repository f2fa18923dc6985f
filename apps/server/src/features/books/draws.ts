import { computeExpectedCounts, type ExpectedCount } from '@otogi/rules/books/expected-range'
import { RARITIES, type Rarity } from '@otogi/rules/summon/rarity'
import type { DayOfPulls } from '../summon/index.ts'

/** Drawn and expected cards of each rarity. */
export type Draws = ReadonlyMap<Rarity, ExpectedCount & { readonly drawn: number }>

const NONE = { drawn: 0, thousandths: 0, varianceMillionths: 0 }

/** Adds the expected numbers, pity included, to the draws of a day. */
export function toDraws({ kinds, drawn }: Pick<DayOfPulls, 'kinds' | 'drawn'>): Draws {
  const counts = kinds.map(({ count, throws, pulls }) => computeExpectedCounts(count, throws, pulls))
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

export function mergeDraws(all: readonly Draws[]): Draws {
  const of = (rarity: Rarity, name: keyof typeof NONE) =>
    all.reduce((sum, draws) => sum + (draws.get(rarity) ?? NONE)[name], 0)
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
