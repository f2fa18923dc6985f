import { api } from '@otogi/contract/api'
import { give } from './give.ts'
import type { Player } from './player.ts'
import type { TestWorld } from './world.ts'

const TEN = { raritys: Array.from({ length: 10 }, () => 'B') }

/** Draws ten cards for a player; returns the ids, one for each copy. */
export async function drawTen({ db, clock }: TestWorld, player: Player): Promise<string[]> {
  await give(db, player.id, 100, new Date(clock.now()))
  return (await player.call(api.summon.pull, TEN)).map((card) => card._id)
}

type Offer = { readonly _id: string; readonly card: { readonly _id: string }; readonly price: number }

/** What buying an offer sends. */
export function purchaseOf(seller: Player, { _id: listingId, card, price }: Offer) {
  return { cardId: card._id, price, userIdMarket: seller.id, listingId }
}

/** Puts a card that the player has just drawn up for sale. */
export async function offer(world: TestWorld, seller: Player, price: number): Promise<Offer> {
  const [cardId] = await drawTen(world, seller)
  return seller.call(api.market.sell, { cardId, price })
}
