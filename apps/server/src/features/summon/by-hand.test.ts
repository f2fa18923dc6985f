import { createHash, createHmac } from 'node:crypto'
import type { PullCount } from '@otogi/rules/summon/draw'
import { computeCommitment, replayPull } from '@otogi/rules/summon/fair'
import { hashPools, type PullPools } from '@otogi/rules/summon/verify'
import { expect, test } from 'vitest'
import { createTestPack } from '../../../test/pack.ts'
import { createPools } from './pools.ts'

/** Implements docs/fairness.md independently of the rules package, with a different HMAC implementation. */

const RARITIES = ['B', 'A', 'S', 'S+', 'SS'] as const
type RarityLetters = (typeof RARITIES)[number]
type Pull = { serverSeed: string; clientSeed: string; counter: number; count: PullCount; pityCount: number }

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')

function createDice({ serverSeed, clientSeed, counter }: Pull): (n: number) => number {
  let index = 0
  const next = () => {
    const mac = createHmac('sha256', Buffer.from(serverSeed, 'hex'))
    return mac.update(`${clientSeed}:${counter}:${index++}`).digest().readUIntBE(0, 6)
  }
  return (n) => {
    const limit = Math.floor(2 ** 48 / n) * n
    let u = next()
    while (u >= limit) u = next()
    return u % n
  }
}

function toAnyRarity(perMille: number): RarityLetters {
  if (perMille < 700) return 'B'
  return perMille < 900 ? 'A' : toRaritySOrBetter(perMille)
}

function toRarityAOrBetter(perMille: number): RarityLetters {
  return perMille < 900 ? 'A' : toRaritySOrBetter(perMille)
}

function toRaritySOrBetter(perMille: number): RarityLetters {
  if (perMille < 980) return 'S'
  return perMille < 999 ? 'S+' : 'SS'
}

function drawRarities({ count, pityCount }: Pull, randomBelow: (n: number) => number): RarityLetters[] {
  if (count === 1) {
    if (pityCount + 1 === 80) return ['S+']
    return [(pityCount + 1) % 10 === 0 ? toRarityAOrBetter(randomBelow(1000)) : toAnyRarity(randomBelow(1000))]
  }
  const rarities: RarityLetters[] = [pityCount + 10 >= 80 ? 'S+' : toRarityAOrBetter(randomBelow(1000))]
  while (rarities.length < 10) rarities.push(toAnyRarity(randomBelow(1000)))
  for (let i = 9; i >= 1; i--) {
    const j = randomBelow(i + 1)
    const [here, there] = [rarities[i] ?? 'B', rarities[j] ?? 'B']
    rarities[i] = there
    rarities[j] = here
  }
  return rarities
}

function drawCards(
  pull: Pull,
  { pools, fallback }: PullPools,
): { rarities: RarityLetters[]; cards: (string | undefined)[] } {
  const randomBelow = createDice(pull)
  const rarities = drawRarities(pull, randomBelow)
  const cards = rarities.map((rarity) => {
    const list = (pools[rarity].length > 0 ? pools : fallback)[rarity].toSorted()
    return list[randomBelow(list.length)]
  })
  return { rarities, cards }
}

test('following the fairness page gives the cards that the server draws', () => {
  const pack = createTestPack()
  const pools = createPools(pack)
  for (let i = 0; i < 480; i++) {
    const from = pools(i % 2 ? undefined : pack.series[i % pack.series.length]?.id)
    const seed = sha256(`seed ${i}`)
    const pull: Pull = { serverSeed: seed, clientSeed: `c-${i}`, counter: i, count: i % 3 ? 10 : 1, pityCount: i % 80 }
    const { rarities, cards } = replayPull({ ...pull, ...from })
    expect(drawCards(pull, from)).toEqual({ rarities, cards })
    expect(computeCommitment(seed)).toBe(sha256(Buffer.from(seed, 'hex')))
  }
})

test('the hash of the pools is the hash of their JSON', () => {
  const pack = createTestPack()
  const from = createPools(pack)(pack.series[0]?.id)
  const listed = [from.pools, from.fallback].map((cards) => RARITIES.map((rarity) => cards[rarity].toSorted()))
  expect(hashPools(from)).toBe(sha256(JSON.stringify(listed)))
})
