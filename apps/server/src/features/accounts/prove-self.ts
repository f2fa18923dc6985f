import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Player } from '../players/index.ts'
import type { GoogleDoor } from './google-door.ts'
import { isPassword } from './passwords.ts'
import type { Proved } from './proved.ts'

type Proof = {
  readonly password?: string | undefined
  readonly credential?: string | undefined
  readonly request: FastifyRequest
}

/** An open session is not enough: anyone at a player's computer has that too. */
export type ProveSelf = (player: Player, proof: Proof) => Promise<Proved>

export function createProveSelf(google: GoogleDoor | undefined): ProveSelf {
  return async (player, { password, credential, request }) => {
    if (google && credential && player.google_sub) {
      const { sub } = await google.identify(request, credential)
      if (sub !== player.google_sub) throw new Refusal('GOOGLE_TOKEN_INVALID')
      return { player, by: 'google_sub' }
    }
    if (!(await isPassword(player.password_hash, password ?? ''))) throw new Refusal('PASSWORD_WRONG')
    return { player, by: 'password_hash' }
  }
}
