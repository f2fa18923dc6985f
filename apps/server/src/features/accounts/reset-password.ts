import { randomInt } from 'node:crypto'
import type { Tx } from '../../platform/db.ts'
import { endSessions } from '../../platform/session.ts'
import { findPlayerByUsername, lockPlayers, setPasswordHash } from '../players/index.ts'
import { hashPassword } from './passwords.ts'

/** No letter or digit that is taken for another when read aloud or copied by hand. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzACDEFGHJKLMNPQRTUVWXY34679'
/** The longest that the sign-in form takes. */
const LENGTH = 15

/** Gives a player a new password and ends all their sessions; undefined when nobody has that name. */
export async function resetPassword(tx: Tx, username: string): Promise<string | undefined> {
  const player = await findPlayerByUsername(tx, username)
  if (!player) return undefined
  await lockPlayers(tx, [player.id])
  const password = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  await setPasswordHash(tx, player.id, await hashPassword(password))
  await endSessions(tx, player.id)
  return password
}
