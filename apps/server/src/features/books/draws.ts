import { pledgeOf, type Pledge } from '@otogi/rules/books/fair-band'
import { RARITIES, type Rarity } from '@otogi/rules/summon/rarity'
import type { DayOfPulls } from '../summon/index.ts'

/** Of each rarity: how many cards were drawn, and how many were promised. */
export type Draws = ReadonlyMap<Rarity, Pledge & { readonly drawn: number }>

const NONE = { drawn: 0, thousandths: 0, varianceMillionths: 0 }

/** What a day's pulls brought beside what the rules promise for each of them, pity included. */
export function drawsOf({ kinds, drawn }: Pick<DayOfPulls, 'kinds' | 'drawn'>): Draws {
  const pledges = kinds.map(({ count, throws, pulls }) => pledgeOf(count, throws, pulls))
  return new Map(
    RARITIES.map((rarity) => [
      rarity,
      {
        drawn: drawn[rarity],
        thousandths: pledges.reduce((sum, pledge) => sum + pledge[rarity].thousandths, 0),
        varianceMillionths: pledges.reduce((sum, pledge) => sum + pledge[rarity].varianceMillionths, 0),
      },
    ]),
  )
}

export function together(all: readonly Draws[]): Draws {
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
