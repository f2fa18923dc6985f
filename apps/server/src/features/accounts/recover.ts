import type { Clock } from '../../platform/process/clock.ts'
import type { Database, Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { endSessions } from '../../platform/http/session.ts'
import { getPlayer, lockPlayers, setEmailVerified, setPasswordHash, type Player } from '../players/index.ts'
import { refuseGuessablePassword } from './guessable-passwords.ts'
import { deleteTokens, findToken, type Purpose } from './mail-tokens.ts'
import { hashPassword } from './passwords.ts'

export type AccountRecovery = {
  /** Sets a new password with an emailed token. Ends all the player's sessions and invalidates the token. */
  setPassword(token: string, newPassword: string): Promise<void>
  /** Confirms the player's email address with an emailed token. */
  verifyEmail(token: string): Promise<void>
}

export function createAccountRecovery({
  db,
  clock,
}: {
  readonly db: Database
  readonly clock: Clock
}): AccountRecovery {
  return {
    async setPassword(token, newPassword) {
      const now = clock.now()
      // Checks the token before hashing the password, because hashing is expensive.
      const found = await findToken(db.reader, token, 'reset', now)
      if (!found) throw new Refusal('RESET_TOKEN_INVALID')
      refuseGuessablePassword(newPassword, (await getPlayer(db.reader, found.player_id)).username)
      const passwordHash = await hashPassword(newPassword)
      await db.transaction(async (tx) => {
        const player = await redeemToken(tx, token, 'reset', now)
        await setPasswordHash(tx, player.id, passwordHash)
        await setEmailVerified(tx, player.id, new Date(now))
        await endSessions(tx, player.id)
      })
    },
    async verifyEmail(token) {
      const now = clock.now()
      await db.transaction(async (tx) => {
        const player = await redeemToken(tx, token, 'verify', now)
        await setEmailVerified(tx, player.id, new Date(now))
      })
    },
  }
}

/**
 * Deletes a token and locks its player. Checks the token again under the lock, because another request may have used it
 * in the meantime.
 */
async function redeemToken(tx: Tx, token: string, purpose: Purpose, now: number): Promise<Player> {
  const found = await findToken(tx, token, purpose, now)
  if (!found) throw new Refusal('RESET_TOKEN_INVALID')
  const [player] = await lockPlayers(tx, [found.player_id])
  if (!(await findToken(tx, token, purpose, now))) throw new Refusal('RESET_TOKEN_INVALID')
  await deleteTokens(tx, found.player_id, purpose)
  if (player?.email !== found.email) throw new Refusal('RESET_TOKEN_INVALID')
  return player
}
