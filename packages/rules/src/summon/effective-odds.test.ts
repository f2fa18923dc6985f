import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PITY_LIMIT, planPull, type PullCount } from './draw.ts'
import { computeEffectiveOdds, toDecimal } from './effective-odds.ts'
import { RARITIES } from './rarity.ts'

const published = { B: 63_000, A: 25_875, S: 7900, 'S+': 3126.25, SS: 98.75 }

describe.each<PullCount>([1, 10])('in pulls of %i', (count) => {
  test('the shares equal the published ones exactly', () => {
    const odds = computeEffectiveOdds(count)
    for (const rarity of RARITIES) {
      expect(odds[rarity].numerator * 100_000).toBe(published[rarity] * odds[rarity].denominator)
    }
    expect(odds['S+']).toEqual({ numerator: 2501, denominator: 80_000 })
    expect(toDecimal(odds.SS)).toBe(0.000_987_5)
  })

  test('they are the same for every initial pity count', () => {
    for (let pityCount = 0; pityCount < PITY_LIMIT; pityCount++)
      expect(computeEffectiveOdds(count, pityCount)).toEqual(computeEffectiveOdds(count))
  })

  test('they sum to 1', () => {
    const parts = Object.values(computeEffectiveOdds(count)).map(
      (share) => (share.numerator * 80_000) / share.denominator,
    )
    expect(parts.reduce((sum, part) => sum + part)).toBe(80_000)
  })
})

test('any mixture of single and ten-pulls has the same shares when the pity count is back at its initial value', () => {
  const counts = fc.array(fc.constantFrom<PullCount>(1, 10), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(counts, fc.integer({ min: 0, max: PITY_LIMIT - 1 }), (mixture, start) => {
      const drawn = { B: 0, A: 0, S: 0, 'S+': 0, SS: 0 }
      let [pityCount, cardCount] = [start, 0]
      const play = (count: PullCount) => {
        const plan = planPull(count, pityCount)
        for (const odds of plan.odds) for (const rarity of RARITIES) drawn[rarity] += odds[rarity]
        pityCount = plan.pityCount
        cardCount += count
      }
      mixture.forEach(play)
      while (pityCount !== start) play(1)
      for (const rarity of RARITIES) expect(drawn[rarity] * 100).toBe(published[rarity] * cardCount)
    }),
  )
})
