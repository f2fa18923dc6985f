import { api } from '@otogi/contract/api'
import { sql } from 'kysely'
import { afterAll, afterEach, expect, test } from 'vitest'
import { requireCleanAudit } from '../../../test/books.ts'
import { giveGachas } from '../../../test/give.ts'
import { countWaitingTransactions } from '../../../test/lock-row.ts'
import type { Player } from '../../../test/player.ts'
import { putUpForSale, toPurchase } from '../../../test/trade.ts'
import { startTestServer } from '../../../test/test-server.ts'
import type { Tx } from '../../platform/db/db.ts'
import { createCollection } from '../collection/index.ts'
import { sumEarnings } from '../wallet/index.ts'
import { freezeListing, listRelatedAccounts, listTradersSince, undoSale, unfreezeListing } from './index.ts'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())
afterEach(() => requireCleanAudit(server))

const collection = createCollection({ pack: server.pack, media: { card: () => '' } })
const moderation = () => ({ actor: undefined, reason: 'a test', at: new Date(server.clock.now()) })
const freeze = (id: string) => server.database.transaction((tx) => freezeListing(tx, moderation(), id))
const unfreeze = (id: string) => server.database.transaction((tx) => unfreezeListing(tx, moderation(), id))
const undo = (id: string) => server.database.transaction((tx) => undoSale(tx, collection, moderation(), id))

const readBalance = async (player: Player) => (await player.call(api.wallet.find)).gachas
const countCopies = async (player: Player, cardId: string) =>
  (await player.call(api.collection.find)).cards.filter((id) => id === cardId).length
const listKinds = async (player: Player) => (await player.call(api.market.inbox)).map(({ kind }) => kind)

async function sellCard(price = 50) {
  const [ana, ben] = [await server.player(), await server.player()]
  const listing = await putUpForSale(server, ana, price)
  await ben.call(api.market.buy, toPurchase(ana, listing))
  return { ana, ben, id: listing._id, cardId: listing.card._id, price }
}

test('a frozen offer is not listed, not for sale and not returned, and the seller gets a notice', async () => {
  const [ana, ben] = [await server.player(), await server.player()]
  const { _id: id, card, price } = await putUpForSale(server, ana, 30)
  await freeze(id)
  const named = { cardId: card._id, price, listingId: id }
  expect(await ben.refusal(api.market.buy, { ...named, userIdMarket: ana.id })).toBe('LISTING_GONE')
  expect(await ana.refusal(api.market.cancel, named)).toBe('LISTING_GONE')
  expect((await ben.call(api.market.list)).map(({ _id }) => _id)).not.toContain(id)
  expect((await ben.call(api.market.prices, { cardId: card._id })).offers.map(({ _id }) => _id)).not.toContain(id)
  expect((await ana.call(api.market.inbox))[0]).toMatchObject({ kind: 'offer-frozen', card: card._id, gachas: 30 })
  await requireCleanAudit(server)
  await expect(freeze(id)).rejects.toMatchObject({ code: 'LISTING_GONE' })
  await unfreeze(id)
  await expect(unfreeze(id)).rejects.toMatchObject({ code: 'LISTING_GONE' })
  await expect(freeze('no id')).rejects.toMatchObject({ code: 'LISTING_GONE' })
  expect((await listKinds(ana)).toSorted()).toEqual(['offer-frozen', 'offer-unfrozen'])
  await ben.call(api.market.buy, { ...named, userIdMarket: ana.id })
})

test('an account with a frozen offer can be deleted', async () => {
  const ana = await server.player()
  const { _id: id } = await putUpForSale(server, ana, 30)
  await freeze(id)
  await ana.call(api.profile.remove, { password: 'lantern7' })
  await expect(unfreeze(id)).rejects.toMatchObject({ code: 'LISTING_GONE' })
})

test('an undone sale returns the card and the gachas, once, and both players get a notice', async () => {
  const { ana, ben, id, cardId, price } = await sellCard(57)
  const before = [await readBalance(ana), await countCopies(ana, cardId), await readBalance(ben)]
  // A favorite cannot be sold, but that must not prevent undoing a sale.
  await ben.call(api.collection.favourite, { cardId, favourite: true })
  await undo(id)
  expect([await readBalance(ana), await countCopies(ana, cardId), await readBalance(ben)]).toEqual([
    (before[0] ?? 0) - price,
    (before[1] ?? 0) + 1,
    (before[2] ?? 0) + price,
  ])
  expect(await countCopies(ben, cardId)).toBe(0)
  expect([await listKinds(ana), await listKinds(ben)]).toEqual([['sale-undone'], ['purchase-undone']])
  const { sales } = await ana.call(api.market.prices, { cardId })
  expect(sales.map((sale) => sale.price)).not.toContain(price)
  const listEvents = async (player: Player) =>
    (await player.call(api.collection.provenance, { cardId })).map(({ kind }) => kind).filter((kind) => kind !== 'pull')
  expect([await listEvents(ana), await listEvents(ben)]).toEqual([['listed', 'returned'], []])
  await expect(undo(id)).rejects.toMatchObject({ code: 'SALE_GONE' })
  const entries = await server.db
    .selectFrom('ledger_entries')
    .select('delta')
    .where('reason', '=', `undo:${id}`)
    .execute()
  expect(entries.map(({ delta }) => delta).toSorted()).toEqual([-price, price])
})

test('the gachas that return after an undone sale do not count as earned', async () => {
  const { ben, id } = await sellCard()
  await undo(id)
  const [earned] = await sumEarnings(server.db, [{ playerId: ben.id }])
  expect(earned).toBe(await readBalance(ben))
})

test('a sale is not undone if the buyer has sold or listed the card', async () => {
  const { ben, id, cardId } = await sellCard()
  await ben.call(api.market.sell, { cardId, price: 40 })
  await expect(undo(id)).rejects.toMatchObject({ code: 'SALE_CARD_GONE' })
})

test('a sale is not undone if the seller has spent the gachas', async () => {
  const { ana, id } = await sellCard(50)
  while ((await readBalance(ana)) >= 100)
    await ana.call(api.summon.pull, { raritys: Array.from({ length: 10 }, () => 'B') })
  while ((await readBalance(ana)) >= 50) await ana.call(api.summon.pull, { raritys: ['B'] })
  await expect(undo(id)).rejects.toMatchObject({ code: 'SALE_GACHAS_SPENT' })
})

test('a sale is not undone after one of the two accounts was deleted, or if nothing was sold', async () => {
  const [first, second] = [await sellCard(), await sellCard()]
  await first.ana.call(api.profile.remove, { password: 'lantern7' })
  await expect(undo(first.id)).rejects.toMatchObject({ code: 'SALE_GACHAS_SPENT' })
  await second.ben.call(api.profile.remove, { password: 'lantern7' })
  await expect(undo(second.id)).rejects.toMatchObject({ code: 'SALE_CARD_GONE' })
  const { _id: open } = await putUpForSale(server, await server.player(), 5)
  await expect(undo(open)).rejects.toMatchObject({ code: 'SALE_GONE' })
  await expect(undo('no id')).rejects.toMatchObject({ code: 'SALE_GONE' })
})

test('the daily audit checks both players after a sale was undone', async () => {
  const { ana, ben, id } = await sellCard()
  const later = server.clock.now() + 3_600_000
  server.setNow(later)
  expect(await listTradersSince(server.db, new Date(later))).not.toContain(ana.id)
  await undo(id)
  expect(await listTradersSince(server.db, new Date(later))).toEqual(expect.arrayContaining([ana.id, ben.id]))
})

test('the seller of an undone sale can delete the account, and the books still balance', async () => {
  const { ana, ben, id } = await sellCard()
  await undo(id)
  await ana.call(api.profile.remove, { password: 'lantern7' })
  await requireCleanAudit(server)
  await ben.call(api.profile.remove, { password: 'lantern7' })
})

test('of many concurrent attempts to undo sales between two players, each sale is undone once, without deadlock', async () => {
  const [ana, ben] = [await server.player(), await server.player()]
  for (const player of [ana, ben]) await giveGachas(server.db, player.id, 500, new Date(server.clock.now()))
  const ids: string[] = []
  for (const [seller, buyer] of [
    [ana, ben],
    [ben, ana],
    [ana, ben],
    [ben, ana],
  ] as const) {
    const listing = await putUpForSale(server, seller, 10)
    await buyer.call(api.market.buy, toPurchase(seller, listing))
    ids.push(listing._id)
  }
  const outcomes = await Promise.allSettled([...ids, ...ids].map((id) => undo(id)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(ids.length)
  expect(server.retries()).toBe(0)
})

test('an offer that is being bought while it is frozen is sold, and the purchase does not fail', async () => {
  const [ana, ben] = [await server.player(), await server.player()]
  const listing = await putUpForSale(server, ana, 10)
  const held = await lockRows((tx) => sql`select from wallets where player_id = ${ana.id} for update`.execute(tx))
  const buying = ben.send(api.market.buy, { userId: ben.id, ...toPurchase(ana, listing) })
  await waitForLocks(1)
  const freezing = freeze(listing._id).then(
    () => 'frozen',
    (error: unknown) => (error as { code: string }).code,
  )
  await waitForLocks(2, freezing)
  await held.release()
  expect([(await buying).status, await freezing]).toEqual([200, 'LISTING_GONE'])
})

test('a card that the buyer lists while the sale is undone stays listed', async () => {
  const { ben, id, cardId } = await sellCard()
  const held = await lockRows((tx) =>
    sql`select from holdings where player_id = ${ben.id} and card_id = ${cardId} for update`.execute(tx),
  )
  const listing = ben.send(api.market.sell, { userId: ben.id, cardId, price: 40 })
  await waitForLocks(1)
  const undoing = undo(id).then(
    () => 'undone',
    (error: unknown) => (error as { code: string }).code,
  )
  await waitForLocks(2, undoing)
  await held.release()
  expect([(await listing).status, await undoing]).toEqual([200, 'SALE_CARD_GONE'])
})

test('sales between two accounts are summed if one of them was flagged', async () => {
  const [ana, ben] = [await server.player('Flow1'), await server.player('Flow2')]
  await giveGachas(server.db, ben.id, 500, new Date(server.clock.now()))
  for (const price of [20, 30]) {
    await ben.call(api.market.buy, toPurchase(ana, await putUpForSale(server, ana, price)))
  }
  const { id } = await server.db
    .selectFrom('listings')
    .select('id')
    .where('seller', '=', ana.id)
    .where('price', '=', 20)
    .executeTakeFirstOrThrow()
  await server.db
    .updateTable('listings')
    .set({ signs: ['above-rate'] })
    .where('seller', '=', ana.id)
    .execute()
  await server.db.updateTable('listings').set({ signs: [] }).where('id', '=', id).execute()
  const { sales: flows } = await listRelatedAccounts(server.db)
  expect(flows.find(({ seller }) => seller === 'Flow1')).toEqual({
    seller: 'Flow1',
    buyer: 'Flow2',
    sales: 2,
    gachas: 50,
    flagged: 1,
  })
})

/** Locks rows until `release` is called. */
async function lockRows(lock: (tx: Tx) => Promise<unknown>) {
  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const done = server.db.transaction().execute(async (tx) => {
    await lock(tx as Tx)
    held.resolve()
    await release.promise
  })
  await held.promise
  return {
    release: async () => {
      release.resolve()
      await done
    },
  }
}

/**
 * Waits until `count` transactions wait for a lock, or until the action that should wait has finished without waiting.
 */
async function waitForLocks(count: number, action?: Promise<unknown>): Promise<void> {
  let isDone = false
  void action?.then(() => (isDone = true))
  while (!isDone && (await countWaitingTransactions(server)) < count) {
    // PostgreSQL sends no event when a transaction starts to wait, so this polls the database.
  }
}
