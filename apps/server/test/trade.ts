import { api } from '@otogi/contract/api'
import type { Rarity } from '@otogi/rules/summon/rarity'
import { giveGachas } from './give.ts'
import type { Player } from './player.ts'
import type { TestServer } from './test-server.ts'

const TEN = { raritys: Array.from({ length: 10 }, () => 'B') }

/** Draws ten cards for a player. Returns the id of each copy. */
export async function drawTenCards({ db, clock }: TestServer, player: Player): Promise<string[]> {
  await giveGachas(db, player.id, 100, new Date(clock.now()))
  return (await player.call(api.summon.pull, TEN)).map((card) => card._id)
}

/** Draws until this many cards are of the rarity. Returns the id of each copy; there may be more than asked for. */
export async function drawCardsOf(
  rarity: Rarity,
  { server, player, count }: { server: TestServer; player: Player; count: number },
): Promise<string[]> {
  const drawn: string[] = []
  const isWanted = (id: string) => server.pack.cardById.get(id)?.rarity === rarity
  while (drawn.length < count) drawn.push(...(await drawTenCards(server, player)).filter(isWanted))
  return drawn
}

type Offer = { readonly _id: string; readonly card: { readonly _id: string }; readonly price: number }

/** The input for buying a listing. */
export function toPurchase(seller: Player, { _id: listingId, card, price }: Offer) {
  return { cardId: card._id, price, userIdMarket: seller.id, listingId }
}

/** Draws a B card and lists it. The rarity is fixed because the market guard compares prices with its value. */
export async function putUpForSale(server: TestServer, player: Player, price: number): Promise<Offer> {
  const [cardId] = await drawCardsOf('B', { server, player, count: 1 })
  return player.call(api.market.sell, { cardId, price })
}
