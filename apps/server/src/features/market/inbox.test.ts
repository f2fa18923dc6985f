import { api } from '@otogi/contract/api'
import { expect, test } from 'vitest'
import { putUpForSale, toPurchase } from '../../../test/trade.ts'
import { startTestServer } from '../../../test/test-server.ts'

test('the seller gets a notice of a sale, unread until it is opened', async () => {
  await using server = await startTestServer()
  const [ana, bob] = [await server.player(), await server.player()]
  const waiting = async () => (await ana.call(api.quests.ready)).inbox
  const listing = await putUpForSale(server, ana, 30)
  expect([await ana.call(api.market.inbox), await waiting()]).toEqual([[], 0])
  await bob.call(api.market.buy, toPurchase(ana, listing))
  const [notice] = await ana.call(api.market.inbox)
  expect(notice).toMatchObject({ kind: 'sold', card: listing.card._id, gachas: 30, read: false })
  expect(await waiting()).toBe(1)
  expect(await bob.call(api.market.inbox)).toEqual([])
  await bob.call(api.market.readInbox)
  expect(await waiting()).toBe(1)
  await ana.call(api.market.readInbox)
  expect([(await ana.call(api.market.inbox))[0]?.read, await waiting()]).toEqual([true, 0])
})

test('the owner sees the history of a card’s copies', async () => {
  await using server = await startTestServer()
  const [ana, bob] = [await server.player(), await server.player()]
  const hour = (n: number) => server.setNow(`2026-11-18T1${n}:00:00Z`)
  const listing = await putUpForSale(server, ana, 30)
  const cardId = listing.card._id
  hour(2)
  await ana.call(api.market.cancel, { cardId, price: 30 })
  hour(3)
  const again = await ana.call(api.market.sell, { cardId, price: 40 })
  hour(4)
  await bob.call(api.market.buy, toPurchase(ana, again))
  const listEvents = async (player: typeof ana) =>
    (await player.call(api.collection.provenance, { cardId })).map(({ kind, price }) => `${kind} ${price}`)
  const events = await listEvents(ana)
  const pulls = events.filter((event) => event === 'pull null')
  expect(pulls.length).toBeGreaterThan(0)
  expect(events.toSorted()).toEqual([...pulls, 'listed 30', 'listed 40', 'returned 30', 'sold 40'].toSorted())
  expect(events.at(-1)).toBe('sold 40')
  expect(await listEvents(bob)).toEqual(['bought 40'])
  expect(await bob.refusal(api.collection.provenance, { cardId: 'nobody-1' })).toBe('CARD_UNKNOWN')
})
