import { api } from '@otogi/contract/api'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listEntries } from '../../../test/books.ts'
import type { Player } from '../../../test/player.ts'
import { winImageGame } from '../../../test/puzzles.ts'
import { putUpForSale, toPurchase } from '../../../test/trade.ts'
import { startTestServer } from '../../../test/test-server.ts'

/**
 * In each test, two features change the same player at the same time. Each test's comment states what would go wrong
 * without one of the protections.
 */

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

const WEDNESDAY = '2026-11-18T11:00:00Z'
const THURSDAY = '2026-11-19T11:00:00Z'
beforeEach(() => server.setNow(WEDNESDAY))

const range = (n: number) => Array.from({ length: n }, (_, i) => i)
const fetchGachas = async (player: Player) => (await player.call(api.wallet.find)).gachas
const listStatuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted()
const claimGame = (player: Player) => player.send(api.games.claim, { userid: player.id, game: 'image', mode: 0 })
const claimQuest = (player: Player) => player.send(api.quests.claim, { userid: player.id, game: 'image' })
const claimAllQuests = (player: Player) => player.send(api.quests.claimAll, { userid: player.id })
const completeThreeQuests = (player: Player) =>
  server.db
    .updateTable('quest_progress')
    .set({ image: 1, name: 1, summons_week: 10 })
    .where('player_id', '=', player.id)
    .execute()

/** Without the condition `status = 1` in the update of the round, every claim would be paid. */
test('a game reward claimed many times concurrently is paid once', async () => {
  for (const _ of range(5)) {
    const ana = await server.player()
    await winImageGame(server, ana)
    expect(listStatuses(await Promise.all(range(8).map(() => claimGame(ana))))).toEqual([
      200,
      ...range(7).map(() => 409),
    ])
    expect(await fetchGachas(ana)).toBe(150)
  }
})

/**
 * Without the lock on the player's row, all requests would find the quest claimable and violate the unique key of
 * claims.
 */
test('a quest claimed many times concurrently is paid once, and the rest are refused', async () => {
  for (const _ of range(5)) {
    const ana = await server.player()
    await winImageGame(server, ana)
    expect(listStatuses(await Promise.all(range(8).map(() => claimQuest(ana))))).toEqual([
      200,
      ...range(7).map(() => 409),
    ])
    expect(await fetchGachas(ana)).toBe(120)
  }
})

/** Without the lock on the player's row, both requests would find the quests claimable and violate the unique key. */
test('all quests claimed twice at once are paid once, and the second call is refused', async () => {
  for (const _ of range(5)) {
    const ana = await server.player()
    await completeThreeQuests(ana)
    expect(listStatuses(await Promise.all(range(2).map(() => claimAllQuests(ana))))).toEqual([200, 409])
    expect(await fetchGachas(ana)).toBe(100 + 20 + 20 + 150)
    expect((await listEntries(server, ana.id)).slice(1).map(({ reason }) => reason)).toEqual([
      'quest:image',
      'quest:name',
      'quest:summon',
    ])
  }
})

/**
 * Without the lock on the player's row, the claim of all quests and the claim of one quest would both pay for that
 * quest.
 */
test('a quest claimed singly and with all others at once is paid once', async () => {
  for (const _ of range(5)) {
    const ana = await server.player()
    await completeThreeQuests(ana)
    const [all, single] = await Promise.all([claimAllQuests(ana), claimQuest(ana)])
    expect([all.status, [200, 409].includes(single.status)]).toEqual([200, true])
    expect(await fetchGachas(ana)).toBe(100 + 20 + 20 + 150)
    const reasons = (await listEntries(server, ana.id)).slice(1).map(({ reason }) => reason)
    expect(reasons.toSorted()).toEqual(['quest:image', 'quest:name', 'quest:summon'])
  }
})

/** Without the lock on the player's row, several rollovers would run and count several logins. */
test('a reward is paid once when a claim and the rollover run concurrently', async () => {
  for (const _ of range(5)) {
    server.setNow(WEDNESDAY)
    const ana = await server.player()
    await winImageGame(server, ana)
    await claimGame(ana)
    server.setNow(THURSDAY)
    const claims = range(4).flatMap(() => [claimQuest(ana), claimGame(ana)])
    const visits = range(4).map(() => ana.send(api.day.update))
    const [claimed, visited] = [await Promise.all(claims), await Promise.all(visits)]
    // Yesterday's rewards are already paid, and today's games are not won yet.
    expect([listStatuses(claimed), listStatuses(visited)]).toEqual([range(8).map(() => 409), range(4).map(() => 200)])
    expect(await fetchGachas(ana)).toBe(100 + 50 + 20)
    expect(await ana.call(api.quests.find)).toMatchObject({ statusLogInWeek: 2 })
  }
})

/** Without the condition balance >= 0 in the payment, only the table's constraint would prevent a negative balance. */
test('with enough gachas for a pull or a purchase but not both, one succeeds', async () => {
  const seller = await server.player()
  for (const _ of range(6)) {
    const buyer = await server.player()
    const ten = { id: buyer.id, raritys: range(10).map(() => 'B') }
    const purchase = { userId: buyer.id, ...toPurchase(seller, await putUpForSale(server, seller, 95)) }
    const [bought, pulled] = await Promise.all([buyer.send(api.market.buy, purchase), buyer.send(api.summon.pull, ten)])
    expect(listStatuses([bought, pulled])).toEqual([200, 400])
    const { cards } = await buyer.call(api.collection.find)
    expect([cards.length, await fetchGachas(buyer)]).toEqual(bought.status === 200 ? [1, 5] : [10, 0])
  }
})
