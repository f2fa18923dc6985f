import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Player } from '../players/index.ts'
import type { GoogleSignIn } from './google-sign-in.ts'
import { verifyPassword } from './passwords.ts'
import type { IdentityProof } from './identity-proof.ts'

type Proof = {
  readonly password?: string | undefined
  readonly credential?: string | undefined
  readonly request: FastifyRequest
}

/** A session alone is not enough, because anyone who uses the player's computer has one. */
export type ProveIdentity = (player: Player, proof: Proof) => Promise<IdentityProof>

export function createProveIdentityAction(google: GoogleSignIn | undefined): ProveIdentity {
  return async (player, { password, credential, request }) => {
    if (google && credential && player.google_sub) {
      const { sub } = await google.identify(request, credential)
      if (sub !== player.google_sub) throw new Refusal('GOOGLE_TOKEN_INVALID')
      return { player, column: 'google_sub' }
    }
    if (!(await verifyPassword(player.password_hash, password ?? ''))) throw new Refusal('PASSWORD_WRONG')
    return { player, column: 'password_hash' }
  }
}
