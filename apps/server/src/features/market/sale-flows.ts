import { sql } from 'kysely'
import type { Reader } from '../../platform/db/db.ts'
import { findUsernames } from '../players/index.ts'

/** All sales from one player to another. */
export type SaleFlow = {
  readonly seller: string
  readonly buyer: string
  readonly sales: number
  readonly gachas: number
  /** How many of the sales are flagged. */
  readonly flagged: number
}

const FLAGGED_SALES = 500
const FLOWS = 100

/** Lists the pairs of players between whom a recent sale was flagged, most flagged sales first. */
export async function listSaleFlows(db: Reader): Promise<SaleFlow[]> {
  const { rows } = await sql<SaleFlow>`
    with pair as (
      select distinct seller, buyer from (
        select seller, buyer from listings where signs <> '{}' order by closed_at desc limit ${FLAGGED_SALES}) as flagged
    )
    select seller, buyer, count(*)::int as sales, sum(price)::bigint as gachas,
      (count(*) filter (where signs <> '{}'))::int as flagged
    from pair join listings using (seller, buyer) where state in ('sold', 'undone')
    group by seller, buyer order by flagged desc, gachas desc, seller, buyer limit ${FLOWS}`.execute(db)
  const names = await findUsernames(
    db,
    rows.flatMap(({ seller, buyer }) => [seller, buyer]),
  )
  return rows.map(({ seller, buyer, ...flow }) => ({
    ...flow,
    seller: names.get(seller) ?? '',
    buyer: names.get(buyer) ?? '',
  }))
}
