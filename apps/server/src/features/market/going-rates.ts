import { startOfDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { isUsedForCardMedian, computeGoingRate, SUMMON_VALUE, type SalesSample } from '@otogi/rules/market/going-rate'
import { computeMedian } from '@otogi/rules/market/price'
import type { Rarity } from '@otogi/rules/summon/rarity'
import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '../../platform/db/db.ts'
import type { Catalog } from '../collection/index.ts'
import { RECENT_SALES } from './store.ts'

/** Computes the going rate of a card from the rows of `buildSalesQuery`. */
export function readGoingRate(catalog: Catalog, cardId: string, [sales]: readonly Sales[]): number {
  if (!sales) throw new Error('the query returned no sums')
  return computeGoingRate(catalog.get(cardId).rarity, {
    market: toSalesSample(sales.marketBuyers, sales.marketMedian),
    rarity: toSalesSample(sales.rarityBuyers, sales.rarityMedian),
    card: computeSalesSample(sales.ofCard),
  })
}

type CardSale = { readonly price: number; readonly rate: number | null; readonly buyer: string }

export type Sales = {
  readonly marketBuyers: number
  readonly marketMedian: number | null
  readonly rarityBuyers: number
  readonly rarityMedian: number | null
  /** The latest sales of the card, newest first. */
  readonly ofCard: readonly CardSale[]
}

/**
 * Selects the median prices of the whole pack and of one rarity, and the latest sales of one card. The medians use each
 * card's latest sales, but only one sale per buyer.
 */
export function buildSalesQuery(catalog: Catalog, cardId: string): RawBuilder<Sales> {
  const { rarity } = catalog.get(cardId)
  const cards = catalog.list()
  const ids = cards.map((card) => card.id)
  const rarities = cards.map((card) => card.rarity)
  const values = cards.map((card) => SUMMON_VALUE[card.rarity])
  return sql<Sales>`
    with recent as materialized (
      select card.id as card, card.rarity, card.value, sale.*
      from unnest(${ids}::text[], ${rarities}::text[], ${values}::float8[]) as card (id, rarity, value)
      cross join lateral (select price, rate, buyer, closed_at from listings where state = 'sold' and counts
        and card_id = card.id order by closed_at desc limit ${RECENT_SALES}) as sale
    ), of_market as (
      select count(*) as buyers, percentile_cont(0.5) within group (order by price / value) as median
      from (select distinct on (buyer) price, value from recent order by buyer, closed_at desc) as latest
    ), of_rarity as (
      select count(*) as buyers, percentile_cont(0.5) within group (order by price) as median
      from (select distinct on (buyer) price from recent where rarity = ${rarity}
        order by buyer, closed_at desc) as latest
    )
    select of_market.buyers as "marketBuyers", of_market.median as "marketMedian",
      of_rarity.buyers as "rarityBuyers", of_rarity.median as "rarityMedian",
      (select coalesce(json_agg(json_build_object('price', price, 'rate', rate, 'buyer', buyer)
        order by closed_at desc), '[]') from recent where card = ${cardId}) as "ofCard"
    from of_market, of_rarity`
}

function toSalesSample(buyers: number, median: number | null): SalesSample | undefined {
  return median === null ? undefined : { buyers, median: median }
}

function computeSalesSample(sales: readonly CardSale[]): SalesSample | undefined {
  const counted = sales.filter(({ price, rate }) => rate === null || isUsedForCardMedian(price, rate))
  const latest = [...Map.groupBy(counted, ({ buyer }) => buyer).values()].flatMap(([sale]) => sale?.price ?? [])
  return toSalesSample(latest.length, computeMedian(latest) ?? null)
}

/** Reads each rarity's median price, taken over the latest sales of its cards. */
export async function readMedianPriceByRarity(db: Reader, catalog: Catalog): Promise<ReadonlyMap<Rarity, number>> {
  const cards = catalog.list()
  const ids = cards.map((card) => card.id)
  const rarities = cards.map((card) => card.rarity)
  const { rows } = await sql<{ rarity: Rarity; median: number }>`
    select rarity, percentile_cont(0.5) within group (order by price) as median
    from unnest(${ids}::text[], ${rarities}::text[]) as card (id, rarity)
    cross join lateral (
      select price from listings where state = 'sold' and card_id = card.id order by closed_at desc limit ${RECENT_SALES}
    ) as sale
    group by rarity`.execute(db)
  return new Map(rows.map(({ rarity, median: middle }) => [rarity, middle]))
}

export type SalesOfDay = { readonly day: MadridDay; readonly sales: number; readonly paid: number }

/** Counts the sales on each day since the given one and sums their prices. Omits days without sales. */
export async function sumSalesByDay(db: Reader, cardIds: readonly string[], since: MadridDay): Promise<SalesOfDay[]> {
  // Reads each card's latest sales by index, because there is no index of all sales by time.
  const { rows } = await sql<SalesOfDay>`
    select (closed_at at time zone 'Europe/Madrid')::date as day, count(*) as sales, sum(price)::bigint as paid
    from unnest(${[...cardIds]}::text[]) as card (id)
    cross join lateral (
      select closed_at, price from listings
      where state = 'sold' and card_id = card.id and closed_at >= ${new Date(startOfDay(since))}
    ) as sale
    group by 1`.execute(db)
  return rows
}

export async function countSales(db: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('listings')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', '=', 'sold')
    .executeTakeFirstOrThrow()
  return count
}
