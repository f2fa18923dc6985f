import { api } from '@otogi/contract/api'
import { expect, test } from 'vitest'
import { drawCardsOf, drawTenCards, toPurchase } from '../../../test/trade.ts'
import { startTestServer } from '../../../test/test-server.ts'

const NOON = '2026-11-18T11:00:00Z'

test('a new server’s books are empty and open to everyone', async () => {
  await using server = await startTestServer()
  const { status, headers } = await server.visitor().send(api.books.find)
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=60'])
  const books = await server.visitor().call(api.books.find)
  expect(books).toMatchObject({
    days: [{ day: '2026-11-18', made: 0, destroyed: 0 }],
    total: { made: 0, destroyed: 0 },
    promised: { B: 0.7, A: 0.2, S: 0.08, 'S+': 0.019, SS: 0.001 },
    medianPrices: { B: null, A: null, S: null, 'S+': null, SS: null },
    drawn: { SS: { drawn: 0, expected: 0, low: 0, high: 0 } },
    players: 0,
    cards: server.pack.cards.length,
    sales: 0,
    audit: null,
  })
})

test('the open books list what was created, destroyed and drawn per day, including empty days', async () => {
  await using server = await startTestServer()
  const ana = await server.player()
  await drawTenCards(server, ana)
  server.setNow('2026-11-20T11:00:00Z')
  await drawTenCards(server, ana)
  await ana.call(api.summon.pull, { raritys: ['B'] })
  server.setNow('2026-11-21T11:00:00Z')
  const books = await server.visitor().call(api.books.find)
  expect(books.days.map(({ day, destroyed }) => [day, destroyed])).toEqual([
    ['2026-11-18', 100],
    ['2026-11-19', 0],
    ['2026-11-20', 110],
    ['2026-11-21', 0],
  ])
  expect(books.total.destroyed).toBe(210)
  const drawn = Object.values(books.drawn)
  expect(drawn.reduce((sum, one) => sum + one.drawn, 0)).toBe(21)
  // In each ten-pull, one card is guaranteed to be A or better. The single card has the normal odds, because the pity
  // count is only 20.
  expect(books.drawn.B.expected).toBeCloseTo(9 * 0.7 * 2 + 0.7)
  expect(books.drawn.A.expected).toBeCloseTo((0.9 + 9 * 0.2) * 2 + 0.2)
  expect(drawn.reduce((sum, one) => sum + one.expected, 0)).toBeCloseTo(21)
})

test('a past day is computed once, today is computed again', async () => {
  await using server = await startTestServer()
  const [ana, bob] = [await server.player(), await server.player()]
  await drawTenCards(server, ana)
  const kept = () => server.db.selectFrom('book_days').select(['day', 'made', 'destroyed']).execute()
  await ana.call(api.books.find)
  expect(await kept()).toEqual([])
  server.setNow('2026-11-19T11:00:00Z')
  await Promise.all([ana, bob, ana, bob].map((player) => player.call(api.books.find)))
  expect(await kept()).toEqual([{ day: '2026-11-18', made: 300, destroyed: 100 }])
  await bob.call(api.summon.pull, { raritys: ['B'] })
  server.setNow('2026-11-19T11:02:00Z')
  const books = await bob.call(api.books.find)
  expect(books.total).toEqual({ made: 300, destroyed: 110 })
  expect(books.drawn.B.drawn + books.drawn.A.drawn + books.drawn.S.drawn).toBeLessThanOrEqual(11)
  expect(await kept()).toHaveLength(1)
})

test.each([
  ['seen meanwhile', true],
  ['seen by nobody meanwhile', false],
])('days stored while the clock was ahead are computed again, %s', async (_, isSeen) => {
  await using server = await startTestServer()
  const ana = await server.player()
  await drawTenCards(server, ana)
  server.setNow('2026-11-21T11:00:00Z')
  await drawTenCards(server, ana)
  server.setNow('2026-11-23T11:00:00Z')
  expect((await ana.call(api.books.find)).total).toEqual({ made: 300, destroyed: 200 })

  server.setNow('2026-11-18T12:00:00Z')
  await drawTenCards(server, ana)
  await server.player()
  if (isSeen) {
    const books = await ana.call(api.books.find)
    expect(books.days).toEqual([{ day: '2026-11-18', made: 400, destroyed: 200 }])
    expect(books.total).toEqual({ made: 500, destroyed: 300 })
  }
  server.setNow('2026-11-21T12:00:00Z')
  await drawTenCards(server, ana)
  server.setNow('2026-11-24T11:00:00Z')
  const books = await ana.call(api.books.find)
  const days = books.days.filter(({ made }) => made > 0)
  expect(days).toEqual([
    { day: '2026-11-18', made: 400, destroyed: 200 },
    { day: '2026-11-21', made: 200, destroyed: 200 },
  ])
  expect(books.total).toEqual({ made: 600, destroyed: 400 })
  expect(Object.values(books.drawn).reduce((sum, one) => sum + one.drawn, 0)).toBe(40)
})

test('the median prices are those of the latest sales, by rarity', async () => {
  await using server = await startTestServer({ marketGuard: 'off' })
  const [ana, bob] = [await server.player(), await server.player()]
  const prices = { B: [4, 12, 8], A: [20, 30] } as const
  for (const rarity of ['B', 'A'] as const) {
    const cards = await drawCardsOf(rarity, { server, player: ana, count: prices[rarity].length })
    for (const [i, price] of prices[rarity].entries())
      await bob.call(api.market.buy, toPurchase(ana, await ana.call(api.market.sell, { cardId: cards[i], price })))
  }
  const { medianPrices, sales } = await server.visitor().call(api.books.find)
  expect(sales).toBe(5)
  expect(medianPrices).toEqual({ B: 8, A: 25, S: null, 'S+': null, SS: null })
})

test('visitors within one minute get the same figures', async () => {
  await using server = await startTestServer()
  server.setNow(NOON)
  const first = await server.visitor().call(api.books.find)
  await server.player()
  expect(await server.visitor().call(api.books.find)).toEqual(first)
  server.setNow('2026-11-18T11:01:00Z')
  expect((await server.visitor().call(api.books.find)).players).toBe(1)
})
