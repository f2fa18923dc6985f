import type { Tx } from '../../platform/db/db.ts'

/** Shared by all deleted accounts: their rows have no name key. */
const NOBODY = 'deleted'
/** Sorts after all others with the same value. */
const LAST = Number.MAX_SAFE_INTEGER

/**
 * Removes personal data from a locked player's row. Username, email and third-party account are free after the
 * commit.
 */
export async function anonymizePlayer(tx: Tx, playerId: string, at: Date): Promise<void> {
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
      shows_profile: false,
      level: 1,
      experience: 0,
      total_power: 0,
      unique_cards: 0,
      deleted_at: at,
    })
    .where('id', '=', playerId)
    .execute()
  // A separate statement, because a trigger sets the arrival times when the statement above changes the stats.
  await tx
    .updateTable('players')
    .set({ power_arrival: LAST, level_arrival: LAST, cards_arrival: LAST })
    .where('id', '=', playerId)
    .execute()
}
