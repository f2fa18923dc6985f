import type { Rarity } from '@otogi/rules/summon/rarity'
import { sql } from 'kysely'
import type { Reader } from '../../platform/db.ts'
import type { Catalogue } from '../collection/index.ts'
import { RECENT_SALES } from './store.ts'

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
  return new Map(rows.map(({ rarity, median }) => [rarity, median]))
}

export async function countSales(db: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('listings')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('state', '=', 'sold')
    .executeTakeFirstOrThrow()
  return count
}
