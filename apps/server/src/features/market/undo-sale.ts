import type { Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findOwnedCards, type Collection } from '../collection/index.ts'
import { requireOtherPlayers, writeDeskLog, type Moderation } from '../desk/index.ts'
import { addNotices } from '../notices/index.ts'
import { lockPlayers } from '../players/index.ts'
import { getBalance, transferGachas } from '../wallet/index.ts'
import { isCardWithdrawn } from '../withdrawn/index.ts'
import { findListing, markSaleUndone, type ListingRow } from './store.ts'

/**
 * Undoes a sale: the copy returns to the seller and the price to the buyer. Refuses if the buyer no longer has a copy
 * of the card or the seller has spent the gachas. Notifies both.
 */
export async function undoSale(
  tx: Tx,
  collection: Pick<Collection, 'catalog' | 'add' | 'take'>,
  moderation: Moderation,
  listingId: string,
): Promise<ListingRow> {
  const found = await findListing(tx, listingId)
  const { at } = moderation
  if (!found?.buyer) throw new Refusal('SALE_GONE')
  const { buyer, seller, card_id: cardId, price } = found
  requireOtherPlayers(moderation, [buyer, seller])
  await lockPlayers(tx, [buyer, seller])
  if (!collection.catalog.find(cardId)) throw new Refusal('CARD_UNKNOWN')
  if (await isCardWithdrawn(tx, cardId)) throw new Refusal('CARD_WITHDRAWN')
  const listing = await markSaleUndone(tx, listingId, at)
  if (!listing) throw new Refusal('SALE_GONE')
  if (!(await findOwnedCards(tx, buyer, [cardId])).has(cardId)) throw new Refusal('SALE_CARD_GONE')
  if ((await getBalance(tx, seller)).gachas < price) throw new Refusal('SALE_GACHAS_SPENT')
  await collection.take(tx, buyer, { cardId, copies: 1, includesFavorites: true })
  await transferGachas(tx, { from: seller, to: buyer, gachas: price, reason: `undo:${listingId}`, at })
  await collection.add(tx, seller, [cardId], at)
  await addNotices(tx, [seller], { kind: 'sale-undone', card: cardId, gachas: price }, at)
  await addNotices(tx, [buyer], { kind: 'purchase-undone', card: cardId, gachas: price }, at)
  const details = { listing: listingId, buyer, card: cardId, price }
  await writeDeskLog(tx, moderation, { action: 'sale.undo', subject: seller, details })
  return listing
}
