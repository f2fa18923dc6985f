import type { ReplyOf } from '@otogi/contract/endpoint'
import type { market } from '@otogi/contract/market'
import { computeMedian } from '@otogi/rules/market/price'
import type { Reader } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Catalog } from '../collection/index.ts'
import { toListings } from './listing.ts'
import { listCheapestOffers, RECENT_SALES, listRecentSales } from './store.ts'

/** Number of sales that fit in the chart. */
const CHARTED_SALES = 60

/** Returns the latest sales of a card, their median price and the cheapest listings. */
export async function readPrices(
  db: Reader,
  catalog: Catalog,
  { playerId, cardId }: { playerId: string; cardId: string },
): Promise<ReplyOf<typeof market.prices>> {
  if (!catalog.find(cardId)) throw new Refusal('CARD_UNKNOWN')
  const sales = await listRecentSales(db, cardId, CHARTED_SALES)
  return {
    sales,
    median: computeMedian(sales.slice(0, RECENT_SALES).map((sale) => sale.price)) ?? null,
    offers: await toListings(db, catalog, await listCheapestOffers(db, playerId, cardId)),
  }
}
