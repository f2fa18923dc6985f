import { sql } from 'kysely'
import type { Reader } from '../../platform/db/db.ts'

/** The copies that trade took from a player, less those it brought; their hashes sum to the print. */
export type GivenUp = { readonly player: string; readonly copies: number; readonly print: number }

/** A listing holds its copy from the offer on; a sale hands it to the buyer. */
const MOVES = sql`
  (select seller as player_id, card_id, 1 as copies from listings where state <> 'cancelled'
  union all select buyer, card_id, -1 from listings where state = 'sold') as moves`

export async function givenUpByPlayer(db: Reader): Promise<GivenUp[]> {
  const { rows } = await sql<GivenUp>`
    select player_id as player, sum(copies)::bigint as copies, sum(copies * hashtext(card_id)::bigint)::bigint as print
    from ${MOVES} group by player_id`.execute(db)
  return rows
}

/** The same by card, of all but some players. */
export async function givenUpByCard(db: Reader, except: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ card: string; copies: number }>`
    select card_id as card, sum(copies)::bigint as copies from ${MOVES}
    where player_id <> all (${except}::uuid[]) group by card_id`.execute(db)
  return new Map(rows.map(({ card, copies }) => [card, copies]))
}

/** What a player sold and bought. */
export type Sales = {
  readonly player: string
  readonly sold: number
  readonly gachasEarned: number
  readonly bought: number
  readonly gachasPaid: number
}

export async function salesByPlayer(db: Reader): Promise<Sales[]> {
  const { rows } = await sql<Sales>`
    select player, sum(sold)::bigint as sold, sum(earned)::bigint as "gachasEarned", sum(bought)::bigint as bought,
      sum(paid)::bigint as "gachasPaid"
    from (select seller as player, 1 as sold, price as earned, 0 as bought, 0 as paid from listings where state = 'sold'
      union all select buyer, 0, 0, 1, price from listings where state = 'sold') as trades
    group by player`.execute(db)
  return rows
}
