import { api } from '@otogi/contract/api'
import { computeSellerLimit } from '@otogi/rules/market/guard'
import { expect, test } from 'vitest'
import { sumEarnedGachas } from '../../../test/earned.ts'
import { unlocked } from '../../../test/model/faults.ts'
import { giveCopies, giveGachas } from '../../../test/give.ts'
import type { Player } from '../../../test/player.ts'
import { drawCardsOf, toPurchase } from '../../../test/trade.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

const MOST_ROUNDS = 40

type Race = (server: TestServer) => Promise<number>

/**
 * Runs a race and returns how many purchases succeed. Deletes the sales afterwards, so that they do not affect the
 * going rate.
 */
async function runRace(server: TestServer, race: Race): Promise<number> {
  const done = await race(server)
  await server.db.deleteFrom('listings').execute()
  return done
}

async function createOffers(server: TestServer, seller: Player, prices: readonly number[]) {
  const drawn = await drawCardsOf('B', { server, player: seller, count: prices.length })
  const offers = []
  // Lists the cards sequentially, because some of these servers have no locks.
  for (const [n, price] of prices.entries())
    offers.push(await seller.call(api.market.sell, { cardId: drawn[n], price }))
  return offers
}

const buy = (buyer: Player, purchase: object) => buyer.send(api.market.buy, { userId: buyer.id, ...purchase })
const countDone = (answers: readonly { status: number }[]) => answers.filter(({ status }) => status === 200).length

/** Each purchase uses more than half of the gachas that the buyer may give away. */
const oneBuyerTwice: Race = async (server) => {
  const [ana, ben, bob] = [await server.player(), await server.player(), await server.player()]
  const [[first], [second]] = await Promise.all([createOffers(server, ana, [30]), createOffers(server, ben, [30])])
  if (!first || !second) throw new Error('nothing is for sale')
  return countDone(await Promise.all([buy(bob, toPurchase(ana, first)), buy(bob, toPurchase(ben, second))]))
}

/** Two sellers summoned an SS. Each purchase uses more than half of the 119 gachas that the buyer may give away. */
const oneBuyerOfTwoRarestCards: Race = async (server) => {
  const [ana, ben, bob] = [await server.player(), await server.player(), await server.player()]
  const card = server.pack.cards.find(({ rarity }) => rarity === 'SS')
  if (!card) throw new Error('the pack has no SS')
  await giveGachas(server.db, bob.id, 1300)
  const purchases = []
  for (const seller of [ana, ben]) {
    await giveCopies(server.db, { playerId: seller.id, cardId: card.id, power: card.power, copies: 1 })
    purchases.push(toPurchase(seller, await seller.call(api.market.sell, { cardId: card.id, price: 570 })))
  }
  return countDone(await Promise.all(purchases.map((purchase) => buy(bob, purchase))))
}

/** The seller is one gacha below the limit before the purchases. */
const twoBuyersOfOneSeller: Race = async (server) => {
  const [ana, ...buyers] = await Promise.all(Array.from({ length: 5 }, () => server.player()))
  if (!ana) throw new Error('nobody sells')
  const offers = await createOffers(server, ana, [3, 3, 3, 3])
  await server.db
    .insertInto('listings')
    .values({
      seller: ana.id,
      buyer: buyers[0]?.id ?? '',
      card_id: 'planted',
      price: computeSellerLimit(await sumEarnedGachas(server.db, ana.id)) - 1,
      state: 'sold',
      bound_buyer: true,
      created_at: new Date(server.clock.now()),
      closed_at: new Date(server.clock.now()),
    })
    .execute()
  const purchases = offers.map((one) => toPurchase(ana, one))
  return countDone(await Promise.all(buyers.map((buyer, n) => buy(buyer, purchases[n] ?? {}))))
}

const RACES: [string, Race][] = [
  ['one buyer at two sellers at once gives away no more than allowed', oneBuyerTwice],
  ['one buyer of two summoned SS at once gives away no more than allowed', oneBuyerOfTwoRarestCards],
  ['buyers of one seller at once do not pass the limit of the week', twoBuyersOfOneSeller],
]

test.each(RACES)(
  '%s',
  async (_, race) => {
    await using server = await startTestServer({ marketGuard: 'enforce', brokenRules: 'all' })
    for (let round = 0; round < 4; round++) expect(await runRace(server, race)).toBe(1)
  },
  60_000,
)

test.each(RACES)(
  'without the locks on the players’ rows this fails: %s',
  async (_, race) => {
    await using server = await startTestServer({
      marketGuard: 'enforce',
      brokenRules: 'all',
      transactionPlugin: unlocked,
    })
    let done = 1
    for (let round = 0; round < MOST_ROUNDS && done === 1; round++) done = await runRace(server, race)
    expect(done).toBeGreaterThan(1)
  },
  60_000,
)
