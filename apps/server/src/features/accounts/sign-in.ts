import type { Database } from '../../platform/db.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findPlayerByUsername, type Player } from '../players/index.ts'
import { isPassword } from './passwords.ts'

/** Finds the player that a username and password belong to. */
export async function signIn(db: Database, username: string, password: string): Promise<Player> {
  const player = await findPlayerByUsername(db.reader, username)
  const isRight = await isPassword(player?.password_hash, password)
  if (!player) throw new Refusal('USERNAME_UNKNOWN')
  if (!isRight) throw new Refusal('PASSWORD_WRONG')
  return player
}
