import { api } from '@otogi/contract/api'
import { afterAll, afterEach, expect, test } from 'vitest'
import { requireCleanAudit } from '../../../test/books.ts'
import { giveGachas } from '../../../test/give.ts'
import { drawTenCards, putUpForSale, toPurchase } from '../../../test/trade.ts'
import { startTestServer } from '../../../test/test-server.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())
afterEach(() => requireCleanAudit(server))

const range = (n: number) => Array.from({ length: n }, (_, i) => i)
const countStatuses = (statuses: readonly number[]) =>
  Object.fromEntries([...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]))

test('exactly one of many concurrent buyers gets a listing and pays', async () => {
  const ana = await server.player()
  const buyers = await Promise.all(range(8).map(() => server.player()))
  const listing = await putUpForSale(server, ana, 60)
  const answers = await Promise.all(
    buyers.map((buyer) => buyer.send(api.market.buy, { userId: buyer.id, ...toPurchase(ana, listing) })),
  )
  expect(countStatuses(answers.map((answer) => answer.status))).toEqual({ 200: 1, 409: 7 })
  expect((await ana.call(api.wallet.find)).gachas).toBe(160)
})

test('a listing is either bought or canceled, never both', async () => {
  const ana = await server.player()
  const buyers = await Promise.all(range(3).map(() => server.player()))
  for (const round of range(6)) {
    const { _id: listingId, card, price } = await putUpForSale(server, ana, 1 + round)
    const named = { cardId: card._id, price, listingId }
    const answers = await Promise.all([
      ...buyers.map((buyer) => buyer.send(api.market.buy, { userId: buyer.id, userIdMarket: ana.id, ...named })),
      ana.send(api.market.cancel, { userId: ana.id, ...named }),
    ])
    expect(countStatuses(answers.map((answer) => answer.status))).toEqual({ 200: 1, 409: 3 })
  }
})

test('players who buy from one another concurrently all succeed, without deadlock', async () => {
  const [ana, bob] = [await server.player(), await server.player()]
  const offers = await Promise.all(
    [ana, bob].map(async (seller) => {
      const cards = await drawTenCards(server, seller)
      return Promise.all(cards.map((cardId) => seller.call(api.market.sell, { cardId, price: 5 })))
    }),
  )
  const crossing = range(10).flatMap((i) => [
    { buyer: ana, seller: bob, listing: offers[1]?.[i] },
    { buyer: bob, seller: ana, listing: offers[0]?.[i] },
  ])
  const answers = await Promise.all(
    crossing.map(({ buyer, seller, listing }) =>
      buyer.send(api.market.buy, { userId: buyer.id, ...(listing && toPurchase(seller, listing)) }),
    ),
  )
  expect(countStatuses(answers.map((answer) => answer.status))).toEqual({ 200: 20 })
  // The server retries deadlocks, so the replies do not show whether one occurred.
  expect(server.retries()).toBe(0)
})

test('one copy listed many times concurrently is for sale once', async () => {
  const ana = await server.player()
  const drawn = await drawTenCards(server, ana)
  const [cardId = ''] = drawn
  const copies = drawn.filter((card) => card === cardId).length
  const answers = await Promise.all(
    range(10).map((price) => ana.send(api.market.sell, { userId: ana.id, cardId, price: price + 1 })),
  )
  expect(countStatuses(answers.map((answer) => answer.status))).toEqual({ 200: copies, 404: 10 - copies })
})

test('cards drawn and bought concurrently all arrive', async () => {
  const [ana, bob] = [await server.player(), await server.player()]
  await giveGachas(server.db, bob.id, 1000)
  const cards = [...(await drawTenCards(server, ana)), ...(await drawTenCards(server, ana))]
  const listings = await Promise.all(cards.map((cardId) => ana.call(api.market.sell, { cardId, price: 5 })))
  const ten = { id: bob.id, raritys: range(10).map(() => 'B') }
  const answers = await Promise.all([
    ...listings.map((listing) => bob.send(api.market.buy, { userId: bob.id, ...toPurchase(ana, listing) })),
    ...range(10).map(() => bob.send(api.summon.pull, ten)),
  ])
  expect(countStatuses(answers.map((answer) => answer.status))).toEqual({ 200: 30 })
  expect((await bob.call(api.collection.find)).cards).toHaveLength(120)
})
