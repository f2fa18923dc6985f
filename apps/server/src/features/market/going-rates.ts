import { countsForCard, goingRate, SUMMON_VALUE, type SalesSample } from '@otogi/rules/market/going-rate'
import { median } from '@otogi/rules/market/price'
import type { Rarity } from '@otogi/rules/summon/rarity'
import { sql } from 'kysely'
import type { Reader } from '../../platform/db/db.ts'
import type { Catalogue } from '../collection/index.ts'
import { RECENT_SALES } from './store.ts'

/** What a card goes for, by its own sales, those of its rarity and those of the whole pack. */
export async function findGoingRate(db: Reader, catalogue: Catalogue, cardId: string): Promise<number> {
  const { rarity } = catalogue.get(cardId)
  const wider = await sampleSales(db, catalogue, rarity)
  return goingRate(rarity, { ...wider, card: await sampleCard(db, cardId) })
}

type Samples = { readonly market: SalesSample | undefined; readonly rarity: SalesSample | undefined }
type Sampled = { readonly of: 'market' | 'rarity'; readonly buyers: number; readonly median: number | null }

/** The middle prices over the latest sales of each card, of each buyer the latest one. */
async function sampleSales(db: Reader, { cards }: Catalogue, rarity: Rarity): Promise<Samples> {
  const ids = cards.map((card) => card._id)
  const rarities = cards.map((card) => card.rarity)
  const values = cards.map((card) => SUMMON_VALUE[card.rarity])
  const { rows } = await sql<Sampled>`
    with recent as (
      select card.rarity, card.value, sale.* from unnest(${ids}::text[], ${rarities}::text[], ${values}::float8[])
        as card (id, rarity, value)
      cross join lateral (select price, buyer, closed_at from listings where state = 'sold' and counts
        and card_id = card.id order by closed_at desc limit ${RECENT_SALES}) as sale)
    select 'market' as of, count(*) as buyers, percentile_cont(0.5) within group (order by price / value) as median
    from (select distinct on (buyer) price, value from recent order by buyer, closed_at desc) as latest
    union all
    select 'rarity', count(*), percentile_cont(0.5) within group (order by price)
    from (select distinct on (buyer) price from recent where rarity = ${rarity}
      order by buyer, closed_at desc) as latest`.execute(db)
  const sampleOf = (wanted: Sampled['of']) => {
    const { buyers, median: middle } = rows.find(({ of }) => of === wanted) ?? { buyers: 0, median: null }
    return middle === null ? undefined : { buyers, median: middle }
  }
  return { market: sampleOf('market'), rarity: sampleOf('rarity') }
}

async function sampleCard(db: Reader, cardId: string): Promise<SalesSample | undefined> {
  const sales = await db
    .selectFrom('listings')
    .select(['price', 'rate', 'buyer'])
    .where('state', '=', 'sold')
    .where('counts', '=', true)
    .where('card_id', '=', cardId)
    .orderBy('closed_at', 'desc')
    .limit(RECENT_SALES)
    .execute()
  const counted = sales.filter(({ price, rate }) => rate === null || countsForCard(price, rate))
  const latest = [...Map.groupBy(counted, ({ buyer }) => buyer).values()].flatMap(([sale]) => sale?.price ?? [])
  const middle = median(latest)
  return middle === undefined ? undefined : { buyers: latest.length, median: middle }
}

/** The middle price of each rarity that was sold: over the latest sales of each of its cards. */
export async function medianByRarity(db: Reader, { cards }: Catalogue): Promise<ReadonlyMap<Rarity, number>> {
  const ids = cards.map((card) => card._id)
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

export async function countSales(db: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('listings')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', '=', 'sold')
    .executeTakeFirstOrThrow()
  return count
}
