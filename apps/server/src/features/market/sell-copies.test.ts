import { api } from '@otogi/contract/api'
import { sql } from 'kysely'
import { afterAll, afterEach, expect, test } from 'vitest'
import { requireCleanAudit } from '../../../test/books.ts'
import { giveCopies, UNDRAWN } from '../../../test/give.ts'
import { countWaitingTransactions } from '../../../test/lock-row.ts'
import { unlocked } from '../../../test/model/faults.ts'
import type { Player } from '../../../test/player.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { toPurchase } from '../../../test/trade.ts'

const server = await startTestServer({ marketGuard: 'enforce', brokenRules: UNDRAWN })
afterAll(() => server[Symbol.asyncDispose]())
afterEach(() => requireCleanAudit(server, UNDRAWN))

const range = (n: number) => Array.from({ length: n }, (_, i) => i)
const fetchCards = async (player: Player) => (await player.call(api.collection.find)).cards
const countOwnListings = async (player: Player) => (await player.call(api.market.list, { mine: 'true' })).length

/** Creates a player with copies of one common card. */
async function createOwner(
  copies: number,
  testServer = server,
): Promise<{ ana: Player; cardId: string; power: number }> {
  const ana = await testServer.player()
  const card = testServer.pack.cards.find(({ rarity }) => rarity === 'B')
  if (!card) throw new Error('the pack has no common card')
  const { id: cardId, power } = card
  await giveCopies(testServer.db, { playerId: ana.id, cardId, power, copies })
  return { ana, cardId, power }
}

test('several copies are put up for sale in one call, each as its own listing, and are bought one by one', async () => {
  const { ana, cardId, power } = await createOwner(5)
  const bob = await server.player()
  const listings = await ana.call(api.market.sellCopies, { cardId, price: 3, copies: 3 })
  expect(listings.map(({ price, user }) => [price, user._id])).toEqual(range(3).map(() => [3, ana.id]))
  expect(new Set(listings.map(({ _id }) => _id)).size).toBe(3)
  expect(await fetchCards(ana)).toEqual([cardId, cardId])
  expect(await ana.call(api.accounts.find)).toMatchObject({ totalPower: 2 * power, uniqueCards: 1 })
  const [first] = listings
  if (first) await bob.call(api.market.buy, toPurchase(ana, first))
  expect(await countOwnListings(ana)).toBe(2)
})

test('a player who sells all copies of a card no longer has the card', async () => {
  const { ana, cardId } = await createOwner(4)
  await ana.call(api.market.sellCopies, { cardId, price: 3, copies: 4 })
  expect(await ana.call(api.accounts.find)).toMatchObject({ totalPower: 0, uniqueCards: 0 })
})

test('a sale of more copies than the player has sells none', async () => {
  const { ana, cardId } = await createOwner(2)
  expect(await ana.refusal(api.market.sellCopies, { cardId, price: 3, copies: 3 })).toBe('CARD_NOT_OWNED')
  expect([await fetchCards(ana), await countOwnListings(ana)]).toEqual([[cardId, cardId], 0])
})

test('favorites, other players’ cards, and wrong prices and numbers are refused as in a single sale', async () => {
  const { ana, cardId } = await createOwner(2)
  const bob = await server.player()
  const sale = { cardId, price: 3, copies: 2 }
  for (const wrong of [{ price: 0 }, { price: 1_000_000 }, { copies: 0 }, { copies: 201 }, { copies: 1.5 }]) {
    expect(await ana.refusal(api.market.sellCopies, { ...sale, ...wrong })).toBe('INVALID')
  }
  expect(await bob.refusal(api.market.sellCopies, sale)).toBe('CARD_NOT_OWNED')
  expect(await bob.refusal(api.market.sellCopies, { ...sale, userId: ana.id })).toBe('NOT_YOURS')
  await ana.call(api.collection.favourite, { cardId, favourite: true })
  expect(await ana.refusal(api.market.sellCopies, sale)).toBe('CARD_FAVOURITE')
  expect(await fetchCards(ana)).toHaveLength(2)
})

test('the copies of one call count toward the daily limit of listings', async () => {
  const { ana, cardId } = await createOwner(201)
  await ana.call(api.market.sellCopies, { cardId, price: 3, copies: 150 })
  expect(await ana.refusal(api.market.sellCopies, { cardId, price: 3, copies: 51 })).toBe('LISTING_LIMIT')
  await ana.call(api.market.sellCopies, { cardId, price: 3, copies: 50 })
  expect(await ana.refusal(api.market.sell, { cardId, price: 3 })).toBe('LISTING_LIMIT')
})

test('a newcomer cannot give away in one call what single sales would not give away', async () => {
  const { ana, cardId } = await createOwner(26)
  // A common card is worth 3 gachas, so each copy sold at 1 gives away 2. A newcomer may give away 50.
  expect(await ana.refusal(api.market.sellCopies, { cardId, price: 1, copies: 26 })).toBe('PRICE_TOO_LOW')
  expect(await fetchCards(ana)).toHaveLength(26)
  await ana.call(api.market.sellCopies, { cardId, price: 1, copies: 25 })
  expect(await ana.refusal(api.market.sell, { cardId, price: 1 })).toBe('PRICE_TOO_LOW')
})

test('one Idempotency-Key sells several copies once', async () => {
  const { ana, cardId } = await createOwner(6)
  const key = { 'idempotency-key': 'three-copies-once' }
  const replies = await Promise.all(
    range(3).map(() => ana.call(api.market.sellCopies, { cardId, price: 3, copies: 3 }, key)),
  )
  expect(replies[1]).toEqual(replies[0])
  expect([(await fetchCards(ana)).length, await countOwnListings(ana)]).toEqual([3, 3])
})

/**
 * Sells 150 of 400 copies in each of two concurrent calls. Both calls first wait for the card's row, so that they
 * conflict on machines of any speed. Returns how many calls succeed.
 */
async function countConcurrentSales(testServer: TestServer): Promise<number> {
  const { ana, cardId } = await createOwner(400, testServer)
  const held = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const holding = testServer.db.transaction().execute(async (tx) => {
    await sql`select from holdings where player_id = ${ana.id} for update`.execute(tx)
    held.resolve()
    await released.promise
  })
  await held.promise
  const sale = { userId: ana.id, cardId, price: 3, copies: 150 }
  const calls = range(2).map(() => ana.send(api.market.sellCopies, sale))
  while ((await countWaitingTransactions(testServer)) < calls.length) {
    // PostgreSQL sends no event when a transaction starts to wait, so this polls the database.
  }
  released.resolve()
  await holding
  return (await Promise.all(calls)).filter(({ status }) => status === 200).length
}

test('concurrent sales of many copies stay within the daily limit', async () => {
  expect(await countConcurrentSales(server)).toBe(1)
})

test('without the lock on the player’s row, concurrent sales exceed the daily limit', async () => {
  await using unsafe = await startTestServer({ brokenRules: 'all', transactionPlugin: unlocked })
  expect(await countConcurrentSales(unsafe)).toBe(2)
})
