import { api } from '@otogi/contract/api'
import { expect, test } from 'vitest'
import { giveCopies, UNDRAWN } from '../../../test/give.ts'
import type { Player } from '../../../test/player.ts'
import { drawTenCards, putUpForSale, toPurchase } from '../../../test/trade.ts'
import { startTestServer } from '../../../test/test-server.ts'

test('an empty market is an empty list', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  expect(await ana.call(api.market.list)).toEqual([])
  const { headers } = await ana.send(api.market.list, { page: 1 })
  expect(headers['x-total-count']).toBe('0')
})

test('without a page number the newest five hundred listings are returned', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  const [card] = await ana.call(api.collection.cards)
  const one = { seller: ana.id, card_id: card?._id ?? '', price: 1 }
  const all = Array.from({ length: 501 }, (_, i) => ({ ...one, created_at: new Date(server.clock.now() - i * 1000) }))
  await server.db.insertInto('listings').values(all).execute()
  const listed = await ana.call(api.market.list)
  expect([listed.length, listed[0]?.createdAt]).toEqual([500, server.clock.now()])
  expect((await ana.send(api.market.list, { page: 1 })).headers['x-total-count']).toBe('501')
  // The inserted listings have no copies, so an audit of this database would find faults.
  await server.db.deleteFrom('listings').execute()
})

test('a market of more than a thousand listings counts and pages through a thousand', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  const [card] = await ana.call(api.collection.cards)
  const one = { seller: ana.id, card_id: card?._id ?? '', price: 1, created_at: new Date(server.clock.now()) }
  await server.db
    .insertInto('listings')
    .values(Array.from({ length: 1001 }, () => one))
    .execute()
  const lengths: number[] = []
  for (const page of [1, 10, 11, 99]) {
    const { body, headers } = await ana.send(api.market.list, { page, pageSize: 100 })
    expect(headers['x-total-count']).toBe('1000')
    lengths.push((body as object[]).length)
  }
  expect(lengths).toEqual([100, 100, 0, 0])
  const { body } = await ana.send(api.market.list, { page: 1, grouped: 'true' })
  expect(body).toMatchObject([{ offers: 100 }])
  // The inserted listings have no copies, so an audit of this database would find faults.
  await server.db.deleteFrom('listings').execute()
})

test('listings can be filtered by anime, rarity, name and owner, sorted and paged', async () => {
  await using server = await startTestServer()
  const [ana, bob] = [await server.player('Anabel'), await server.player('Benito')]
  const cards = await drawTenCards(server, ana)
  for (const [i, cardId] of cards.entries()) {
    server.setNow(Date.parse('2026-11-18T11:00:00Z') + i * 60_000)
    await ana.call(api.market.sell, { cardId, price: ((i * 7) % 10) + 1 })
  }
  const [own = ''] = await drawTenCards(server, bob)
  await bob.call(api.market.sell, { cardId: own, price: 500 })
  const listed = async (query: object) => bob.call(api.market.list, query)

  const all = await listed({})
  expect(all).toHaveLength(11)
  expect(all.map((one) => one.createdAt)).toEqual(all.map((one) => one.createdAt).toSorted((a, b) => b - a))
  expect(new Set(all.map((one) => one.user.username))).toEqual(new Set(['Anabel', 'Benito']))
  expect((await listed({ mine: 'true' })).map((one) => one.card._id)).toEqual([own])
  for (const [sort, key] of [
    ['cheapest', (one) => one.price],
    ['dearest', (one) => -one.price],
    ['power', (one) => -one.card.power],
    ['oldest', (one) => one.createdAt],
  ] as [string, (one: (typeof all)[number]) => number][]) {
    const keys = (await listed({ sort })).map(key)
    expect([sort, keys]).toEqual([sort, keys.toSorted((a, b) => a - b)])
  }

  const [first] = all
  if (!first) throw new Error('nothing is for sale')
  const { anime_name: anime, rarity, name } = first.card
  const ids = (found: typeof all) => found.map((one) => one._id)
  expect(ids(await listed({ anime }))).toEqual(ids(all.filter((one) => one.card.anime_name === anime)))
  expect(ids(await listed({ rarity }))).toEqual(ids(all.filter((one) => one.card.rarity === rarity)))
  const typed = ` ${name.slice(0, 4).toUpperCase()}!-`
  expect(ids(await listed({ name: typed }))).toContain(first._id)
  expect(await listed({ name: 'nobody is called so' })).toEqual([])

  const pages = []
  for (const page of ['1', '2', '3', '4']) {
    const { body, headers } = await bob.send(api.market.list, { page, pageSize: '5' })
    expect(headers['x-total-count']).toBe('11')
    pages.push(body as typeof all)
  }
  expect(pages.map((page) => page.length)).toEqual([5, 5, 1, 0])
  expect(ids(pages.flat())).toEqual(ids(all))
})

test('in a grouped list each card appears once, with its cheapest offer that the player can buy', async () => {
  await using server = await startTestServer({ brokenRules: UNDRAWN })
  const [ana, bob, cleo] = [await server.player(), await server.player(), await server.player()]
  const [wolf, moon] = server.pack.cards
  if (!wolf || !moon) throw new Error('the pack has too few cards')
  const offers = [
    [ana, wolf, [30, 10, 20]],
    [bob, wolf, [5, 15]],
    [bob, moon, [7]],
  ] as const
  for (const [seller, { id: cardId, power }, prices] of offers) {
    await giveCopies(server.db, { playerId: seller.id, cardId, power, copies: prices.length })
    for (const price of prices) await seller.call(api.market.sell, { cardId, price })
  }
  const listGroups = async (player: Player, query: object = {}) => {
    const { body, headers } = await player.send(api.market.list, { grouped: 'true', page: '1', ...query })
    const listings = body as { card: { _id: string }; price: number; offers: number }[]
    return [Number(headers['x-total-count']), ...listings.map((one) => [one.card._id, one.price, one.offers])]
  }
  expect(await listGroups(cleo)).toEqual([2, [moon.id, 7, 1], [wolf.id, 5, 5]])
  expect(await listGroups(cleo, { sort: 'dearest' })).toEqual([2, [moon.id, 7, 1], [wolf.id, 5, 5]])
  expect(await listGroups(cleo, { pageSize: '1', page: '2' })).toEqual([2, [wolf.id, 5, 5]])
  // A player's own offer represents its card only if nobody else sells the card, because players cannot buy their own
  // offers.
  expect(await listGroups(bob, { sort: 'cheapest' })).toEqual([2, [moon.id, 7, 1], [wolf.id, 10, 5]])
  expect((await cleo.call(api.market.list)).map(({ offers }) => offers)).toEqual(
    offers.flatMap(([, , prices]) => prices.map(() => undefined)),
  )
})

test('a listing shows only the name of its seller', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  await putUpForSale(server, ana, 9)
  const { text } = await (await server.player()).send(api.market.list)
  expect(text).not.toContain('@')
  expect(Object.keys((JSON.parse(text) as { user: object }[])[0]?.user ?? {})).toEqual(['_id', 'username'])
})

test('the prices of a card are its latest sales, their median and the cheapest listings', async () => {
  await using server = await startTestServer({ marketGuard: 'off' })
  const [ana, bob] = [await server.player(), await server.player()]
  const cardId = (await putUpForSale(server, ana, 999))['card']._id
  expect(await bob.call(api.market.prices, { cardId })).toMatchObject({ sales: [], median: null })
  for (const price of [10, 40, 20]) {
    let have = await ana.call(api.collection.find)
    while (!have.cards.includes(cardId)) {
      await drawTenCards(server, ana)
      have = await ana.call(api.collection.find)
    }
    await bob.call(api.market.buy, toPurchase(ana, await ana.call(api.market.sell, { cardId, price })))
  }
  const prices = await bob.call(api.market.prices, { cardId })
  expect(prices.sales.map((sale) => sale.price).toSorted()).toEqual([10, 20, 40])
  expect([prices.median, prices.offers.map((one) => one.price)]).toEqual([20, [999]])
  expect(await bob.refusal(api.market.prices, { cardId: 'nobody-1' })).toBe('CARD_UNKNOWN')
})
