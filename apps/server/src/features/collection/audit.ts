import type { Card } from '@otogi/content/pack'
import { sql } from 'kysely'
import type { Reader } from '../../platform/db/db.ts'

/**
 * How many copies, and how many different cards, a player has. `print` is the checksum (sum of hashes) of the card ids.
 */
export type Holdings = {
  readonly player: string
  readonly copies: number
  readonly print: number
  readonly uniqueCards: number
  readonly power: number
}

/** Counts each player's cards. Cards missing from the pack have a power of 0, so the audit reports their owners. */
export async function listHoldings(
  db: Reader,
  cards: readonly Pick<Card, 'id' | 'power'>[],
  playerIds: readonly string[],
): Promise<Holdings[]> {
  const ids = cards.map(({ id }) => id)
  const powers = cards.map(({ power }) => power)
  const { rows } = await sql<Holdings>`
    select player_id as player, sum(quantity)::bigint as copies,
      sum(quantity * hashtext(card_id)::bigint)::bigint as print, count(*) as "uniqueCards",
      coalesce(sum(quantity * worth.power), 0)::bigint as power
    from holdings left join unnest(${ids}::text[], ${powers}::int[]) as worth (card_id, power) using (card_id)
    where player_id = any (${playerIds}::uuid[]) group by player_id`.execute(db)
  return rows
}

/** Counts the copies of each card that the players hold. */
export async function countCopiesByCard(
  db: Reader,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ card: string; copies: number }>`
    select card_id as card, sum(quantity)::bigint as copies from holdings
    where player_id = any (${playerIds}::uuid[]) group by card_id`.execute(db)
  return new Map(rows.map(({ card, copies }) => [card, copies]))
}

export async function listHeldCardIds(db: Reader): Promise<string[]> {
  return (await db.selectFrom('holdings').select('card_id').distinct().execute()).map((row) => row.card_id)
}

/** Copies of a card that a player holds. */
export type HeldCopies = { readonly playerId: string; readonly cardId: string; readonly copies: number }

/** Lists the players who hold copies of some cards. */
export async function listOwners(db: Reader, cardIds: readonly string[]): Promise<HeldCopies[]> {
  if (cardIds.length === 0) return []
  return db
    .selectFrom('holdings')
    .select(['player_id as playerId', 'card_id as cardId', 'quantity as copies'])
    .where('card_id', 'in', [...cardIds])
    .execute()
}
