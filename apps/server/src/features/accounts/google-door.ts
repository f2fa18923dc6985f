import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/process/clock.ts'
import type { Database, Tx } from '../../platform/db/db.ts'
import type { Identity, ReadCredential } from '../../platform/http/google.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { isNonceSpent, spendNonce } from './spent-nonces.ts'

const HOUR_MS = 3_600_000
/** A nonce is handed out again while it is younger, so that each page has it for an hour at least. */
const SHARED_MS = HOUR_MS
const LIFETIME_MS = 2 * HOUR_MS

/** Where third-party sign-in is offered: ties each ID token to the browser that asked for it. */
export type GoogleDoor = {
  /** What the next token must carry; the browser keeps its counterpart in a cookie that no script reads. */
  nonce(request: FastifyRequest, reply: FastifyReply): string
  identify(request: FastifyRequest, credential: string | undefined): Promise<Identity>
  /** Spends the nonce of the token that proved the player, for good: a token signs in once. */
  spend(tx: Tx, request: FastifyRequest): Promise<void>
  close(reply: FastifyReply): void
}

type Deps = { readonly db: Database; readonly clock: Clock; readonly secure: boolean }

export function googleDoor(read: ReadCredential, { db, clock, secure }: Deps): GoogleDoor {
  const name = secure ? '__Host-nonce' : 'nonce'
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  const requireFresh = (request: FastifyRequest) => {
    const kept = request.cookies[name]
    if (!kept || !isYounger(kept, LIFETIME_MS, clock.now())) throw new Refusal('GOOGLE_TOKEN_INVALID')
    return kept
  }
  return {
    nonce(request, reply) {
      const kept = request.cookies[name]
      // Two tabs share one: the second must not make the first one's token worthless.
      const isShared = kept !== undefined && isYounger(kept, SHARED_MS, clock.now())
      const secret = isShared ? kept : `${clock.now()}.${randomBytes(32).toString('base64url')}`
      reply.setCookie(name, secret, { ...cookie, maxAge: LIFETIME_MS / 1000 })
      return nonceOf(secret)
    },
    async identify(request, credential) {
      const nonce = nonceOf(requireFresh(request))
      if (!credential || (await isNonceSpent(db.reader, nonce))) throw new Refusal('GOOGLE_TOKEN_INVALID')
      return read(credential, nonce)
    },
    async spend(tx, request) {
      const kept = requireFresh(request)
      const expiresAt = new Date(issuedAt(kept) + LIFETIME_MS)
      if (!(await spendNonce(tx, nonceOf(kept), expiresAt))) throw new Refusal('GOOGLE_TOKEN_INVALID')
    },
    close(reply) {
      reply.clearCookie(name, cookie)
    },
  }
}

function nonceOf(kept: string): string {
  return createHash('sha256').update(kept).digest('base64url')
}

/** The time is part of what the nonce is a hash of: another time would make another nonce. */
function issuedAt(kept: string): number {
  return /^\d{1,15}\./.test(kept) ? Number.parseInt(kept, 10) : -Infinity
}

function isYounger(kept: string, ageMs: number, now: number): boolean {
  return Math.abs(now - issuedAt(kept)) < ageMs
}
