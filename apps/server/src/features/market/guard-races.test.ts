import { api } from '@otogi/contract/api'
import { sellerLimit } from '@otogi/rules/market/guard'
import { expect, test } from 'vitest'
import { sumEarned } from '../../../test/earned.ts'
import { unlocked } from '../../../test/model/faults.ts'
import type { Player } from '../../../test/player.ts'
import { drawTen, toPurchase } from '../../../test/trade.ts'
import { startWorld, type TestWorld } from '../../../test/world.ts'

const MOST_ROUNDS = 40

type Race = (world: TestWorld) => Promise<number>

/** How many purchases succeed; what was sold moves no later rate. */
async function run(world: TestWorld, race: Race): Promise<number> {
  const done = await race(world)
  await world.db.deleteFrom('listings').execute()
  return done
}

async function offersOf(world: TestWorld, seller: Player, prices: readonly number[]) {
  const drawn: string[] = []
  while (drawn.length < prices.length) {
    drawn.push(...(await drawTen(world, seller)).filter((id) => world.pack.cardById.get(id)?.rarity === 'B'))
  }
  const offers = []
  // One after another: the sales are not what races, and some worlds lock nothing.
  for (const [n, price] of prices.entries())
    offers.push(await seller.call(api.market.sell, { cardId: drawn[n], price }))
  return offers
}

const buy = (buyer: Player, purchase: object) => buyer.send(api.market.buy, { userId: buyer.id, ...purchase })
const countDone = (answers: readonly { status: number }[]) => answers.filter(({ status }) => status === 200).length

/** Either purchase takes all that the buyer may give away. */
const oneBuyerTwice: Race = async (world) => {
  const [ana, ben, bob] = [await world.player(), await world.player(), await world.player()]
  const [[first], [second]] = await Promise.all([offersOf(world, ana, [11]), offersOf(world, ben, [11])])
  if (!first || !second) throw new Error('nothing is for sale')
  return countDone(await Promise.all([buy(bob, toPurchase(ana, first)), buy(bob, toPurchase(ben, second))]))
}

/** One gacha is missing to the seller's limit. */
const twoBuyersOfOneSeller: Race = async (world) => {
  const [ana, ...buyers] = await Promise.all(Array.from({ length: 5 }, () => world.player()))
  if (!ana) throw new Error('nobody sells')
  const offers = await offersOf(world, ana, [3, 3, 3, 3])
  await world.db
    .insertInto('listings')
    .values({
      seller: ana.id,
      buyer: buyers[0]?.id ?? '',
      card_id: 'planted',
      price: sellerLimit(await sumEarned(world.db, ana.id)) - 1,
      state: 'sold',
      bound_buyer: true,
      created_at: new Date(world.clock.now()),
      closed_at: new Date(world.clock.now()),
    })
    .execute()
  const purchases = offers.map((one) => toPurchase(ana, one))
  return countDone(await Promise.all(buyers.map((buyer, n) => buy(buyer, purchases[n] ?? {}))))
}

const RACES: [string, Race][] = [
  ['one buyer at two sellers at once gives away no more than allowed', oneBuyerTwice],
  ['buyers of one seller at once do not pass the limit of the week', twoBuyersOfOneSeller],
]

test.each(RACES)(
  '%s',
  async (_, race) => {
    await using world = await startWorld({ marketGuard: 'enforce', breaks: 'all' })
    for (let round = 0; round < 4; round++) expect(await run(world, race)).toBe(1)
  },
  60_000,
)

test.each(RACES)(
  'without the lock of the players’ rows it is not so: %s',
  async (_, race) => {
    await using world = await startWorld({ marketGuard: 'enforce', breaks: 'all', bends: unlocked })
    let done = 1
    for (let round = 0; round < MOST_ROUNDS && done === 1; round++) done = await run(world, race)
    expect(done).toBeGreaterThan(1)
  },
  60_000,
)
