import type { Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { requireOtherPlayers, writeDeskLog, type Moderation } from '../desk/index.ts'
import { addNotices } from '../notices/index.ts'
import { lockPlayers } from '../players/index.ts'
import { findListing, setFrozen, type ListingRow } from './store.ts'

/** Takes an open offer off the market and notifies the seller. The copy stays in the listing. */
export function freezeListing(tx: Tx, moderation: Moderation, listingId: string): Promise<ListingRow> {
  return changeListing(tx, moderation, { listingId, isFrozen: true })
}

/** Puts a frozen offer back on the market and notifies the seller. */
export function unfreezeListing(tx: Tx, moderation: Moderation, listingId: string): Promise<ListingRow> {
  return changeListing(tx, moderation, { listingId, isFrozen: false })
}

async function changeListing(
  tx: Tx,
  moderation: Moderation,
  { listingId, isFrozen }: { listingId: string; isFrozen: boolean },
): Promise<ListingRow> {
  const found = await findListing(tx, listingId)
  if (!found) throw new Refusal('LISTING_GONE')
  requireOtherPlayers(moderation, [found.seller])
  await lockPlayers(tx, [found.seller])
  const listing = await setFrozen(tx, listingId, isFrozen)
  if (!listing) throw new Refusal('LISTING_GONE')
  const { seller, card_id: card, price: gachas } = listing
  await addNotices(tx, [seller], { kind: isFrozen ? 'offer-frozen' : 'offer-unfrozen', card, gachas }, moderation.at)
  const details = { listing: listingId, card, price: gachas }
  await writeDeskLog(tx, moderation, { action: isFrozen ? 'offer.freeze' : 'offer.unfreeze', subject: seller, details })
  return listing
}
