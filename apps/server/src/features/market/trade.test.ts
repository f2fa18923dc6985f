import { api } from '@otogi/contract/api'
import { afterAll, afterEach, expect, test } from 'vitest'
import { requireCleanAudit } from '../../../test/books.ts'
import { giveGachas } from '../../../test/give.ts'
import type { Player } from '../../../test/player.ts'
import { drawTenCards, putUpForSale, toPurchase } from '../../../test/trade.ts'
import { startTestServer } from '../../../test/test-server.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())
afterEach(() => requireCleanAudit(server))

const fetchCards = async (player: Player) => (await player.call(api.collection.find)).cards
const fetchGachas = async (player: Player) => (await player.call(api.wallet.find)).gachas
const fetchStats = async (player: Player) => {
  const { totalPower, uniqueCards } = await player.call(api.accounts.find)
  return { totalPower, uniqueCards }
}
const computeStats = (cards: readonly string[]) => ({
  totalPower: cards.reduce((sum, card) => sum + (server.pack.cardById.get(card)?.power ?? 0), 0),
  uniqueCards: new Set(cards).size,
})

test('listing a card removes it from the collection and updates the player’s stats', async () => {
  const ana = await server.player()
  const drawn = await drawTenCards(server, ana)
  const [cardId = ''] = drawn
  const listing = await ana.call(api.market.sell, { cardId, price: 250 })
  expect(listing).toMatchObject({ card: { _id: cardId }, price: 250, user: { _id: ana.id } })
  const left = await fetchCards(ana)
  expect(left.toSorted()).toEqual(drawn.slice(1).toSorted())
  expect(await fetchStats(ana)).toEqual(computeStats(left))
})

test('all copies of a card are put up for sale in one call, and a canceled one comes back', async () => {
  const ana = await server.player()
  const drawn = [
    ...(await drawTenCards(server, ana)),
    ...(await drawTenCards(server, ana)),
    ...(await drawTenCards(server, ana)),
  ]
  const cardId = drawn.find((card, i) => drawn.indexOf(card) !== i) ?? ''
  const copies = drawn.filter((card) => card === cardId).length
  const listings = await ana.call(api.market.sellCopies, { cardId, price: 9, copies })
  expect(new Set(listings.map(({ _id }) => _id)).size).toBe(copies)
  const left = await fetchCards(ana)
  expect(left.toSorted()).toEqual(drawn.filter((card) => card !== cardId).toSorted())
  expect(await fetchStats(ana)).toEqual(computeStats(left))
  await ana.call(api.market.cancel, { cardId, price: 9 })
  expect(await fetchStats(ana)).toEqual(computeStats([...left, cardId]))
})

test('a purchase pays the seller and gives the card to the buyer', async () => {
  const [ana, bob] = [await server.player(), await server.player()]
  const listing = await putUpForSale(server, ana, 70)
  const balance = await bob.call(api.market.buy, toPurchase(ana, listing))
  expect(balance).toEqual({ gachas: 30, throws: 0 })
  expect(await fetchGachas(ana)).toBe(170)
  expect(await fetchCards(bob)).toEqual([listing.card._id])
  expect(await fetchStats(bob)).toEqual(computeStats([listing.card._id]))
  expect(await ana.call(api.market.list, { mine: 'true' })).toEqual([])
})

test('canceling a listing returns the card', async () => {
  const ana = await server.player()
  const before = await fetchStats(ana)
  expect(before).toEqual({ totalPower: 0, uniqueCards: 0 })
  const { _id: listingId, card, price } = await putUpForSale(server, ana, 70)
  expect(await ana.call(api.market.cancel, { cardId: card._id, price, listingId })).toEqual({ gachas: 100, throws: 10 })
  const cards = await fetchCards(ana)
  expect(cards).toHaveLength(10)
  expect(await fetchStats(ana)).toEqual(computeStats(cards))
})

test('an idempotency key used to sell a card cannot be used to cancel the listing', async () => {
  const ana = await server.player()
  const [cardId = ''] = await drawTenCards(server, ana)
  const [said, key] = [{ userId: ana.id, cardId, price: 70 }, { 'idempotency-key': 'one-intent-only' }]
  expect((await ana.send(api.market.sell, said, key)).status).toBe(200)
  const { status, body } = await ana.send(api.market.cancel, said, key)
  expect([status, body]).toEqual([422, expect.objectContaining({ code: 'KEY_REUSED' })])
  expect(await ana.call(api.market.list, { mine: 'true' })).toHaveLength(1)
})

test('without a listing id the oldest matching listing is bought', async () => {
  const [ana, bob] = [await server.player(), await server.player()]
  // The player has more copies than different cards, so at least one card has two copies.
  const drawn = [
    ...(await drawTenCards(server, ana)),
    ...(await drawTenCards(server, ana)),
    ...(await drawTenCards(server, ana)),
  ]
  const cardId = drawn.find((card, i) => drawn.indexOf(card) !== i) ?? ''
  server.setNow('2026-11-18T11:10:00Z')
  const newer = await ana.call(api.market.sell, { cardId, price: 9 })
  server.setNow('2026-11-18T11:05:00Z')
  await ana.call(api.market.sell, { cardId, price: 9 })
  await bob.call(api.market.buy, { cardId, price: 9, userIdMarket: ana.id })
  expect((await ana.call(api.market.list, { mine: 'true' })).map((one) => one._id)).toEqual([newer._id])
  await ana.call(api.market.cancel, { cardId, price: 9 })
})

test('one Idempotency-Key buys once and sells once, even if repeated', async () => {
  const [ana, bob] = [await server.player(), await server.player()]
  const [cardId = ''] = await drawTenCards(server, ana)
  const key = { 'idempotency-key': 'the-same-intent' }
  const listings = [1, 2].map(() => ana.call(api.market.sell, { cardId, price: 20 }, key))
  const [first, second] = await Promise.all(listings)
  expect(second).toEqual(first)
  if (!first) throw new Error('nothing was listed')
  await Promise.all([1, 2, 3].map(() => bob.call(api.market.buy, toPurchase(ana, first), key)))
  expect(await fetchGachas(bob)).toBe(80)
  expect(await fetchCards(ana)).toHaveLength(9)
})

test('a favorite card cannot be sold', async () => {
  const ana = await server.player()
  const [cardId = ''] = await drawTenCards(server, ana)
  const changed = await ana.call(api.collection.favourite, { cardId, favourite: true })
  expect(changed.favourites).toEqual([cardId])
  expect(await ana.refusal(api.market.sell, { cardId, price: 5 })).toBe('CARD_FAVOURITE')
  await ana.call(api.collection.favourite, { cardId, favourite: false })
  const { _id: listingId } = await ana.call(api.market.sell, { cardId, price: 5 })
  await ana.call(api.market.cancel, { cardId, price: 5, listingId })
  const strange = { cardId: 'nobody-1', favourite: true }
  expect(await ana.refusal(api.collection.favourite, strange)).toBe('CARD_NOT_OWNED')
})

test('a card cannot be listed or bought for zero gachas', async () => {
  const ana = await server.player()
  const [cardId = ''] = await drawTenCards(server, ana)
  expect(await ana.refusal(api.market.sell, { cardId, price: 0 })).toBe('INVALID')
  const bought = { cardId, price: 0, userIdMarket: ana.id }
  expect(await (await server.player()).refusal(api.market.buy, bought)).toBe('INVALID')
})

/** In an earlier version, which trusted its clients, each of these requests gave away gachas or cards. */
test('a forged purchase moves no gachas and no cards', async () => {
  const [ana, bob] = [await server.player(), await server.player()]
  const listing = await putUpForSale(server, ana, 70)
  const { _id: listingId, card } = listing
  const real = toPurchase(ana, listing)
  const other = server.pack.cards.find((one) => one.id !== card._id)?.id ?? ''
  const forged: [object, string][] = [
    [{ cardId: other, price: 1, userIdMarket: ana.id }, 'LISTING_GONE'],
    [{ cardId: card._id, price: 1, userIdMarket: ana.id }, 'LISTING_GONE'],
    [{ ...real, price: 1 }, 'LISTING_GONE'],
    [{ ...real, cardId: other }, 'LISTING_GONE'],
    [{ ...real, cardId: 'nobody-1' }, 'LISTING_GONE'],
    [{ ...real, listingId: 'x' }, 'LISTING_GONE'],
    [{ ...real, listingId: crypto.randomUUID() }, 'LISTING_GONE'],
    [{ ...real, userIdMarket: 'x' }, 'LISTING_GONE'],
    [{ ...real, userIdMarket: crypto.randomUUID() }, 'LISTING_GONE'],
    [{ ...real, userIdMarket: bob.id }, 'OWN_LISTING'],
    [{ ...real, cardId: { $ne: null } }, 'INVALID'],
    [{ ...real, userId: ana.id }, 'NOT_YOURS'],
  ]
  for (const [input, code] of forged) expect([input, await bob.refusal(api.market.buy, input)]).toEqual([input, code])
  expect(await ana.refusal(api.market.buy, real)).toBe('OWN_LISTING')
  const theft = { cardId: card._id, price: 70, listingId }
  expect(await bob.refusal(api.market.cancel, theft)).toBe('LISTING_GONE')
  expect(await bob.refusal(api.market.cancel, { ...theft, userId: ana.id })).toBe('NOT_YOURS')
  expect(await bob.refusal(api.market.sell, { cardId: card._id, price: 5, userId: ana.id })).toBe('NOT_YOURS')
  expect(await bob.refusal(api.market.sell, { cardId: card._id, price: 5 })).toBe('CARD_NOT_OWNED')
  expect([await fetchGachas(ana), await fetchGachas(bob), await fetchCards(bob)]).toEqual([100, 100, []])
  expect((await ana.call(api.market.list, { mine: 'true' })).map((one) => one._id)).toEqual([listingId])
  await ana.call(api.market.cancel, theft)
  expect(await ana.refusal(api.market.cancel, theft)).toBe('LISTING_GONE')
  expect(await fetchCards(ana)).toHaveLength(10)
})

test('a player needs the whole price, to the last gacha', async () => {
  const [ana, bob] = [await server.player(), await server.player()]
  const listing = await putUpForSale(server, ana, 101)
  expect(await bob.refusal(api.market.buy, toPurchase(ana, listing))).toBe('INSUFFICIENT_GACHAS')
  await giveGachas(server.db, bob.id, 1)
  expect(await bob.call(api.market.buy, toPurchase(ana, listing))).toEqual({ gachas: 0, throws: 0 })
  expect(await bob.refusal(api.market.buy, toPurchase(ana, listing))).toBe('LISTING_GONE')
})
