import type { Reader, Tx } from '../../platform/db/db.ts'

/** Lists the cards of a player's showcase in the player's chosen order. */
export async function listShowcase(db: Reader, playerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('showcases')
    .select('card_id')
    .where('player_id', '=', playerId)
    .orderBy('place')
    .execute()
  return rows.map((row) => row.card_id)
}

export async function saveShowcase(tx: Tx, playerId: string, cardIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('showcases').where('player_id', '=', playerId).execute()
  if (cardIds.length === 0) return
  await tx
    .insertInto('showcases')
    .values(cardIds.map((card_id, place) => ({ player_id: playerId, place, card_id })))
    .execute()
}
