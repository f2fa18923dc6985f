import { createHash } from 'node:crypto'
import { PITY_LIMIT, planPull, type PullCount } from '@otogi/rules/summon/draw'
import { replayPull } from '@otogi/rules/summon/fair'
import {
  BASE_ODDS_PER_MILLE,
  GUARANTEED_ODDS_PER_MILLE,
  RARITIES,
  type OddsPerMille,
  type Rarity,
} from '@otogi/rules/summon/rarity'
import { selectPool } from '@otogi/rules/summon/pick'
import { computeChiSquare, computeChiSquareLimit } from '@otogi/rules/test/chi-square'
import { describe, expect, test } from 'vitest'
import { createTestPack } from '../../../test/pack.ts'
import { createPools, type DrawPools } from './pools.ts'

/** Number of drawn cards. `npm run test:draws` draws a million. */
const DRAWS = Number(process.env['DRAWS'] ?? 48_000)
const STATES = Array.from({ length: PITY_LIMIT }, (_, pityCount) => pityCount)
const SIZES = [1, 10] as const
/** Outcomes with a lower expected count than this are merged with the next one, as the chi-squared test requires. */
const LEAST_EXPECTED = 5

const pack = createTestPack()
const pools = createPools(pack)
const sources = { general: pools(), special: pools(pack.series[0]?.id) }

type DrawnPull = {
  readonly size: PullCount
  readonly pityCount: number
  readonly rarities: Rarity[]
  readonly cards: string[]
}

/** Draws pulls from seeds as the server does. Draws the same number of cards at each pity count. */
function drawAllPulls(name: string, pools: DrawPools): DrawnPull[] {
  const cards = DRAWS / 2 / SIZES.length / STATES.length
  return SIZES.flatMap((size) =>
    STATES.flatMap((pityCount) => {
      const serverSeed = createHash('sha256').update(`${name} ${size} ${pityCount}`).digest()
      return Array.from({ length: Math.round(cards / size) }, (_, counter) => {
        const { rarities, cards: drawn } = replayPull({
          serverSeed,
          clientSeed: 'draws',
          counter,
          count: size,
          pityCount,
          ...pools,
        })
        return { size, pityCount, rarities, cards: drawn }
      })
    }),
  )
}

const general = drawAllPulls('general', sources.general)
const special = drawAllPulls('special', sources.special)
const all = [...general, ...special]

/** Fails if the probability of these counts is below one in ten thousand (chi-squared test). */
function expectOdds(drawn: readonly Rarity[], shares: readonly OddsPerMille[]): void {
  const share = (rarity: Rarity) => shares.reduce((sum, odds) => sum + odds[rarity], 0) / shares.length / 1000
  const cells = RARITIES.map((rarity) => ({
    count: drawn.filter((one) => one === rarity).length,
    expected: share(rarity) * drawn.length,
  }))
  for (const { count, expected } of cells) if (expected === 0) expect(count).toBe(0)
  expectLikelyCounts(cells.filter(({ expected }) => expected > 0))
}

type Cell = { readonly count: number; readonly expected: number }

function expectLikelyCounts(cells: readonly Cell[]): void {
  const merged = cells.reduce<Cell[]>((done, cell) => {
    const last = done.at(-1)
    if (!last || (cell.expected >= LEAST_EXPECTED && last.expected >= LEAST_EXPECTED)) return [...done, cell]
    return [...done.slice(0, -1), { count: last.count + cell.count, expected: last.expected + cell.expected }]
  }, [])
  if (merged.length < 2) return
  const distance = computeChiSquare(
    merged.map(({ count }) => count),
    merged.map(({ expected }) => expected),
  )
  expect(distance).toBeLessThan(computeChiSquareLimit(merged.length - 1))
}

const selectSingles = (isMeant: (throw_: number) => boolean) =>
  all.filter(({ size, pityCount }) => size === 1 && isMeant(pityCount + 1)).flatMap(({ rarities }) => rarities)

describe(`${DRAWS} draws from seeds`, () => {
  test('match the table of ordinary draws', () => {
    expectOdds(
      selectSingles((one) => one % 10 !== 0),
      [BASE_ODDS_PER_MILLE],
    )
  })

  test('match the table of A or better at every tenth card', () => {
    expectOdds(
      selectSingles((one) => one % 10 === 0 && one < PITY_LIMIT),
      [GUARANTEED_ODDS_PER_MILLE],
    )
  })

  test('give an S+ at every eightieth card', () => {
    expect(new Set(selectSingles((one) => one === PITY_LIMIT))).toEqual(new Set(['S+']))
  })

  test.each(SIZES.flatMap((size) => STATES.map((pityCount) => [size, pityCount] as const)))(
    'match the odds of %i at a pity count of %i',
    (size, pityCount) => {
      const pulls = all.filter((pull) => pull.size === size && pull.pityCount === pityCount)
      expectOdds(
        pulls.flatMap(({ rarities }) => rarities),
        planPull(size, pityCount).odds,
      )
    },
  )

  test.each(RARITIES.flatMap((rarity) => [['general', rarity] as const, ['special', rarity] as const]))(
    'give each card of the %s banner’s %s with the same probability',
    (banner, rarity) => {
      const pulls = banner === 'general' ? general : special
      const { pools: own, fallback } = sources[banner]
      const drawn = pulls.flatMap(({ rarities, cards }) => cards.filter((_, index) => rarities[index] === rarity))
      const ids = selectPool(rarity, own, fallback)
      const counts = Map.groupBy(drawn, (card) => card)
      expect([...counts.keys()].filter((card) => !ids.includes(card))).toEqual([])
      expectLikelyCounts(ids.map((id) => ({ count: counts.get(id)?.length ?? 0, expected: drawn.length / ids.length })))
    },
  )

  test('put the guaranteed card of a ten-pull in each position with the same probability', () => {
    const sure = all.filter(
      ({ size, rarities }) => size === 10 && rarities.filter((rarity) => rarity !== 'B').length === 1,
    )
    const places = Array.from({ length: 10 }, (_, place) => ({
      count: sure.filter(({ rarities }) => rarities[place] !== 'B').length,
      expected: sure.length / 10,
    }))
    expectLikelyCounts(places)
  })
})
