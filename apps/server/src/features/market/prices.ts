import type { ReplyOf } from '@otogi/contract/endpoint'
import type { market } from '@otogi/contract/market'
import { computeMedian } from '@otogi/rules/market/price'
import type { Reader } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Catalogue } from '../collection/index.ts'
import { toListings } from './listing.ts'
import { cheapestOffers, RECENT_SALES, recentSales } from './store.ts'

/** As many as a chart can show apart. */
const CHARTED_SALES = 60

/** What a card goes for: its latest sales, their middle price and the cheapest offers. */
export async function readPrices(
  db: Reader,
  catalogue: Catalogue,
  cardId: string,
): Promise<ReplyOf<typeof market.prices>> {
  if (!catalogue.find(cardId)) throw new Refusal('CARD_UNKNOWN')
  const sales = await recentSales(db, cardId, CHARTED_SALES)
  return {
    sales,
    median: computeMedian(sales.slice(0, RECENT_SALES).map((sale) => sale.price)) ?? null,
    offers: await toListings(db, catalogue, await cheapestOffers(db, cardId)),
  }
}
