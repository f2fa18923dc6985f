import { canList } from '@otogi/rules/market/listings'
import { canBuy } from '@otogi/rules/market/price'
import type { Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { addCards, takeCard, type Catalogue } from '../collection/index.ts'
import { recordPlayerStats } from '../quests/index.ts'
import { getBalance, transfer } from '../wallet/index.ts'
import { checkOffer, checkPurchase, type GuardDeps } from './guard.ts'
import { closeListing, countListed, findOpen, insertListing, type ListingRow, type Named } from './store.ts'

type Offer = {
  readonly cardId: string
  readonly price: number
  readonly at: Date
  /** When the day began. */
  readonly dayStart: Date
}

/** Moves one copy from the collection of a locked player into a listing. */
export async function sell(tx: Tx, guard: GuardDeps, seller: string, offer: Offer): Promise<ListingRow> {
  const { cardId, price, at, dayStart } = offer
  if (!canList(await countListed(tx, seller, dayStart))) throw new Refusal('LISTING_LIMIT')
  await takeCard(tx, guard.catalogue, seller, cardId)
  const seller_gives = await checkOffer(tx, guard, { seller, ...offer })
  return insertListing(tx, { seller, card_id: cardId, price, seller_gives, created_at: at })
}

type Purchase = Named & { readonly at: Date }

/** Moves the gachas one way and the copy the other. Both players are locked. */
export async function buy(tx: Tx, guard: GuardDeps, buyer: string, purchase: Purchase): Promise<void> {
  const { catalogue } = guard
  const { seller, at } = purchase
  if (buyer === seller) throw new Refusal('OWN_LISTING')
  const listing = await getOpen(tx, catalogue, purchase)
  const { id, card_id: cardId, price } = listing
  // Who cannot pay hears that rather than what the guard says.
  if (!canBuy((await getBalance(tx, buyer)).gachas, price)) throw new Refusal('INSUFFICIENT_GACHAS')
  const verdict = await checkPurchase(tx, guard, listing, { buyer, at })
  await transfer(tx, { from: buyer, to: seller, gachas: price, reason: `market:${id}`, at })
  await closeListing(tx, id, { state: 'sold', buyer, at, ...verdict })
  await receive(tx, catalogue, buyer, cardId, at)
}

/** Gives the copy back to its owner, who is locked. */
export async function cancel(tx: Tx, catalogue: Catalogue, named: Named, at: Date): Promise<void> {
  const { id, seller, card_id: cardId } = await getOpen(tx, catalogue, named)
  await closeListing(tx, id, { state: 'cancelled', at })
  await receive(tx, catalogue, seller, cardId, at)
}

/** A listing whose card has left the pack waits until it is back. */
async function getOpen(tx: Tx, catalogue: Catalogue, named: Named): Promise<ListingRow> {
  const listing = catalogue.find(named.cardId) && (await findOpen(tx, named))
  if (!listing) throw new Refusal('LISTING_GONE')
  return listing
}

async function receive(tx: Tx, catalogue: Catalogue, playerId: string, cardId: string, at: Date): Promise<void> {
  const { player } = await addCards(tx, catalogue, playerId, [cardId], at)
  await recordPlayerStats(tx, player)
}
