import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/process/clock.ts'
import type { Database, Tx } from '../../platform/db/db.ts'
import type { Identity, CredentialReader } from '../../platform/http/google.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { isNonceUsed, markNonceUsed } from './spent-nonces.ts'

const HOUR_MS = 3_600_000
/** Nonces younger than this are reused. A reused nonce is valid for at least one more hour. */
const SHARED_MS = HOUR_MS
const LIFETIME_MS = 2 * HOUR_MS

/** Accepts an ID token only from the browser that requested the token's nonce. */
export type GoogleSignIn = {
  /**
   * Returns the nonce for the next token. The nonce is the hash of a random secret, which the browser stores in an
   * HttpOnly cookie.
   */
  nonce(request: FastifyRequest, reply: FastifyReply): string
  identify(request: FastifyRequest, credential: string | undefined): Promise<Identity>
  /** Marks the token's nonce as used, so that a token works only once. */
  spend(tx: Tx, request: FastifyRequest): Promise<void>
  close(reply: FastifyReply): void
}

type Deps = { readonly db: Database; readonly clock: Clock; readonly secure: boolean }

export function createGoogleSignIn(readCredential: CredentialReader, { db, clock, secure }: Deps): GoogleSignIn {
  const name = secure ? '__Host-nonce' : 'nonce'
  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  const requireFresh = (request: FastifyRequest) => {
    const cookie = request.cookies[name]
    if (!cookie || !wasIssuedWithin(cookie, LIFETIME_MS, clock.now())) throw new Refusal('GOOGLE_TOKEN_INVALID')
    return cookie
  }
  return {
    nonce(request, reply) {
      const cookie = request.cookies[name]
      // A browser's tabs share a nonce, so that opening a second tab does not invalidate the first tab's token.
      const isShared = cookie !== undefined && wasIssuedWithin(cookie, SHARED_MS, clock.now())
      const secret = isShared ? cookie : `${clock.now()}.${randomBytes(32).toString('base64url')}`
      reply.setCookie(name, secret, { ...cookieOptions, maxAge: LIFETIME_MS / 1000 })
      return hashCookieValue(secret)
    },
    async identify(request, credential) {
      const nonce = hashCookieValue(requireFresh(request))
      if (!credential || (await isNonceUsed(db.reader, nonce))) throw new Refusal('GOOGLE_TOKEN_INVALID')
      return readCredential(credential, nonce)
    },
    async spend(tx, request) {
      const cookie = requireFresh(request)
      const expiresAt = new Date(parseIssueTime(cookie) + LIFETIME_MS)
      if (!(await markNonceUsed(tx, hashCookieValue(cookie), expiresAt))) throw new Refusal('GOOGLE_TOKEN_INVALID')
    },
    close(reply) {
      reply.clearCookie(name, cookieOptions)
    },
  }
}

function hashCookieValue(cookieValue: string): string {
  return createHash('sha256').update(cookieValue).digest('base64url')
}

/** The nonce is a hash of the whole cookie value, so a client cannot change the time in it. */
function parseIssueTime(cookieValue: string): number {
  return /^\d{1,15}\./.test(cookieValue) ? Number.parseInt(cookieValue, 10) : -Infinity
}

function wasIssuedWithin(cookieValue: string, maxAgeMs: number, now: number): boolean {
  return Math.abs(now - parseIssueTime(cookieValue)) < maxAgeMs
}
