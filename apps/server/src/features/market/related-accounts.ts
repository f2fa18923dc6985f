import { sql } from 'kysely'
import type { Reader } from '../../platform/db/db.ts'
import { listNetworkPairs } from '../../platform/http/session-networks.ts'
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

/** Two players who signed in from the same networks. */
export type NetworkLink = { readonly first: string; readonly second: string; readonly networks: number }

/** Accounts that may belong together, listed by username. */
export type RelatedAccounts = { readonly sales: readonly SaleFlow[]; readonly networks: readonly NetworkLink[] }

/**
 * Lists the pairs of players with recently flagged sales between them, most flagged sales first. Also lists which of
 * these players share networks.
 */
export async function listRelatedAccounts(db: Reader): Promise<RelatedAccounts> {
  const flows = await listSaleFlows(db)
  const playerIds = [...new Set(flows.flatMap(({ seller, buyer }) => [seller, buyer]))]
  const [names, pairs] = [await findUsernames(db, playerIds), await listNetworkPairs(db, playerIds)]
  const toName = (playerId: string) => names.get(playerId) ?? ''
  return {
    sales: flows.map((flow) => ({ ...flow, seller: toName(flow.seller), buyer: toName(flow.buyer) })),
    networks: pairs.map(({ first, second, networks }) => ({ first: toName(first), second: toName(second), networks })),
  }
}

async function listSaleFlows(db: Reader): Promise<SaleFlow[]> {
  const { rows } = await sql<SaleFlow>`
    with pair as (
      select distinct seller, buyer from (
        select seller, buyer from listings where signs <> '{}' order by closed_at desc limit ${FLAGGED_SALES}) as flagged
    )
    select seller, buyer, count(*)::int as sales, sum(price)::bigint as gachas,
      (count(*) filter (where signs <> '{}'))::int as flagged
    from pair join listings using (seller, buyer) where state in ('sold', 'undone')
    group by seller, buyer order by flagged desc, gachas desc, seller, buyer limit ${FLOWS}`.execute(db)
  return rows
}
