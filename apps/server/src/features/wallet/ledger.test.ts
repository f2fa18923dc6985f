import { api } from '@otogi/contract/api'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { listBrokenRules, listAuditFaults } from '../../../test/books.ts'
import { giveGachas } from '../../../test/give.ts'
import type { Player } from '../../../test/player.ts'
import { guessTitle, winImageGame, winNameGame, listWrongTitles } from '../../../test/puzzles.ts'
import { putUpForSale } from '../../../test/trade.ts'
import { startTestServer } from '../../../test/test-server.ts'
import type { Tx } from '../../platform/db/db.ts'
import { mintPayments } from './ledger.ts'

const SUM = 'the sum of balances is what was created minus what was destroyed'
const OWN_SUM = 'every balance is the sum of its entries'
const HELD = 'every player holds the cards drawn and bought minus those sold or listed'
const OF_CARD = 'for every card, copies held and for sale equal those drawn'
const POWER = 'every total power equals that of the cards held'
const EARNED = 'every sale pays its seller'
const PAID = 'every purchase is paid by its buyer'

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

test.each(['ledger_entries', 'quest_claims', 'pulls'])('rows of %s cannot be changed or deleted', async (table) => {
  const ana = await server.player()
  await ana.call(api.summon.pull, { raritys: ['B'] })
  for (const statement of [
    `update ${table} set at = now()`,
    `delete from ${table}`,
    `truncate ${table} cascade`,
    `update ${table} set at = now() where false`,
  ]) {
    await expect(sql.raw(statement).execute(server.db)).rejects.toThrow(`${table} is append-only`)
  }
})

test('the ledger refuses a debt, a gap and an entry without a player', async () => {
  const ana = await server.player()
  const set = (values: object) => server.db.updateTable('wallets').set(values).where('player_id', '=', ana.id).execute()
  await expect(set({ balance: -1 })).rejects.toThrow('check')
  await expect(set({ throws: 80 })).rejects.toThrow('check')
  const entry = { operation: crypto.randomUUID(), delta: 5, reason: 'test', at: new Date() }
  const insert = (values: object) =>
    server.db
      .insertInto('ledger_entries')
      .values({ ...entry, account: 'player', ...values } as never)
      .execute()
  await expect(insert({ player_id: ana.id, position: 1, balance_after: 5 })).rejects.toThrow('unique')
  await expect(insert({ player_id: null, position: 2, balance_after: 5 })).rejects.toThrow('not-null')
  await expect(insert({ account: 'mint', player_id: null })).rejects.toThrow('not-null')
  await expect(insert({ player_id: ana.id, position: null, balance_after: null })).rejects.toThrow('check')
  await expect(insert({ account: 'mint', player_id: ana.id, position: 2 })).rejects.toThrow('check')
  await expect(insert({ player_id: ana.id, position: 2, balance_after: -1 })).rejects.toThrow('check')
  await expect(insert({ player_id: ana.id, position: 2, balance_after: 5, delta: 0 })).rejects.toThrow('check')
})

test('concurrent payments get one entry each, as if made one after another', async () => {
  await using other = await startTestServer({ brokenRules: 'all' })
  const ana = await other.player()
  const payments = [
    { gachas: 50, reason: 'game:image:0' },
    { gachas: 20, reason: 'quest:image' },
    { gachas: 50, reason: 'game:image:0' },
  ] as const
  const at = new Date(other.clock.now())
  const balance = await other.db.transaction().execute((tx) => mintPayments(tx as Tx, ana.id, payments, at))
  expect(balance).toEqual({ gachas: 220, pityCount: 0 })
  const own = await other.db
    .selectFrom('ledger_entries')
    .select(['position', 'delta', 'balance_after', 'reason'])
    .where('player_id', '=', ana.id)
    .where('account', '=', 'player')
    .orderBy('id')
    .execute()
  expect(own).toEqual([
    { position: 1, delta: 100, balance_after: 100, reason: 'signup' },
    { position: 2, delta: 50, balance_after: 150, reason: 'game:image:0' },
    { position: 3, delta: 20, balance_after: 170, reason: 'quest:image' },
    { position: 4, delta: 50, balance_after: 220, reason: 'game:image:0' },
  ])
})

test('the audit finds a fault in the books', async () => {
  await using other = await startTestServer({ brokenRules: [SUM, OWN_SUM] })
  const ana = await other.player()
  expect(await listAuditFaults(other)).toEqual([])
  await other.db.updateTable('wallets').set({ balance: 101 }).where('player_id', '=', ana.id).execute()
  expect(await listBrokenRules(other)).toEqual([SUM, OWN_SUM])
})

test('the audit finds a forged copy, a lost copy and a sale without payment', async () => {
  await using other = await startTestServer({ brokenRules: [HELD, OF_CARD, EARNED, PAID] })
  const [ana, bob] = [await other.player(), await other.player()]
  const listing = await putUpForSale(other, ana, 20)
  const [held] = (await ana.call(api.collection.find)).cards
  const setQuantity = (change: number) =>
    other.db
      .updateTable('holdings')
      .set((row) => ({ quantity: row('quantity', '+', change) }))
      .where('card_id', '=', held ?? '')
      .execute()
  await setQuantity(1)
  expect(await listBrokenRules(other)).toEqual([HELD, OF_CARD, POWER])
  await setQuantity(-1)
  expect(await listBrokenRules(other)).toEqual([])
  const sold = { state: 'sold', buyer: bob.id, closed_at: new Date() }
  await other.db.updateTable('listings').set(sold).where('id', '=', listing._id).execute()
  expect(await listBrokenRules(other)).toEqual([HELD, OF_CARD, EARNED, PAID])
})

type Action = (player: Player) => Promise<unknown>

const pullOf =
  (count: number): Action =>
  (player) =>
    player.send(api.summon.pull, { id: player.id, raritys: Array.from({ length: count }, () => 'B') })
const claimOf =
  (game: string): Action =>
  (player) =>
    player.send(api.games.claim, { userid: player.id, game, mode: 0 })
const questOf =
  (game: string): Action =>
  (player) =>
    player.send(api.quests.claim, { userid: player.id, game })
const ifAllowed =
  (attempt: Action): Action =>
  (player) =>
    attempt(player).catch(() => {})

const sellOne: Action = async (player) => {
  const { cards } = await player.call(api.collection.find)
  await player.send(api.market.sell, { userId: player.id, cardId: cards[0] ?? '', price: 1 + cards.length })
}
const tradeOne =
  (trade: 'buy' | 'cancel'): Action =>
  async (player) => {
    const [listing] = await player.call(api.market.list, trade === 'cancel' ? { mine: 'true' } : {})
    if (!listing) return
    const named = { userId: player.id, cardId: listing.card._id, price: listing.price, listingId: listing._id }
    await player.send(api.market[trade], { ...named, userIdMarket: listing.user._id })
  }

/** Actions that the players try. The server may refuse them. */
const ACTIONS: Record<string, Action> = {
  pull: pullOf(1),
  'ten pulls': pullOf(10),
  'win the image': ifAllowed((player) => winImageGame(server, player)),
  'win the name': ifAllowed((player) => winNameGame(server, player)),
  'guess wrong': ifAllowed(async (player) => guessTitle(player, (await listWrongTitles(server, player))[0] ?? '')),
  'claim the image': claimOf('image'),
  'claim the name': claimOf('name'),
  'claim the image quest': questOf('image'),
  'claim the summon quest': questOf('summon'),
  'reset the image': (player) => player.send(api.games.reset, { userid: player.id, game: 'image', mode: 0 }),
  sell: sellOne,
  buy: tradeOne('buy'),
  'take back': tradeOne('cancel'),
  'find gachas': (player) => giveGachas(server.db, player.id, 100),
  'three at once': (player) => Promise.all([pullOf(1)(player), claimOf('image')(player), questOf('image')(player)]),
}

test('after any actions on any days, the books balance', async () => {
  let day = Date.parse('2026-11-18T11:00:00Z')
  const step = fc.record({
    who: fc.integer({ min: 0, max: 2 }),
    what: fc.constantFrom(...Object.keys(ACTIONS)),
    nextDay: fc.nat(5).map((n) => n === 0),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 30 }), async (steps) => {
      const players = await Promise.all([server.player(), server.player(), server.player()])
      for (const { who, what, nextDay } of steps) {
        if (nextDay) server.setNow((day += 86_400_000))
        const player = players[who]
        if (player) await ACTIONS[what]?.(player)
      }
      expect(await listAuditFaults(server)).toEqual([])
      const balances = await Promise.all(players.map(async (player) => (await player.call(api.wallet.find)).gachas))
      expect(balances.every((gachas) => Number.isSafeInteger(gachas) && gachas >= 0)).toBe(true)
      await expectPowerToAddUp(players)
    }),
    { numRuns: 6 },
  )
})

async function expectPowerToAddUp(players: readonly Player[]): Promise<void> {
  for (const player of players) {
    const { cards } = await player.call(api.collection.find)
    const power = cards.reduce((sum, card) => sum + (server.pack.cardById.get(card)?.power ?? 0), 0)
    const { totalPower, uniqueCards } = await player.call(api.accounts.find)
    expect([totalPower, uniqueCards]).toEqual([power, new Set(cards).size])
  }
}
