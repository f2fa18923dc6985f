import type { Tx } from '../../platform/db/db.ts'

/** Username of all deleted accounts. It does not have to be unique, because deleted accounts have no `username_key`. */
const NOBODY = 'deleted'
/** A value that sorts after all other players' values. */
const LAST = Number.MAX_SAFE_INTEGER

/**
 * Erases personal data from a player's row, which the caller has locked. After the commit, other accounts may use the
 * username, the email address and the third-party account.
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
  // A separate statement, because the update of the stats above fires a trigger that sets these columns.
  await tx
    .updateTable('players')
    .set({ power_arrival: LAST, level_arrival: LAST, cards_arrival: LAST })
    .where('id', '=', playerId)
    .execute()
}
