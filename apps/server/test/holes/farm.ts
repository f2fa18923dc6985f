import { api } from '@otogi/contract/api'
import { give } from '../give.ts'
import type { Player } from '../player.ts'
import { drawTen, purchaseOf } from '../trade.ts'
import type { TestWorld } from '../world.ts'

/** What an account earns on its first day: the gift, six games and their quests. */
const FIRST_DAY = { gift: 100, play: 480 }

export type Gain = {
  /** Gachas that the accounts earned. */
  readonly earned: number
  /** Gachas that they paid to the receiver. */
  readonly paid: number
  /** What was paid, less what the cards are worth that were given for it. */
  readonly gained: number
}

type Plan = {
  readonly accounts: number
  /** How many of them come back. */
  readonly returning: number
  readonly prices: readonly number[]
  readonly worth: number
}

type Farm = {
  readonly world: TestWorld
  readonly receiver: Player
  /** Cards of the lowest rarity, for sale to the accounts. */
  readonly cards: string[]
  /** What such a card is worth. */
  readonly worth: number
  readonly gain: { earned: number; paid: number; gained: number }
}

/**
 * Accounts made at once play a day, pay one player for cheap cards, at the prices tried in turn, and leave; then some
 * come back under the same names and addresses and do it again. All by calls that any client can make.
 */
export async function runFarm(
  world: TestWorld,
  { accounts, returning, prices, worth }: Plan,
): Promise<{ first: Gain; second: Gain }> {
  const receiver = await world.player()
  const cards: string[] = []
  while (cards.length < accounts * 2) {
    cards.push(...(await drawTen(world, receiver)).filter((id) => world.pack.cardById.get(id)?.rarity === 'B'))
  }
  const names = Array.from({ length: accounts }, (_, n) => `alternate${n}`)
  const visit = async (count: number) => {
    const farm = { world, receiver, cards, worth, gain: { earned: 0, paid: 0, gained: 0 } }
    for (const name of names.slice(0, count)) await payAndLeave(farm, name, prices)
    return farm.gain
  }
  return { first: await visit(accounts), second: await visit(returning) }
}

async function payAndLeave(farm: Farm, name: string, prices: readonly number[]): Promise<void> {
  const { world, gain } = farm
  const alt = await world.player(name)
  await give(world.db, alt.id, FIRST_DAY.play, new Date(world.clock.now()))
  gain.earned += FIRST_DAY.gift + FIRST_DAY.play
  for (const price of prices) await sellTo(farm, alt, price)
  await alt.call(api.profile.remove, { password: 'lantern7' })
}

async function sellTo({ receiver, cards, worth, gain }: Farm, alt: Player, price: number): Promise<void> {
  const [cardId = ''] = cards
  const offered = await receiver.send(api.market.sell, { userId: receiver.id, cardId, price })
  if (offered.status !== 200) return
  const listing = offered.body as Parameters<typeof purchaseOf>[1]
  const { status } = await alt.send(api.market.buy, { userId: alt.id, ...purchaseOf(receiver, listing) })
  if (status !== 200) return void (await receiver.call(api.market.cancel, { cardId, price, listingId: listing._id }))
  cards.shift()
  gain.paid += price
  gain.gained += price - worth
}
