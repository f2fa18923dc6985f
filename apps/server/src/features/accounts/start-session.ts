import type { User } from '@otogi/contract/accounts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../platform/http/refusal.ts'
import type { LockedRunner } from '../../platform/http/run-locked.ts'
import type { Sessions } from '../../platform/http/session.ts'
import type { GoogleSignIn } from './google-sign-in.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import { requireUnchangedCredential, type IdentityProof } from './identity-proof.ts'
import { toUser } from './user.ts'

/** Starts a session if the proof is still valid. Runs the rollover first if it is due. */
export type StartSession = (request: FastifyRequest, reply: FastifyReply, proved: IdentityProof) => Promise<User>

type Deps = {
  readonly runLocked: LockedRunner
  readonly sessions: Sessions
  readonly google: GoogleSignIn | undefined
  readonly browsers: KnownBrowsers
}

const GONE = { password_hash: 'USERNAME_UNKNOWN', google_sub: 'GOOGLE_TOKEN_INVALID' } as const

export function createStartSessionAction({ runLocked, sessions, google, browsers }: Deps): StartSession {
  return async (request, reply, proved) => {
    const { token, user } = await runLocked([proved.player.id], async ({ tx, player }) => {
      requireUnchangedCredential(player, proved)
      if (proved.column === 'google_sub') await google?.spend(tx, request)
      return { token: await sessions.begin(tx, request, player.id), user: toUser(player) }
    }).catch((error: unknown) => {
      // The account was deleted after its credential was checked.
      const isDeleted = error instanceof Refusal && error.code === 'SESSION_REQUIRED'
      throw isDeleted ? new Refusal(GONE[proved.column]) : error
    })
    sessions.give(reply, token)
    browsers.remember(reply, proved.player.id)
    return user
  }
}
