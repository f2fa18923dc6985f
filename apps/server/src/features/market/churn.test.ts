import { api } from '@otogi/contract/api'
import { LISTINGS_PER_DAY } from '@otogi/rules/market/listings'
import { expect, test } from 'vitest'
import { unlocked } from '../../../test/model/faults.ts'
import type { Player } from '../../../test/player.ts'
import { drawTenCards } from '../../../test/trade.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { pruneCanceledListings } from './prune.ts'

const DAY_MS = 86_400_000

type CanceledListings = {
  readonly seller: Player
  readonly count: number
  readonly daysAgo?: number
  readonly cardId?: string
}

/** Inserts canceled listings whose times are one second apart. */
async function insertCanceledListings(
  { db, clock, pack }: TestServer,
  { seller, count, daysAgo = 0, cardId }: CanceledListings,
) {
  const listing = { seller: seller.id, card_id: cardId ?? pack.cards[0]?.id ?? '', state: 'cancelled' }
  const listings = Array.from({ length: count }, (_, n) => {
    const at = new Date(clock.now() - daysAgo * DAY_MS - n * 1000)
    return { ...listing, price: n + 1, created_at: at, closed_at: at }
  })
  await db.insertInto('listings').values(listings).execute()
}

const countListings = async ({ db }: TestServer, seller: Player) =>
  (await db.selectFrom('listings').select('id').where('seller', '=', seller.id).execute()).length

test('a player may list two hundred cards a day, and more the next day', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  const [cardId, second] = await drawTenCards(server, ana)
  await insertCanceledListings(server, { seller: ana, count: LISTINGS_PER_DAY - 1 })
  await insertCanceledListings(server, { seller: ana, count: 50, daysAgo: 1 })
  await ana.call(api.market.sell, { cardId, price: 5 })
  expect(await ana.refusal(api.market.sell, { cardId: second, price: 5 })).toBe('LISTING_LIMIT')
  server.setNow(server.clock.now() + DAY_MS)
  await ana.call(api.market.sell, { cardId: second, price: 5 })
})

/** Lists ten cards concurrently for a player who may list only one more. Returns how many requests succeed. */
async function countAcceptedListings(server: TestServer): Promise<number> {
  const ana = await server.player()
  const cards = await drawTenCards(server, ana)
  await insertCanceledListings(server, { seller: ana, count: LISTINGS_PER_DAY - 1 })
  const send = (cardId: string) => ana.send(api.market.sell, { userId: ana.id, cardId, price: 5 })
  return (await Promise.all(cards.map(send))).filter(({ status }) => status === 200).length
}

test('of ten concurrent listings at the daily limit, one succeeds', async () => {
  await using server = await startTestServer()
  expect(await countAcceptedListings(server)).toBe(1)
})

test('without the lock on the player’s row, more of them succeed', async () => {
  await using server = await startTestServer({ brokenRules: 'all', transactionPlugin: unlocked })
  let listed = 1
  for (let round = 0; round < 40 && listed === 1; round++) listed = await countAcceptedListings(server)
  expect(listed).toBeGreaterThan(1)
}, 60_000)

test('the history of a card has pages of a hundred events', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  const cardId = server.pack.cards[0]?.id ?? ''
  await insertCanceledListings(server, { seller: ana, count: 120, cardId })
  const read = async (page?: string) => {
    const { body, headers } = await ana.send(api.collection.provenance, { cardId, ...(page && { page }) })
    expect(headers['x-total-count']).toBe('240')
    return body as { at: number; kind: string; price: number }[]
  }
  const pages = [await read('1'), await read('2'), await read('3'), await read('4')]
  expect(pages.map((page) => page.length)).toEqual([100, 100, 40, 0])
  expect(await read()).toEqual(pages[0])
  const events = pages.toReversed().flat()
  expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted((a, b) => a - b))
  const names = events.map(({ kind, price }) => `${kind} ${price}`)
  expect(new Set(names)).toHaveLength(240)
})

test('notices of sales have pages of fifty', async () => {
  await using server = await startTestServer({ brokenRules: 'all' })
  const [ana, bob] = [await server.player(), await server.player()]
  const [at, cardId] = [new Date(server.clock.now()), server.pack.cards[0]?.id ?? '']
  const sale = { seller: ana.id, buyer: bob.id, card_id: cardId, state: 'sold', created_at: at, closed_at: at }
  const sales = Array.from({ length: 70 }, (_, n) => ({ ...sale, price: n + 1 }))
  await server.db.insertInto('listings').values(sales).execute()
  const pages = await Promise.all(['1', '2', '3'].map((page) => ana.send(api.market.inbox, { page })))
  expect(pages.map(({ headers }) => headers['x-total-count'])).toEqual(['70', '70', '70'])
  const notices = pages.map(({ body }) => body as { _id: string }[])
  expect(notices.map((page) => page.length)).toEqual([50, 20, 0])
  expect(new Set(notices.flat().map(({ _id }) => _id))).toHaveLength(70)
  expect(await ana.call(api.market.inbox)).toEqual(notices[0])
})

test('listings canceled a week ago become a count, and later ones stay', async () => {
  await using server = await startTestServer()
  const [ana, gone] = [await server.player(), await server.player()]
  const cardId = server.pack.cards[0]?.id ?? ''
  await insertCanceledListings(server, { seller: ana, count: 1500, daysAgo: 8 })
  await insertCanceledListings(server, { seller: ana, count: 3, daysAgo: 6 })
  await insertCanceledListings(server, { seller: gone, count: 2, daysAgo: 8 })
  await gone.call(api.profile.remove, { password: 'lantern7' })
  await pruneCanceledListings(server.database, server.clock.now())
  expect([await countListings(server, ana), await countListings(server, gone)]).toEqual([3, 0])
  await insertCanceledListings(server, { seller: ana, count: 1, daysAgo: 7.5 })
  await pruneCanceledListings(server.database, server.clock.now())
  const kept = await server.db.selectFrom('cancelled_listings').select(['seller', 'card_id', 'times']).execute()
  expect(kept).toEqual([{ seller: ana.id, card_id: cardId, times: 1501 }])
})
