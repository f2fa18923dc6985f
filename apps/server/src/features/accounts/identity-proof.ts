import { Refusal } from '../../platform/http/refusal.ts'
import type { Player } from '../players/index.ts'

/**
 * The player's row as it was when the password or token was verified. It is not locked yet, because verification is
 * slow.
 */
export type IdentityProof = { readonly player: Player; readonly column: 'password_hash' | 'google_sub' }

/** Refuses the request if the credential has changed since the proof, e.g. because the player changed the password. */
export function requireUnchangedCredential(lockedPlayer: Player, { player, column }: IdentityProof): void {
  if (lockedPlayer.deleted_at) throw new Refusal('SESSION_REQUIRED')
  if (lockedPlayer[column] !== player[column])
    throw new Refusal(column === 'google_sub' ? 'GOOGLE_TOKEN_INVALID' : 'PASSWORD_WRONG')
}
