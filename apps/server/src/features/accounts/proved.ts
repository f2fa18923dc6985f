import { Refusal } from '../../platform/http/refusal.ts'
import type { Player } from '../players/index.ts'

/** A player as read when a password or a third party's token proved who they are: before the lock, as that takes long. */
export type Proved = { readonly player: Player; readonly by: 'password_hash' | 'google_sub' }

/** Refuses a proof that no longer holds for the locked row: a sign-in must not outlive a change of the password. */
export function requireProved(locked: Player, { player, by }: Proved): void {
  if (locked.deleted_at) throw new Refusal('SESSION_REQUIRED')
  if (locked[by] !== player[by]) throw new Refusal(by === 'google_sub' ? 'GOOGLE_TOKEN_INVALID' : 'PASSWORD_WRONG')
}
