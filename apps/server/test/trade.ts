import { api } from '@otogi/contract/api'
import { giveGachas } from './give.ts'
import type { Player } from './player.ts'
import type { TestServer } from './test-server.ts'

const TEN = { raritys: Array.from({ length: 10 }, () => 'B') }

/** Draws ten cards for a player. Returns the id of each copy. */
export async function drawTenCards({ db, clock }: TestServer, player: Player): Promise<string[]> {
  await giveGachas(db, player.id, 100, new Date(clock.now()))
  return (await player.call(api.summon.pull, TEN)).map((card) => card._id)
}

type Offer = { readonly _id: string; readonly card: { readonly _id: string }; readonly price: number }

/** The input for buying a listing. */
export function toPurchase(seller: Player, { _id: listingId, card, price }: Offer) {
  return { cardId: card._id, price, userIdMarket: seller.id, listingId }
}

/** Draws a card and lists it. */
export async function putUpForSale(server: TestServer, seller: Player, price: number): Promise<Offer> {
  const [cardId] = await drawTenCards(server, seller)
  return seller.call(api.market.sell, { cardId, price })
}
