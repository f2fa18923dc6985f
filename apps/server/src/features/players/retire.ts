import type { Tx } from '../../platform/db/db.ts'

/** Nobody's name: a deleted account's row has no name key, so many rows may carry it. */
const NOBODY = 'deleted'
/** Behind whoever else is at a value. */
const LAST = Number.MAX_SAFE_INTEGER

/** Takes the person out of a locked player's row; name, address and third-party account are free from the commit on. */
export async function retire(tx: Tx, playerId: string, at: Date): Promise<void> {
  await tx
    .updateTable('players')
    .set({
      username: NOBODY,
      email: '',
      email_verified_at: null,
      google_sub: null,
      password_hash: null,
      picture: null,
      shows_statistics: false,
      level: 1,
      experience: 0,
      total_power: 0,
      unique_cards: 0,
      deleted_at: at,
    })
    .where('id', '=', playerId)
    .execute()
  // A statement of its own: the change of the figures above draws new arrivals.
  await tx
    .updateTable('players')
    .set({ power_arrival: LAST, level_arrival: LAST, cards_arrival: LAST })
    .where('id', '=', playerId)
    .execute()
}
