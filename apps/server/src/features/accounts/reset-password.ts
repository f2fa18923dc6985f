import { randomInt } from 'node:crypto'
import type { Database } from '../../platform/db/db.ts'
import { endSessions } from '../../platform/http/session.ts'
import { findPlayerByUsername, lockPlayers, setPasswordHash } from '../players/index.ts'
import { hashPassword } from './passwords.ts'

/** Characters of new passwords: letters and digits that are not easily confused. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzACDEFGHJKLMNPQRTUVWXY34679'
/** The longest password that the sign-in form accepts. */
const LENGTH = 15

/**
 * Sets a random password and ends all the player's sessions. Returns the password, or undefined if the username does
 * not exist.
 */
export async function resetPassword(db: Database, username: string): Promise<string | undefined> {
  const player = await findPlayerByUsername(db.reader, username)
  if (!player) return undefined
  const password = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await lockPlayers(tx, [player.id])
    await setPasswordHash(tx, player.id, passwordHash)
    await endSessions(tx, player.id)
  })
  return password
}
