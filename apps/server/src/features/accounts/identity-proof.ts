import { Refusal } from '../../platform/http/refusal.ts'
import type { Player } from '../players/index.ts'

/**
 * The player's row as read before the lock, when a password or token was verified. Verifying is too slow to hold the
 * lock.
 */
export type IdentityProof = { readonly player: Player; readonly by: 'password_hash' | 'google_sub' }

/** Refuses if the locked row has changed since the proof, e.g. the password was changed meanwhile. */
export function requireCurrentProof(locked: Player, { player, by }: IdentityProof): void {
  if (locked.deleted_at) throw new Refusal('SESSION_REQUIRED')
  if (locked[by] !== player[by]) throw new Refusal(by === 'google_sub' ? 'GOOGLE_TOKEN_INVALID' : 'PASSWORD_WRONG')
}
