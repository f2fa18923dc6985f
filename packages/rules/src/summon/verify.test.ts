import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeCommitment, replayPull } from './fair.ts'
import type { CardPools } from './pick.ts'
import {
  DRAW_RULES,
  countMissingPulls,
  hashPools,
  hashResults,
  createVerifier,
  type PullPools,
  type RecordedPull,
  type Verdict,
} from './verify.ts'

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const whole: CardPools = { B: ['b1', 'b2', 'b3'], A: ['a1', 'a2'], S: ['s1'], 'S+': ['p1', 'p2'], SS: ['z1'] }
const from: PullPools = { pools: { ...whole, S: [], SS: [], B: ['b2'] }, fallback: whole }
const pools = { [hashPools(from)]: from }

function createRecordedPull(changes: Partial<RecordedPull> = {}): RecordedPull {
  const asked = { count: 10, throwsBefore: 70, clientSeed: 'moon', counter: 3, ...changes }
  const { rarities, cards } = replayPull({
    serverSeed: SEED,
    clientSeed: asked.clientSeed,
    counter: asked.counter,
    count: asked.count as 1 | 10,
    pityCount: asked.throwsBefore,
    ...from,
  })
  const commitment = computeCommitment(SEED)
  return { rarities, cards, commitment, pool: hashPools(from), rules: DRAW_RULES, serverSeed: SEED, ...asked }
}

test('a pull agrees when it is drawn again', () => {
  const verify = createVerifier(pools)
  const anyPull = fc.record({
    count: fc.constantFrom(1, 10),
    throwsBefore: fc.nat({ max: 79 }),
    clientSeed: fc.stringMatching(/^[\w-]{1,64}$/),
    counter: fc.nat(),
  })
  fc.assert(fc.property(anyPull, (pull) => verify(createRecordedPull(pull)) === 'agrees'))
})

const honest = createRecordedPull()

test.each<[string, Partial<RecordedPull>, Verdict]>([
  ['a seed still in use', { serverSeed: null }, 'sealed'],
  ['rules of a different day', { rules: DRAW_RULES + 1 }, 'unknown-rules'],
  ['a different server seed', { serverSeed: SEED.replace('00', '01') }, 'wrong-seed'],
  ['missing card pools', { pool: 'f'.repeat(64) }, 'wrong-pools'],
  ['a card put in place of another', { cards: honest.cards.with(4, 'z1') }, 'wrong-cards'],
  ['a rarity put in place of another', { rarities: honest.rarities.with(0, 'SS') }, 'wrong-cards'],
  ['cards in a different order', { cards: honest.cards.toReversed() }, 'wrong-cards'],
  ['a card left out', { cards: honest.cards.slice(1) }, 'wrong-cards'],
  ['a different client seed', { clientSeed: 'sun' }, 'wrong-cards'],
  ['a different counter', { counter: 4 }, 'wrong-cards'],
  ['a different pity count', { throwsBefore: 0 }, 'wrong-cards'],
  ['a number of cards that nobody can draw', { count: 3 }, 'wrong-cards'],
])('detects %s', (_, change, verdict) => {
  expect(createVerifier(pools)({ ...honest, ...change })).toBe(verdict)
})

test('card lists with a wrong hash are not used', () => {
  const other = { ...from, pools: { ...from.pools, A: ['a1'] } }
  expect(createVerifier({ [honest.pool]: other })(honest)).toBe('wrong-pools')
})

describe('the hash of the lists', () => {
  test('is the SHA-256 of their JSON', () => {
    // printf '%s' '[[["b2"],["a1","a2"],[],["p1","p2"],[]],[["b1","b2","b3"],["a1","a2"],["s1"],["p1","p2"],["z1"]]]' | sha256sum
    expect(hashPools(from)).toBe('70fa243e88c6f283017271fe340ac56b0099cf3661c1411ad251f43f8b04912b')
  })

  test('does not depend on the order of ids, but on the ids and their rarities', () => {
    const shuffled = { ...from, fallback: { ...whole, B: ['b3', 'b1', 'b2'] } }
    expect(hashPools(shuffled)).toBe(hashPools(from))
    expect(hashPools({ pools: whole, fallback: from.pools })).not.toBe(hashPools(from))
  })
})

test('the hash of the results changes if a card or the order changes', () => {
  const [first, second] = [createRecordedPull({ counter: 0 }), createRecordedPull({ counter: 1 })]
  const digests = [
    [first, second],
    [second, first],
    [first],
    [first, { ...second, cards: second.cards.with(9, 'b9') }],
  ].map(hashResults)
  expect(new Set(digests).size).toBe(digests.length)
})

test('counts the missing pulls of each seed', () => {
  const pulls = [0, 1, 3].map((counter) => createRecordedPull({ counter }))
  const seeds = [
    { commitment: honest.commitment, pulls: 5 },
    { commitment: 'unused', pulls: 0 },
    { commitment: 'gone', pulls: 2 },
  ]
  expect([...countMissingPulls(seeds, pulls)]).toEqual([
    [honest.commitment, 2],
    ['gone', 2],
  ])
})
