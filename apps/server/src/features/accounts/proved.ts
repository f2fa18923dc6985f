import type { Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { getPlayer, type Player } from '../players/index.ts'

/** A player as read when a password or a third party's token proved who they are: before the lock, for it takes long. */
export type Proved = { readonly player: Player; readonly by: 'password_hash' | 'google_sub' }

/** The player, locked by now, if the proof is still good: a sign-in must not outlive a change of password meanwhile. */
export async function getProved(tx: Tx, { player, by }: Proved): Promise<Player> {
  const now = await getPlayer(tx, player.id)
  if (now.deleted_at) throw new Refusal('SESSION_REQUIRED')
  if (now[by] !== player[by]) throw new Refusal(by === 'google_sub' ? 'GOOGLE_TOKEN_INVALID' : 'PASSWORD_WRONG')
  return now
}
