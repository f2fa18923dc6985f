import { api } from '@otogi/contract/api'
import { desk } from '@otogi/contract/desk/desk'
import { SUMMON_VALUE } from '@otogi/rules/market/going-rate'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { giveGachas } from '../../../test/give.ts'
import { countWaitingTransactions } from '../../../test/lock-row.ts'
import { signUpOperator } from '../../../test/operator.ts'
import type { Player } from '../../../test/player.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { drawTenCards, putUpForSale, toPurchase } from '../../../test/trade.ts'

const reason = 'the rights were disputed'

let server: TestServer
async function startServerWithOwner() {
  server = await startTestServer()
  return { server, owner: await signUpOperator(server, 'owner') }
}
afterEach(() => server[Symbol.asyncDispose]())

describe('a takedown waits', () => {
  test('for a purchase that has begun, and the buyer is compensated', async () => {
    const { owner } = await startServerWithOwner()
    const [seller, buyer] = [await server.player(), await server.player()]
    const offer = await putUpForSale(server, seller, 10)
    const { _id: cardId } = offer.card
    await withdrawDuring(owner, getSeries(cardId), () => buyer.call(api.market.buy, toPurchase(seller, offer), KEY))
    expect(await readCompensation(buyer)).toBe(getValue(cardId))
  })

  test('for an offer that has begun, and the offer is canceled', async () => {
    const { owner } = await startServerWithOwner()
    const seller = await server.player()
    const cards = await drawTenCards(server, seller)
    const [cardId = ''] = cards
    await withdrawDuring(owner, getSeries(cardId), () => seller.call(api.market.sell, { cardId, price: 10 }, KEY))
    expect(await seller.call(api.market.list, { mine: 'true' })).toEqual([])
    expect(await readCompensation(seller)).toBe(sumValue(cards, getSeries(cardId)))
  })

  test('for a pull that has begun, and every copy is compensated', async () => {
    const { owner } = await startServerWithOwner()
    const player = await server.player()
    await giveGachas(server.db, player.id, 100, new Date(server.clock.now()))
    const series = server.pack.series[0]?.id ?? ''
    const ten = { raritys: Array.from({ length: 10 }, () => 'B') }
    const drawn = await withdrawDuring(owner, series, () => player.call(api.summon.pull, ten, KEY))
    const ids = drawn.map(({ _id: id }) => id)
    expect(await readCompensation(player)).toBe(sumValue(ids, series))
  })
})

test('after a takedown at one server, the next pull at another one does not draw the card', async () => {
  const { owner } = await startServerWithOwner()
  await using other = await startTestServer({ sameDatabaseAs: server })
  const player = await other.player()
  await giveGachas(server.db, player.id, 1000, new Date(server.clock.now()))
  const commons = server.pack.cards.filter(({ rarity }) => rarity === 'B').slice(1)
  for (const { id: subject } of commons) await owner.call(desk.takedown.withdraw, { kind: 'card', subject, reason })
  const drawn = await player.call(api.summon.pull, { raritys: Array.from({ length: 10 }, () => 'B') })
  const withdrawn = new Set(commons.map(({ id }) => id))
  expect(drawn.filter(({ _id: id }) => withdrawn.has(id))).toEqual([])
})

/** A call with an idempotency key stores its reply last, so the test can pause the call just before its commit. */
const KEY = { 'idempotency-key': 'held-before-its-commit' }

const getSeries = (cardId: string) => server.pack.cardById.get(cardId)?.series ?? ''
const getValue = (cardId: string) => SUMMON_VALUE[server.pack.cardById.get(cardId)?.rarity ?? 'B']
const sumValue = (cardIds: readonly string[], series: string) =>
  cardIds.filter((id) => getSeries(id) === series).reduce((sum, id) => sum + getValue(id), 0)

/** Withdraws a series while a call waits to commit. Returns the call's reply. */
async function withdrawDuring<Reply>(owner: Player, subject: string, call: () => Promise<Reply>): Promise<Reply> {
  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = server.db.transaction().execute(async (tx) => {
    await sql`lock table idempotent_replies in share mode`.execute(tx)
    held.resolve()
    await release.promise
  })
  await held.promise
  const calling = call()
  await waitForTransactions(1)
  const withdrawing = owner.call(desk.takedown.withdraw, { kind: 'series', subject, reason })
  await waitForTransactions(2)
  release.resolve()
  await holding
  const reply = await calling
  await withdrawing
  return reply
}

async function readCompensation(player: Player): Promise<number> {
  const entries = await server.db
    .selectFrom('ledger_entries')
    .select('delta')
    .where('player_id', '=', player.id)
    .where('account', '=', 'player')
    .where('reason', 'like', 'takedown:%')
    .execute()
  return entries.reduce((sum, { delta }) => sum + delta, 0)
}

async function waitForTransactions(count: number): Promise<void> {
  while ((await countWaitingTransactions(server)) < count) {
    // PostgreSQL sends no event when a transaction starts to wait, so this polls the database.
  }
}
