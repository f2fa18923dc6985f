import { api } from '@otogi/contract/api'
import { MOST_WISHES } from '@otogi/rules/market/wishes'
import { afterAll, describe, expect, test } from 'vitest'
import type { Player } from '../../../test/player.ts'
import { startTestServer } from '../../../test/test-server.ts'
import { drawTenCards, putUpForSale, toPurchase } from '../../../test/trade.ts'
import { notifyWishers } from './notify-wishers.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

let minutes = 0
/** Advances the clock and runs the next check. */
async function checkWishes(minutesPassed = 2): Promise<void> {
  minutes += minutesPassed
  server.setNow(Date.parse('2026-11-18T11:00:00Z') + minutes * 60_000)
  await notifyWishers({ db: server.database, clock: server.clock })
}

async function listWishNotices(player: Player) {
  const notices = await player.call(api.market.inbox)
  return notices.filter(({ kind }) => kind.startsWith('wish')).map(({ kind, card, gachas }) => ({ kind, card, gachas }))
}

/** Puts a player's card up for sale that another player wishes for. */
async function offerWishedCard(maxPrice: number | undefined, price: number) {
  const [wisher, seller] = [await server.player(), await server.player()]
  const [card = ''] = await drawTenCards(server, seller)
  await wisher.call(api.market.addWish, { cardId: card, ...(maxPrice && { maxPrice }) })
  await checkWishes()
  const offer = await seller.call(api.market.sell, { cardId: card, price })
  return { wisher, seller, card, offer }
}

describe('a wish', () => {
  test('is listed with its price, can be changed and ended, and belongs to its player', async () => {
    const [ana, bob] = [await server.player(), await server.player()]
    const [one, other] = server.pack.cards.map(({ id }) => id)
    await ana.call(api.market.addWish, { cardId: one, maxPrice: 40 })
    await ana.call(api.market.addWish, { cardId: other })
    expect(await ana.call(api.market.addWish, { cardId: one })).toHaveLength(2)
    expect(await ana.call(api.market.removeWish, { cardId: other })).toEqual([{ cardId: one, maxPrice: null }])
    expect(await bob.call(api.market.wishes)).toEqual([])
  })

  test('is refused for unknown cards, invalid prices, and beyond the limit', async () => {
    const ana = await server.player()
    const refuse = (input: object) => ana.refusal(api.market.addWish, input)
    expect(await refuse({ cardId: 'made-up' })).toBe('CARD_UNKNOWN')
    for (const maxPrice of [0, -1, 1.5, '40']) expect(await refuse({ cardId: 'x', maxPrice })).toBe('INVALID')
    const created_at = new Date(server.clock.now())
    const wishes = Array.from({ length: MOST_WISHES }, (_, n) => ({
      player_id: ana.id,
      card_id: `old-${n}`,
      created_at,
    }))
    await server.db.insertInto('wishes').values(wishes).execute()
    expect(await refuse({ cardId: server.pack.cards[0]?.id })).toBe('WISH_LIMIT')
  })
})

// oxlint-disable-next-line max-lines-per-function -- a list of tests, each of them short
describe('the player is notified', () => {
  test.each([
    ['of an offer at any price without a limit', undefined, 30, true],
    ['of an offer at the highest price', 30, 30, true],
    ['of no offer above it', 30, 31, false],
  ])('%s', async (_, maxPrice, price, isNoticed) => {
    const { wisher, card, seller } = await offerWishedCard(maxPrice, price)
    await checkWishes()
    await checkWishes()
    expect(await listWishNotices(wisher)).toEqual(isNoticed ? [{ kind: 'wish-offered', card, gachas: price }] : [])
    expect(await listWishNotices(seller)).toEqual([])
    expect((await wisher.call(api.quests.ready)).inbox).toBe(isNoticed ? 1 : 0)
  })

  test('when the card is sold to someone else, but not of their own purchase', async () => {
    const { wisher, seller, card, offer } = await offerWishedCard(50, 40)
    await checkWishes()
    const buyer = await server.player()
    await buyer.call(api.market.buy, toPurchase(seller, offer))
    await checkWishes()
    const news = await listWishNotices(wisher)
    expect(news.map(({ kind }) => kind)).toEqual(['wish-sold', 'wish-offered'])
    await drawTenCards(server, seller)
    const second = await seller
      .call(api.market.sell, { cardId: card, price: 41 })
      .catch(() => putUpForSale(server, seller, 41))
    await wisher.call(api.market.addWish, { cardId: second.card._id })
    await checkWishes()
    await wisher.call(api.market.buy, toPurchase(seller, second))
    await checkWishes()
    expect((await listWishNotices(wisher)).filter(({ kind }) => kind === 'wish-sold')).toHaveLength(1)
  })

  test('of one offer an hour, no matter how often the card is offered', async () => {
    const { wisher, seller, card, offer } = await offerWishedCard(undefined, 40)
    await checkWishes()
    for (const price of [41, 42]) {
      await seller.call(api.market.cancel, { cardId: card, price: price === 41 ? offer.price : 41 })
      await seller.call(api.market.sell, { cardId: card, price })
      await checkWishes()
    }
    expect(await listWishNotices(wisher)).toHaveLength(1)
    await checkWishes(61)
    await seller.call(api.market.cancel, { cardId: card, price: 42 })
    await seller.call(api.market.sell, { cardId: card, price: 43 })
    await checkWishes()
    expect((await listWishNotices(wisher))[0]).toEqual({ kind: 'wish-offered', card, gachas: 43 })
  })

  test('of nothing from blocked or blocking players, and of nothing after the wish has ended', async () => {
    const { wisher, seller, card } = await offerWishedCard(undefined, 40)
    await wisher.call(api.blocks.add, { username: (await seller.call(api.accounts.find)).username })
    await checkWishes()
    expect(await listWishNotices(wisher)).toEqual([])
    const other = await server.player()
    await other.call(api.market.addWish, { cardId: card })
    await other.call(api.market.removeWish, { cardId: card })
    await seller.call(api.market.cancel, { cardId: card, price: 40 })
    await seller.call(api.market.sell, { cardId: card, price: 40 })
    await checkWishes()
    expect(await listWishNotices(other)).toEqual([])
  })
})

test('two checks at once announce an offer once', async () => {
  const { wisher } = await offerWishedCard(undefined, 40)
  minutes += 2
  server.setNow(Date.parse('2026-11-18T11:00:00Z') + minutes * 60_000)
  await Promise.all([1, 2, 3].map(() => notifyWishers({ db: server.database, clock: server.clock })))
  expect(await listWishNotices(wisher)).toHaveLength(1)
})
