import { api } from '@otogi/contract/api'
import { expect, test } from 'vitest'
import { giveCopies, giveGachas } from '../../../test/give.ts'
import type { Player } from '../../../test/player.ts'
import { putUpForSale, toPurchase } from '../../../test/trade.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

/** The going rate of an SS without any sales, and a price that honest players pay for one. */
const [RATE, HIGH_PRICE] = [500, 1500]
/** Earnings that allow a new account to pay the high price. */
const ENOUGH_EARNED = 12_000

const buy = (buyer: Player, purchase: object) => buyer.send(api.market.buy, { userId: buyer.id, ...purchase })
const readCode = ({ body }: { body: unknown }) => (body as { code?: string }).code

const startGuardedServer = () => startTestServer({ marketGuard: 'enforce', brokenRules: 'all' })

/** Creates a player who owns an SS as if it had been summoned. */
async function createOwner(server: TestServer) {
  const owner = await server.player()
  const card = server.pack.cards.find(({ rarity }) => rarity === 'SS')
  if (!card) throw new Error('the pack has no SS')
  await giveCopies(server.db, { playerId: owner.id, cardId: card.id, power: card.power, copies: 1 })
  return { owner, cardId: card.id }
}

async function offerForPrice(seller: Player, cardId: string, price: number) {
  return toPurchase(seller, await seller.call(api.market.sell, { cardId, price }))
}

test('a player can sell a summoned SS to a new player for a high price, and then other cards', async () => {
  await using server = await startGuardedServer()
  const [{ owner: ana, cardId }, bob] = [await createOwner(server), await server.player()]
  await giveGachas(server.db, bob.id, ENOUGH_EARNED)
  const other = toPurchase(ana, await putUpForSale(server, ana, 4))
  expect((await buy(bob, await offerForPrice(ana, cardId, HIGH_PRICE))).status).toBe(200)
  expect((await buy(bob, other)).status).toBe(200)
})

test('a player cannot sell a bought SS to a new player for a high price', async () => {
  await using server = await startGuardedServer()
  const [{ owner: cleo, cardId }, ana, bob] = [await createOwner(server), await server.player(), await server.player()]
  await giveGachas(server.db, ana.id, RATE)
  await giveGachas(server.db, bob.id, ENOUGH_EARNED)
  expect((await buy(ana, await offerForPrice(cleo, cardId, RATE))).status).toBe(200)
  expect(readCode(await buy(bob, await offerForPrice(ana, cardId, HIGH_PRICE)))).toBe('SELLER_LIMIT')
})

test('a new player who has earned too little cannot pay a high price for a summoned SS', async () => {
  await using server = await startGuardedServer()
  const [{ owner: ana, cardId }, bob] = [await createOwner(server), await server.player()]
  await giveGachas(server.db, bob.id, ENOUGH_EARNED - 1000)
  expect(readCode(await buy(bob, await offerForPrice(ana, cardId, HIGH_PRICE)))).toBe('MARKET_GUARDED')
})
