import { RARITIES, type Rarity } from '@otogi/rules/summon/rarity'
import type { Dice } from '@otogi/server/test/simulation/dice'

export type Card = { readonly id: string; readonly rarity: Rarity; readonly power: number; readonly series: string }

/** The number of cards and the range of powers of each rarity, as in the starter pack. */
const CARDS: Readonly<Record<Rarity, number>> = { B: 108, A: 65, S: 38, 'S+': 22, SS: 7 }
const POWERS: Readonly<Record<Rarity, readonly [least: number, most: number]>> = {
  B: [50, 100],
  A: [150, 250],
  S: [400, 600],
  'S+': [900, 1400],
  SS: [3000, 4000],
}
export const SERIES = Array.from({ length: 29 }, (_, n) => `series ${n}`)

/** Creates the cards of a pack, with random powers and series. */
export function createCards(dice: Dice): Card[] {
  let id = 0
  return RARITIES.flatMap((rarity) =>
    Array.from({ length: CARDS[rarity] }, () => {
      const [least, most] = POWERS[rarity]
      return { id: `card ${id++}`, rarity, power: least + dice.below(most - least + 1), series: dice.pick(SERIES) }
    }),
  )
}
