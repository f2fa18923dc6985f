import type { ReplyOf } from '@otogi/contract/endpoint'
import type { market } from '@otogi/contract/market'
import { median } from '@otogi/rules/market/price'
import type { Reader } from '../../platform/db.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Catalogue } from '../collection/index.ts'
import { listingsOf } from './listing.ts'
import { cheapestOffers, recentSales } from './store.ts'

/** What a card goes for: its latest sales, their middle price and the cheapest offers. */
export async function pricesOf(
  db: Reader,
  catalogue: Catalogue,
  cardId: string,
): Promise<ReplyOf<typeof market.prices>> {
  if (!catalogue.find(cardId)) throw new Refusal('CARD_UNKNOWN')
  const sales = await recentSales(db, cardId)
  return {
    sales,
    median: median(sales.map((sale) => sale.price)) ?? null,
    offers: await listingsOf(db, catalogue, await cheapestOffers(db, cardId)),
  }
}
