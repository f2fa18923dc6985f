import { api } from '@otogi/contract/api'
import { expect, test } from 'vitest'
import { giveGachas } from '../../../test/give.ts'
import { startTestServer } from '../../../test/test-server.ts'

const ONE = { raritys: ['SS'] }
const TEN = { raritys: Array.from({ length: 10 }, () => 'SS') }

test('a pull of ten costs 100 gachas, adds ten cards and raises the pity count by ten', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  const drawn = await ana.call(api.summon.pull, TEN)
  expect(drawn).toHaveLength(10)
  expect(await ana.call(api.wallet.find)).toEqual({ gachas: 0, throws: 10 })
  const { cards } = await ana.call(api.collection.find)
  expect(cards.toSorted()).toEqual(drawn.map((card) => card._id).toSorted())
  const { totalPower } = await ana.call(api.collection.power)
  expect(totalPower).toBe(drawn.reduce((sum, card) => sum + card.power, 0))
})

test('only the first copy of a card counts as new, within a pull and over several', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  await giveGachas(server.db, ana.id, 900)
  const held = new Map<string, number>()
  let repeatedInOnePull = 0
  for (let n = 0; n < 10; n++) {
    const drawn = await ana.call(api.summon.pull, TEN)
    for (const { _id: cardId, copies, isNew } of drawn) {
      const expected = (held.get(cardId) ?? 0) + 1
      expect([cardId, copies, isNew]).toEqual([cardId, expected, expected === 1])
      held.set(cardId, expected)
    }
    repeatedInOnePull += drawn.length - new Set(drawn.map((card) => card._id)).size
  }
  expect(repeatedInOnePull).toBeGreaterThan(0)
  expect(await ana.call(api.collection.uniqueCards)).toEqual({ uniqueCards: held.size })
})

test('a pull without enough gachas changes nothing', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  await ana.call(api.summon.pull, ONE)
  expect(await ana.refusal(api.summon.pull, TEN)).toBe('INSUFFICIENT_GACHAS')
  expect(await ana.call(api.wallet.find)).toEqual({ gachas: 90, throws: 1 })
  expect((await ana.call(api.collection.find)).cards).toHaveLength(1)
})

test('forty concurrent single pulls with a hundred gachas give exactly ten cards', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  const answers = await Promise.all(Array.from({ length: 40 }, () => ana.send(api.summon.pull, { id: ana.id, ...ONE })))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(10)
  expect(answers.filter((answer) => answer.status === 400)).toHaveLength(30)
  expect(await ana.call(api.wallet.find)).toEqual({ gachas: 0, throws: 10 })
  expect((await ana.call(api.collection.find)).cards).toHaveLength(10)
  const entries = await server.db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('player_id', '=', ana.id)
    .where('account', '=', 'player')
    .orderBy('position')
    .execute()
  expect(entries.map((entry) => entry.position)).toEqual(entries.map((_, index) => index + 1))
  expect(entries.reduce((sum, entry) => sum + entry.delta, 0)).toBe(0)
  expect(entries.filter((entry) => entry.reason === 'summon:normal')).toHaveLength(10)
})

test('one Idempotency-Key gives one pull, even if sent many times concurrently', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  const key = { 'idempotency-key': 'the-same-intent' }
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => ana.send(api.summon.pull, { id: ana.id, ...ONE }, key)),
  )
  expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
  expect(await ana.call(api.wallet.find)).toEqual({ gachas: 90, throws: 1 })
  const other = await ana.send(api.summon.pull, { id: ana.id, ...TEN }, key)
  expect([other.status, other.body]).toEqual([422, expect.objectContaining({ code: 'KEY_REUSED' })])
})

test('a repeated pull gets its first reply even if there are no gachas left for it', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  const key = { 'idempotency-key': 'the-last-gachas' }
  const first = await ana.send(api.summon.pull, { id: ana.id, ...TEN }, key)
  expect(first.status).toBe(200)
  expect(await ana.refusal(api.summon.pull, TEN)).toBe('INSUFFICIENT_GACHAS')
  expect((await ana.send(api.summon.pull, { id: ana.id, ...TEN }, key)).text).toBe(first.text)
  expect(await ana.refusal(api.summon.pull, ONE, key)).toBe('KEY_REUSED')
  expect(await ana.call(api.wallet.find)).toEqual({ gachas: 0, throws: 10 })
})

test('rarities, pity count and gachas sent by the client are ignored', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  const drawn = await ana.call(api.summon.pull, { ...TEN, throws: 79, gachas: 9999, type: 2 })
  expect(drawn.some((card) => card.rarity !== 'SS')).toBe(true)
  expect(await ana.call(api.wallet.find)).toEqual({ gachas: 0, throws: 10 })
})

test('a pull of neither one nor ten cards is refused and costs nothing', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  expect(await ana.refusal(api.summon.pull, { raritys: ['SS', 'SS'] })).toBe('INVALID')
  expect(await ana.call(api.wallet.find)).toEqual({ gachas: 100, throws: 0 })
})

test('a pull can be recomputed from its seed', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  const drawn = await ana.call(api.summon.pull, TEN)
  const { replayPull } = await import('@otogi/rules/summon/fair')
  const pull = await server.db
    .selectFrom('pulls')
    .innerJoin('seeds', 'seeds.id', 'pulls.seed_id')
    .innerJoin('card_pools', 'card_pools.hash', 'pulls.pool')
    .selectAll()
    .where('pulls.player_id', '=', ana.id)
    .executeTakeFirstOrThrow()
  const pools = pull.pools as Parameters<typeof replayPull>[0]['pools']
  const again = replayPull({
    serverSeed: pull.server_seed,
    clientSeed: pull.client_seed,
    counter: pull.counter,
    count: 10,
    pityCount: pull.throws_before,
    pools,
    fallback: pull.fallback as typeof pools,
  })
  expect(again.cards).toEqual(drawn.map((card) => card._id))
})
