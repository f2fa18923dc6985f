import type { PastPull, PullExport } from '@otogi/contract/summon'
import { computeCommitment, replayPull } from '@otogi/rules/summon/fair'
import { DRAW_RULES, hashPools, hashResults } from '@otogi/rules/summon/verify'
import { expect, it } from 'vitest'
import { summarizeRecomputation, recomputePulls } from './recompute.ts'

const SEED = 'ab'.repeat(32)
const whole = { B: ['b1', 'b2'], A: ['a1'], S: ['s1'], 'S+': ['p1'], SS: ['z1'] }
const from = { pools: whole, fallback: whole }

function createPull(counter: number): PastPull {
  const drawn = replayPull({ serverSeed: SEED, clientSeed: 'moon', counter, count: 10, pityCount: 0, ...from })
  return {
    id: `p${counter}`,
    at: counter,
    banner: 'normal',
    anime: null,
    count: 10,
    rarities: drawn.rarities,
    cards: drawn.cards,
    throwsBefore: 0,
    commitment: computeCommitment(SEED),
    clientSeed: 'moon',
    counter,
    pool: hashPools(from),
    rules: DRAW_RULES,
    serverSeed: SEED,
  }
}

const pulls = Array.from({ length: 250 }, (_, counter) => createPull(counter))
const honest: PullExport = {
  format: 'otogi-pulls-1',
  seeds: [{ commitment: computeCommitment(SEED), clientSeed: 'moon', pulls: pulls.length, serverSeed: SEED }],
  pools: { [hashPools(from)]: from },
  pulls,
}

it('every pull of an unchanged export agrees', async () => {
  const progress: number[] = []
  expect(await recomputePulls(honest, (share) => progress.push(share))).toEqual({
    agrees: 250,
    sealed: 0,
    differing: [],
    missing: 0,
    digest: hashResults(pulls),
  })
  expect(progress).toEqual([0, 0.4, 0.8])
})

it('reports changed, unrevealed and missing pulls', async () => {
  const [forged, sealed, , ...rest] = pulls as [PastPull, PastPull, PastPull, ...PastPull[]]
  const wrong = { ...forged, cards: forged.cards.with(0, 'z1') }
  const result = await recomputePulls({ ...honest, pulls: [wrong, { ...sealed, serverSeed: null }, ...rest] }, () => {})
  expect(result).toMatchObject({ agrees: 247, sealed: 1, differing: [wrong], missing: 1 })
})

it('returns "nothing" for an export without pulls', async () => {
  const empty = { ...honest, seeds: [], pulls: [] }
  expect(await recomputePulls(empty, () => {})).toMatchObject({ agrees: 0, sealed: 0, differing: [], missing: 0 })
})

it.each([
  [[], 'nothing'],
  [[{ ...createPull(0), serverSeed: null }], 'nothing'],
  [[createPull(0)], 'agree'],
  [[createPull(0), { ...createPull(1), throwsBefore: 79 }], 'differ'],
] as const)('nothing agrees if no pull can be checked (case %#)', async (given, outcome) => {
  const recomputed = await recomputePulls({ ...honest, seeds: [], pulls: [...given] }, () => {})
  expect(summarizeRecomputation(recomputed)).toBe(outcome)
})
