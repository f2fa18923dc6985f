import type { Clock } from '../../platform/process/clock.ts'
import type { Database, Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { endSessions } from '../../platform/http/session.ts'
import { getPlayer, lockPlayers, setEmailVerified, setPasswordHash, type Player } from '../players/index.ts'
import { requireHardToGuess } from './guessable-passwords.ts'
import { dropTokens, findToken, type Purpose } from './mail-tokens.ts'
import { hashPassword } from './passwords.ts'

export type Recover = {
  /** Sets the password of the player who got a letter, ends all sessions, and with them the link. */
  setPassword(token: string, newPassword: string): Promise<void>
  /** Confirms that the address belongs to the player who got a letter. */
  verifyEmail(token: string): Promise<void>
}

export function createRecover({ db, clock }: { readonly db: Database; readonly clock: Clock }): Recover {
  return {
    async setPassword(token, newPassword) {
      const now = clock.now()
      // Checks the token before hashing: without one, that would be work for nothing.
      const found = await findToken(db.reader, token, 'reset', now)
      if (!found) throw new Refusal('RESET_TOKEN_INVALID')
      requireHardToGuess(newPassword, (await getPlayer(db.reader, found.player_id)).username)
      const passwordHash = await hashPassword(newPassword)
      await db.transaction(async (tx) => {
        const player = await spendToken(tx, token, 'reset', now)
        await setPasswordHash(tx, player.id, passwordHash)
        await setEmailVerified(tx, player.id, new Date(now))
        await endSessions(tx, player.id)
      })
    },
    async verifyEmail(token) {
      const now = clock.now()
      await db.transaction(async (tx) => {
        const player = await spendToken(tx, token, 'verify', now)
        await setEmailVerified(tx, player.id, new Date(now))
      })
    },
  }
}

/** Takes a token out of use and locks its player. Reads it again under the lock: of two calls with it one is late. */
async function spendToken(tx: Tx, token: string, purpose: Purpose, now: number): Promise<Player> {
  const found = await findToken(tx, token, purpose, now)
  if (!found) throw new Refusal('RESET_TOKEN_INVALID')
  const [player] = await lockPlayers(tx, [found.player_id])
  if (!(await findToken(tx, token, purpose, now))) throw new Refusal('RESET_TOKEN_INVALID')
  await dropTokens(tx, found.player_id, purpose)
  if (player?.email !== found.email) throw new Refusal('RESET_TOKEN_INVALID')
  return player
}
