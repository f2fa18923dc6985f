import { api } from '@otogi/contract/api'
import { computeGivingLimit, computeSellerGainLimit, computeSellerLimit } from '@otogi/rules/market/guard'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { sumEarnedGachas } from '../../../test/earned.ts'
import { giveGachas } from '../../../test/give.ts'
import type { Player } from '../../../test/player.ts'
import { drawCardsOf, putUpForSale, toPurchase } from '../../../test/trade.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { createCollection } from '../collection/index.ts'
import { buildSalesQuery, readGoingRate } from './going-rates.ts'

/** Going rate of a B card without any sales. */
const RATE = 3
/** Number of gachas that every account may give away. */
const LIMIT = 50

const server = await startTestServer({ marketGuard: 'enforce' })
afterAll(() => server[Symbol.asyncDispose]())

const buy = (buyer: Player, purchase: object) => buyer.send(api.market.buy, { userId: buyer.id, ...purchase })
const readCode = ({ body }: { body: unknown }) => (body as { code?: string }).code

test.each([
  ['off', 200, undefined, [[]]],
  ['flag', 200, undefined, [['above-rate', 'far-from-rate']]],
  ['enforce', 403, 'MARKET_GUARDED', []],
] as const)(
  'in mode %s, a new player who pays a hundred for a common card gets status %i',
  async (mode, status, code, kept) => {
    await using own = await startTestServer({ marketGuard: mode })
    const [ana, bob] = [await own.player(), await own.player()]
    const answer = await buy(bob, toPurchase(ana, await putUpForSale(own, ana, 100)))
    expect([answer.status, readCode(answer)]).toEqual([status, code])
    const sold = await own.db.selectFrom('listings').select('signs').where('state', '=', 'sold').execute()
    expect(sold.map(({ signs }) => signs)).toEqual(kept)
  },
)

test('a new player can buy at the going rate and slightly above it on the first day', async () => {
  const [ana, bob] = [await server.player(), await server.player()]
  for (const price of [RATE, RATE + LIMIT / 2, RATE + LIMIT / 2, RATE, 1]) {
    expect((await buy(bob, toPurchase(ana, await putUpForSale(server, ana, price)))).status).toBe(200)
  }
  expect(readCode(await buy(bob, toPurchase(ana, await putUpForSale(server, ana, RATE + 1))))).toBe('MARKET_GUARDED')
})

test('a player who has earned more may pay more above the going rate', async () => {
  const [ana, bob] = [await server.player(), await server.player()]
  const purchase = toPurchase(ana, await putUpForSale(server, ana, RATE + LIMIT + 9))
  expect(readCode(await buy(bob, purchase))).toBe('MARKET_GUARDED')
  await giveGachas(server.db, bob.id, 600)
  expect((await buy(bob, purchase)).status).toBe(200)
})

test('an account of 30 days with a confirmed email may pay any price', async () => {
  const [ana, bob] = [await server.player(), await server.player()]
  const purchase = toPurchase(ana, await putUpForSale(server, ana, 100))
  const created_at = new Date(server.clock.now() - 30 * 86_400_000)
  await server.db.updateTable('players').set({ created_at }).where('id', '=', bob.id).execute()
  expect(readCode(await buy(bob, purchase))).toBe('MARKET_GUARDED')
  await server.db.updateTable('players').set({ email_verified_at: created_at }).where('id', '=', bob.id).execute()
  expect((await buy(bob, purchase)).status).toBe(200)
})

test('a player with a low balance gets that error and not the error about the rate', async () => {
  const [ana, bob] = [await server.player(), await server.player()]
  expect(readCode(await buy(bob, toPurchase(ana, await putUpForSale(server, ana, 101))))).toBe('INSUFFICIENT_GACHAS')
})

test('a new player can give cards away only a few times, and again after canceling some listings', async () => {
  const ana = await server.player()
  const cards = await drawCardsOf('B', { server, player: ana, count: 30 })
  const countGiven = async () => Math.floor(computeGivingLimit(await sumEarnedGachas(server.db, ana.id)) / (RATE - 1))
  while (cards.length < (await countGiven()) + 2)
    cards.push(...(await drawCardsOf('B', { server, player: ana, count: 1 })))
  const cheap = await countGiven()
  for (const cardId of cards.slice(0, cheap)) await ana.call(api.market.sell, { cardId, price: 1 })
  const next = { cardId: cards[cheap], price: 1 }
  expect(await ana.refusal(api.market.sell, next)).toBe('PRICE_TOO_LOW')
  await ana.call(api.market.sell, { ...next, price: RATE })
  await ana.call(api.market.cancel, { cardId: cards[0], price: 1 })
  await ana.call(api.market.sell, { cardId: cards[cheap + 1], price: 1 })
})

test('a seller at the weekly limit of payments from new accounts can sell to them again a week later', async () => {
  await using own = await startTestServer({ marketGuard: 'enforce', now: Date.parse('2026-11-10T11:00:00Z') })
  const [ana, bob, cleo] = [await own.player(), await own.player(), await own.player()]
  const purchase = toPurchase(ana, await putUpForSale(own, ana, RATE))
  await sellUpToLimit(own, { seller: ana, buyer: cleo })
  expect(readCode(await buy(bob, purchase))).toBe('SELLER_LIMIT')
  own.setNow('2026-11-17T11:00:01Z')
  expect((await buy(bob, purchase)).status).toBe(200)
  await deleteInsertedRows(own)
})

test('a seller at the weekly limit above summon value still sells to new accounts at summon value', async () => {
  await using own = await startTestServer({ marketGuard: 'enforce', brokenRules: 'all' })
  const [ana, bob, cleo] = [await own.player(), await own.player(), await own.player()]
  const [dear, fair] = [await putUpForSale(own, ana, RATE + 1), await putUpForSale(own, ana, RATE)]
  const gains = await readGainLimit(own, ana)
  await insertSale(own, { seller: ana, buyer: cleo, price: gains, gains })
  expect(readCode(await buy(bob, toPurchase(ana, dear)))).toBe('SELLER_LIMIT')
  expect((await buy(bob, toPurchase(ana, fair))).status).toBe(200)
})

test('payments above summon value by a seller raise the limit of payments from new accounts', async () => {
  await using own = await startTestServer({ marketGuard: 'enforce', brokenRules: 'all' })
  const [ana, bob, cleo] = [await own.player(), await own.player(), await own.player()]
  const dear = toPurchase(ana, await putUpForSale(own, ana, RATE + 7))
  const gains = await readGainLimit(own, ana)
  await insertSale(own, { seller: ana, buyer: cleo, price: gains, gains })
  await insertSale(own, { seller: cleo, buyer: ana, price: 6, gains: 6 })
  expect(readCode(await buy(bob, dear))).toBe('SELLER_LIMIT')
  await insertSale(own, { seller: cleo, buyer: ana, price: 1, gains: 1 })
  expect((await buy(bob, dear)).status).toBe(200)
})

test('a player who earned gachas weeks ago can still sell a card above summon value', async () => {
  await using own = await startTestServer({ marketGuard: 'enforce', brokenRules: 'all' })
  const [ana, bob, cleo] = [await own.player(), await own.player(), await own.player()]
  const purchase = toPurchase(ana, await putUpForSale(own, ana, RATE + 1))
  await insertSale(own, { seller: ana, buyer: cleo, price: 120, gains: 120 })
  expect(readCode(await buy(bob, purchase))).toBe('SELLER_LIMIT')
  await giveGachas(own.db, ana.id, 600, new Date(own.clock.now() - 20 * 86_400_000))
  expect((await buy(bob, purchase)).status).toBe(200)
})

test('a summoned card may be sold at summoning cost, but a bought card below the going rate gives gachas away', async () => {
  await using own = await startTestServer({ marketGuard: 'enforce', brokenRules: 'all' })
  const ana = await own.player()
  const [cardId = ''] = await drawCardsOf('B', { server: own, player: ana, count: 1 })
  await insertSales(own, { cardId, price: 2 * RATE, buyers: await insertPlayers(own, 12) })
  const listAndReadGiven = async () => {
    const { _id: id } = await ana.call(api.market.sell, { cardId, price: RATE })
    await ana.call(api.market.cancel, { cardId, price: RATE })
    return (await own.db.selectFrom('listings').select('seller_gives').where('id', '=', id).executeTakeFirstOrThrow())
      .seller_gives
  }
  expect(await listAndReadGiven()).toBe(0)
  await insertSales(own, { cardId, price: 2 * RATE, buyers: [ana.id] })
  expect(await listAndReadGiven()).toBe(RATE)
})

test('a new account with the email of a deleted account does not get a new giving limit', async () => {
  const [ana, bob] = [await server.player(), await server.player('Returner')]
  await buy(bob, toPurchase(ana, await putUpForSale(server, ana, RATE + LIMIT)))
  await bob.call(api.profile.remove, { password: 'lantern7' })
  const back = server.visitor()
  const form = { username: 'Returner', password: 'lantern7', email: 'Returner+2@example.org' }
  back.id = ((await back.send(api.accounts.create, form)).body as { _id: string })._id
  expect(readCode(await buy(back, toPurchase(ana, await putUpForSale(server, ana, RATE + 1))))).toBe('MARKET_GUARDED')
  expect((await buy(back, toPurchase(ana, await putUpForSale(server, ana, RATE)))).status).toBe(200)
  await back.call(api.profile.remove, { password: 'lantern7' })
  const kept = await server.db.selectFrom('former_accounts').selectAll().execute()
  expect(JSON.stringify(kept)).not.toMatch(/returner|example/i)
})

test('the going rate is based on the latest sales of the pack, the rarity and the card, one per buyer', async () => {
  await using own = await startTestServer({ brokenRules: 'all' })
  const { catalog } = createCollection({ pack: own.pack, media: { card: () => '' } })
  const [first, second, ...others] = own.pack.cards.filter(({ rarity }) => rarity === 'B').map(({ id }) => id)
  const buyers = await insertPlayers(own, 60)
  const rate = async (id = '') => readGoingRate(catalog, id, (await buildSalesQuery(catalog, id).execute(own.db)).rows)
  const rates = () => Promise.all([rate(first), rate(second)])
  let time = own.clock.now()
  const sell = (cardId = '', price = 0, from = 0, to = 0) => {
    own.setNow((time += 1000))
    return insertSales(own, { cardId, price, buyers: buyers.slice(from, to) })
  }

  expect(await rates()).toEqual([RATE, RATE])
  // One buyer buys twenty copies.
  for (let n = 0; n < 20; n++) await sell(others[0], 9, 0, 1)
  expect(await rates()).toEqual([RATE, RATE])
  await sell(others[0], 6, 1, 15)
  expect(await rates()).toEqual([6, 6])
  await sell(others[1], 5, 15, 35)
  expect(await rates()).toEqual([5, 5])
  await sell(first, 7, 40, 50)
  expect(await rates()).toEqual([7, 6])
  // Sales far above the going rate do not change it.
  await sell(second, 12, 50, 60)
  await own.db
    .updateTable('listings')
    .set({ rate: 5 })
    .where('card_id', '=', second ?? '')
    .execute()
  expect(await rates()).toEqual([7, 6])
})

async function readGainLimit({ db }: TestServer, { id }: Player): Promise<number> {
  const earned = await sumEarnedGachas(db, id)
  return computeSellerGainLimit({ earned, earnedInTotal: earned })
}

async function insertPlayers({ db }: TestServer, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into players (username, email, password_hash, day, created_at)
    select 'buyer' || n, 'buyer' || n || '@example.org', 'none', '2026-11-18', '2026-11-18'
    from generate_series(1, ${count}) as n returning id`.execute(db)
  return rows.map(({ id }) => id)
}

type Sales = { readonly cardId: string; readonly price: number; readonly buyers: readonly string[] }

async function insertSales({ db, clock }: TestServer, { cardId, price, buyers }: Sales): Promise<void> {
  const seller = (await db.selectFrom('players').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id
  const at = new Date(clock.now())
  const sale = { card_id: cardId, price, state: 'sold', created_at: at, closed_at: at }
  const sold = buyers.map((buyer) => ({ ...sale, buyer, seller: buyer === seller ? (buyers[0] ?? '') : seller }))
  await db.insertInto('listings').values(sold).execute()
}

/** Inserts a sale that brings the seller to the weekly limit. The sale moves no gachas and no card. */
async function sellUpToLimit(server: TestServer, { seller, buyer }: { seller: Player; buyer: Player }): Promise<void> {
  await insertSale(server, {
    seller,
    buyer,
    price: computeSellerLimit(await sumEarnedGachas(server.db, seller.id)),
    gains: 0,
  })
}

type SaleFields = { readonly seller: Player; readonly buyer: Player; readonly price: number; readonly gains: number }

async function insertSale({ db, clock }: TestServer, { seller, buyer, price, gains }: SaleFields): Promise<void> {
  const at = new Date(clock.now())
  const planted = { seller: seller.id, buyer: buyer.id, card_id: 'planted', price, seller_gains: gains, state: 'sold' }
  await db
    .insertInto('listings')
    .values({ ...planted, bound_buyer: true, created_at: at, closed_at: at })
    .execute()
}

async function deleteInsertedRows({ db }: TestServer): Promise<void> {
  await db.deleteFrom('listings').where('card_id', '=', 'planted').execute()
}
