import { randomInt } from 'node:crypto'
import type { Database } from '../../platform/db/db.ts'
import { endSessions } from '../../platform/http/session.ts'
import { findPlayerByUsername, lockPlayers, setPasswordHash } from '../players/index.ts'
import { hashPassword } from './passwords.ts'

/** No letter or digit that is taken for another when read aloud or copied by hand. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzACDEFGHJKLMNPQRTUVWXY34679'
/** The longest that the sign-in form takes. */
const LENGTH = 15

/** Gives a player a new password and ends all their sessions; undefined when nobody has that name. */
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
