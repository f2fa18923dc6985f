import { api } from '@otogi/contract/api'
import { desk } from '@otogi/contract/desk/desk'
import { afterAll, expect, test } from 'vitest'
import { requireCleanAudit } from '../../../test/books.ts'
import { giveGachas } from '../../../test/give.ts'
import { signUpOperator } from '../../../test/operator.ts'
import { putUpForSale, toPurchase } from '../../../test/trade.ts'
import { startTestServer } from '../../../test/test-server.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

test('a moderator sees a flagged sale, freezes another offer of the seller and undoes the sale', async () => {
  const [moderator, editor] = [await signUpOperator(server), await signUpOperator(server, 'editor')]
  const [ana, bob] = [await server.player('Recipient'), await server.player('Payer')]
  await giveGachas(server.db, bob.id, 300, new Date(server.clock.now()))
  const sold = await putUpForSale(server, ana, 290)
  await bob.call(api.market.buy, toPurchase(ana, sold))
  const { _id: offerId, card } = await putUpForSale(server, ana, 20)
  const [flag] = await moderator.call(desk.market.signs)
  expect(flag).toMatchObject({ seller: 'Recipient', buyer: 'Payer', price: 290, isUndone: false })
  expect(flag?.signs).toContain('above-rate')
  expect(await moderator.call(desk.market.accounts)).toEqual({
    sales: [{ seller: 'Recipient', buyer: 'Payer', sales: 1, gachas: 290, flagged: 1 }],
    // All players in this test share an address, so their ids determine the order.
    networks: [{ first: expect.any(String) as string, second: expect.any(String) as string, networks: 1 }],
  })
  const offers = async () =>
    (await moderator.call(desk.market.offers, { username: 'recipient' })).map(({ id, isFrozen }) => ({ id, isFrozen }))
  expect(await offers()).toEqual([{ id: offerId, isFrozen: false }])

  const [offer, sale] = [offerId, sold._id].map((listingId) => ({ listingId, reason: 'looks like a transfer' }))
  for (const change of [desk.market.freeze, desk.market.unfreeze, desk.market.undo]) {
    expect(await editor.refusal(change, offer)).toBe('DESK_ROLE_REQUIRED')
    expect(await moderator.refusal(change, { ...offer, reason: '' })).toBe('INVALID')
  }
  await moderator.call(desk.market.freeze, offer)
  expect(await offers()).toEqual([{ id: offerId, isFrozen: true }])
  expect(await bob.refusal(api.market.buy, toPurchase(ana, { _id: offerId, card, price: 20 }))).toBe('LISTING_GONE')
  await moderator.call(desk.market.undo, sale)
  expect(await moderator.refusal(desk.market.undo, sale)).toBe('SALE_GONE')
  expect((await moderator.call(desk.market.signs))[0]).toMatchObject({ isUndone: true })
  await moderator.call(desk.market.unfreeze, offer)
  await requireCleanAudit(server)
  expect((await ana.call(api.market.inbox)).map(({ kind }) => kind).toSorted()).toEqual([
    'offer-frozen',
    'offer-unfrozen',
    'sale-undone',
  ])
  const { entries } = await moderator.call(desk.log.list, { subject: ana.id })
  expect(entries.map(({ action }) => action)).toEqual(['offer.unfreeze', 'sale.undo', 'offer.freeze'])
  expect(await moderator.refusal(desk.market.offers, { username: 'nobody' })).toBe('PLAYER_UNKNOWN')
})

test('moderators cannot decide about their own offers, sales or purchases', async () => {
  const [moderator, other] = [await signUpOperator(server), await server.player()]
  const offer = await putUpForSale(server, moderator, 20)
  const own = { listingId: offer._id, reason: 'it is mine' }
  expect(await moderator.refusal(desk.market.freeze, own)).toBe('OWN_CASE')
  await giveGachas(server.db, other.id, 100, new Date(server.clock.now()))
  await other.call(api.market.buy, toPurchase(moderator, offer))
  expect(await moderator.refusal(desk.market.undo, own)).toBe('OWN_CASE')
  const bought = await putUpForSale(server, other, 20)
  await moderator.call(api.market.buy, toPurchase(other, bought))
  expect(await moderator.refusal(desk.market.undo, { ...own, listingId: bought._id })).toBe('OWN_CASE')
})

test('a frozen offer stays among the seller’s own listings, marked as frozen, in every order', async () => {
  const [moderator, seller, other] = [await signUpOperator(server), await server.player(), await server.player()]
  const { _id: listingId, card } = await putUpForSale(server, seller, 20)
  await moderator.call(desk.market.freeze, { listingId, reason: 'to be checked' })
  for (const sort of ['newest', 'power', 'cheapest'])
    expect(await seller.call(api.market.list, { mine: 'true', sort, page: '1' })).toMatchObject([
      { _id: listingId, isFrozen: true },
    ])
  expect(await seller.call(api.market.list, { name: card._id })).toEqual([])
  expect((await other.call(api.market.list)).map(({ _id: id }) => id)).not.toContain(listingId)
})
