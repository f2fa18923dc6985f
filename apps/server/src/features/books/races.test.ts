import { api } from '@otogi/contract/api'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Player } from '../../../test/player.ts'
import { winImage } from '../../../test/puzzles.ts'
import { putUpForSale, toPurchase } from '../../../test/trade.ts'
import { startTestServer } from '../../../test/test-server.ts'

/** What two features do to one player at once. Each race names what it fails without. */

const server = await startTestServer()
afterAll(() => server[Symbol.asyncDispose]())

const WEDNESDAY = '2026-11-18T11:00:00Z'
const THURSDAY = '2026-11-19T11:00:00Z'
beforeEach(() => server.setNow(WEDNESDAY))

const times = (n: number) => Array.from({ length: n }, (_, i) => i)
const gachasOf = async (player: Player) => (await player.call(api.wallet.find)).gachas
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted()
const claimGame = (player: Player) => player.send(api.games.claim, { userid: player.id, game: 'image', mode: 0 })
const claimQuest = (player: Player) => player.send(api.quests.claim, { userid: player.id, game: 'image' })

/** Fails without the condition `status = 1` in the update that takes a round: it is paid as often as it is asked for. */
test('a game reward claimed many times at once is paid once', async () => {
  for (const _ of times(5)) {
    const ana = await server.player()
    await winImage(server, ana)
    expect(statuses(await Promise.all(times(8).map(() => claimGame(ana))))).toEqual([200, ...times(7).map(() => 409)])
    expect(await gachasOf(ana)).toBe(150)
  }
})

/** Fails without the lock of the player’s row: all find the quest claimable, and run into the key of the claims. */
test('a quest claimed many times at once is paid once and refused politely', async () => {
  for (const _ of times(5)) {
    const ana = await server.player()
    await winImage(server, ana)
    expect(statuses(await Promise.all(times(8).map(() => claimQuest(ana))))).toEqual([200, ...times(7).map(() => 409)])
    expect(await gachasOf(ana)).toBe(120)
  }
})

/** Fails without the lock of the player’s row: the day begins more than once, its visit counts double, its pay is a fault. */
test('what the new day pays and what is claimed at that moment is paid once', async () => {
  for (const _ of times(5)) {
    server.setNow(WEDNESDAY)
    const ana = await server.player()
    await winImage(server, ana)
    await claimGame(ana)
    server.setNow(THURSDAY)
    const claims = times(4).flatMap(() => [claimQuest(ana), claimGame(ana)])
    const visits = times(4).map(() => ana.send(api.day.update))
    const [claimed, visited] = [await Promise.all(claims), await Promise.all(visits)]
    // Yesterday’s are paid already, today’s are not won yet.
    expect([statuses(claimed), statuses(visited)]).toEqual([times(8).map(() => 409), times(4).map(() => 200)])
    expect(await gachasOf(ana)).toBe(100 + 50 + 20)
    expect(await ana.call(api.quests.find)).toMatchObject({ statusLogInWeek: 2 })
  }
})

/** Fails without the condition in the payment that the balance stays above nothing: only the table’s own check is left. */
test('of a pull and a purchase that the balance allows one of, one happens', async () => {
  const seller = await server.player()
  for (const _ of times(6)) {
    const buyer = await server.player()
    const ten = { id: buyer.id, raritys: times(10).map(() => 'B') }
    const purchase = { userId: buyer.id, ...toPurchase(seller, await putUpForSale(server, seller, 95)) }
    const [bought, pulled] = await Promise.all([buyer.send(api.market.buy, purchase), buyer.send(api.summon.pull, ten)])
    expect(statuses([bought, pulled])).toEqual([200, 400])
    const { cards } = await buyer.call(api.collection.find)
    expect([cards.length, await gachasOf(buyer)]).toEqual(bought.status === 200 ? [1, 5] : [10, 0])
  }
})
