import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '../../platform/db/db.ts'

export type TradeEvent = {
  readonly at: Date
  readonly kind: 'listed' | 'returned' | 'sold' | 'bought'
  readonly price: number
}

/**
 * Returns a player's latest trades of a card, and how many there are in total. An undone sale appears as a returned
 * listing.
 */
export async function listTradeEvents(
  db: Reader,
  { playerId, cardId, limit }: { playerId: string; cardId: string; limit: number },
): Promise<{ events: TradeEvent[]; total: number }> {
  const own = sql`from listings where seller = ${playerId} and card_id = ${cardId}`
  const events: RawBuilder<unknown> = sql`
    select created_at as at, 'listed' as kind, price, id ${own}
    union all select coalesce(undone_at, closed_at), case state when 'sold' then 'sold' else 'returned' end, price, id ${own}
      and state in ('sold', 'undone', 'cancelled')
    union all select closed_at, 'bought', price, id from listings
      where buyer = ${playerId} and card_id = ${cardId} and state = 'sold'`
  const { rows } = await sql<TradeEvent>`
    select at, kind, price from (${events}) as events order by at desc, id desc, kind desc limit ${limit}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*) as total from (${events}) as events`.execute(db)
  return { events: rows, total: counted.rows[0]?.total ?? 0 }
}
