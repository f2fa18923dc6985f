import type { InputOf } from '@otogi/contract/endpoint'
import type { accounts } from '@otogi/contract/accounts'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findPlayerByUsername, type Player } from '../players/index.ts'
import type { PasswordGuard } from './password-guard.ts'
import { verifyPassword } from './passwords.ts'

type Deps = { readonly db: Database; readonly passwordGuard: PasswordGuard }
type Form = InputOf<typeof accounts.signIn>

export type SignIn = (request: FastifyRequest, form: Form) => Promise<Player>

export function createSignInAction({ db, passwordGuard }: Deps): SignIn {
  return async (request, form) => {
    const player = await findPlayerByUsername(db.reader, form.username)
    const uncountAttempt = await passwordGuard.begin({ request, username: form.username, playerId: player?.id })
    const isRight = await verifyPassword(player?.password_hash, form.password)
    if (!player) throw new Refusal('USERNAME_UNKNOWN')
    if (!isRight) throw new Refusal('PASSWORD_WRONG')
    await uncountAttempt()
    return player
  }
}
