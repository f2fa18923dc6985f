import { sql } from 'kysely'
import type { Reader } from '../../platform/db/db.ts'

/**
 * Number of copies that a player listed or sold, minus those bought. `print` is the checksum (sum of hashes) of their
 * card ids.
 */
export type TradeBalance = { readonly player: string; readonly copies: number; readonly print: number }

/**
 * A copy leaves the seller's collection when it is listed, and enters the buyer's collection when it is sold. Undoing a
 * sale reverses both.
 */
const selectMoves = (playerIds: readonly string[]) => sql`
  (select seller as player_id, card_id, 1 as copies from listings
    where state not in ('undone', 'cancelled') and seller = any (${playerIds}::uuid[])
  union all select buyer, card_id, -1 from listings
    where state = 'sold' and buyer = any (${playerIds}::uuid[])) as moves`

export async function sumTradedAwayByPlayer(db: Reader, playerIds: readonly string[]): Promise<TradeBalance[]> {
  const { rows } = await sql<TradeBalance>`
    select player_id as player, sum(copies)::bigint as copies, sum(copies * hashtext(card_id)::bigint)::bigint as print
    from ${selectMoves(playerIds)} group by player_id`.execute(db)
  return rows
}

/** Like `sumTradedAwayByPlayer`, but per card. */
export async function sumTradedAwayByCard(
  db: Reader,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ card: string; copies: number }>`
    select card_id as card, sum(copies)::bigint as copies from ${selectMoves(playerIds)} group by card_id`.execute(db)
  return new Map(rows.map(({ card, copies }) => [card, copies]))
}

/** Counts and totals of a player's sales and purchases. */
export type Sales = {
  readonly player: string
  readonly sold: number
  readonly gachasEarned: number
  readonly bought: number
  readonly gachasPaid: number
}

/** Includes sales that were undone later, because their payment stays in the ledger. */
export async function sumSalesByPlayer(db: Reader, playerIds: readonly string[]): Promise<Sales[]> {
  const { rows } = await sql<Sales>`
    select player, sum(sold)::bigint as sold, sum(earned)::bigint as "gachasEarned", sum(bought)::bigint as bought,
      sum(paid)::bigint as "gachasPaid"
    from (select seller as player, 1 as sold, price as earned, 0 as bought, 0 as paid from listings
        where state in ('sold', 'undone') and seller = any (${playerIds}::uuid[])
      union all select buyer, 0, 0, 1, price from listings
        where state in ('sold', 'undone') and buyer = any (${playerIds}::uuid[])) as trades
    group by player`.execute(db)
  return rows
}

/** Like `sumSalesByPlayer`, but for refunds: buyers receive them and sellers pay them. */
export async function sumReversedSalesByPlayer(db: Reader, playerIds: readonly string[]): Promise<Sales[]> {
  const { rows } = await sql<Sales>`
    select player, sum(sold)::bigint as sold, sum(earned)::bigint as "gachasEarned", sum(bought)::bigint as bought,
      sum(paid)::bigint as "gachasPaid"
    from (select buyer as player, 1 as sold, price as earned, 0 as bought, 0 as paid from listings
        where state = 'undone' and buyer = any (${playerIds}::uuid[])
      union all select seller, 0, 0, 1, price from listings
        where state = 'undone' and seller = any (${playerIds}::uuid[])) as trades
    group by player`.execute(db)
  return rows
}

/** Lists the players with a listing that was created, sold, undone or canceled after a given time. */
export async function listTradersSince(db: Reader, since: Date): Promise<string[]> {
  const { rows } = await sql<{ player: string }>`
    select seller as player from listings where created_at >= ${since} or closed_at >= ${since}
      or undone_at >= ${since}
    union select buyer from listings where state = 'sold' and closed_at >= ${since}
    union select buyer from listings where state = 'undone' and undone_at >= ${since}`.execute(db)
  return rows.map(({ player }) => player)
}

/** Lists the cards of all offers, including frozen ones. Each state has its own index. */
export async function listOfferedCardIds(db: Reader): Promise<string[]> {
  const offered = (state: string) => db.selectFrom('listings').select('card_id').where('state', '=', state)
  return (await offered('open').union(offered('frozen')).execute()).map((row) => row.card_id)
}
