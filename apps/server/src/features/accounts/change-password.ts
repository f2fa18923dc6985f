import type { Tx } from '../../platform/db.ts'
import { Refusal } from '../../platform/refusal.ts'
import { getPlayer, setPasswordHash } from '../players/index.ts'
import { dropTokens } from './mail-tokens.ts'
import { hashPassword, isPassword } from './passwords.ts'

type Passwords = { readonly password: string; readonly newPassword: string }

/** Changes the password of a locked player who knows the old one; a link on its way to them is worth nothing any more. */
export async function changePassword(tx: Tx, playerId: string, { password, newPassword }: Passwords): Promise<void> {
  const player = await getPlayer(tx, playerId)
  if (!(await isPassword(player.password_hash, password))) throw new Refusal('PASSWORD_WRONG')
  await setPasswordHash(tx, playerId, await hashPassword(newPassword))
  await dropTokens(tx, playerId, 'reset')
}
