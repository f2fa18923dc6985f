import type { Reader } from '../../platform/db/db.ts'

export async function findOwnedCards(
  db: Reader,
  playerId: string,
  cardIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (cardIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('holdings')
    .select('card_id')
    .where('player_id', '=', playerId)
    .where('card_id', 'in', [...cardIds])
    .execute()
  return new Set(rows.map((row) => row.card_id))
}
