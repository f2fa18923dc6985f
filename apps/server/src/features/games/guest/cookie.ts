import { createHash, randomBytes } from 'node:crypto'
import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Lifetime of the cookie. A round lasts one day, and a day has at most 25 hours. */
const LIFETIME_SECONDS = 25 * 3600
const TOKEN = /^[\w-]{43}$/

/** The cookie that identifies a guest. The server sets it at the first guess. */
export type GuestCookie = {
  /** Returns the hash that identifies the guest's round; undefined if the request has no cookie. */
  read(request: FastifyRequest): Buffer | undefined
  /**
   * Returns the hash of the request's cookie. If the request has none, creates a cookie, and `keep` sends it to the
   * browser.
   */
  readOrCreate(request: FastifyRequest): { readonly guestHash: Buffer; readonly keep: (reply: FastifyReply) => void }
}

export function createGuestCookie(usesHttps: boolean): GuestCookie {
  const name = usesHttps ? '__Host-guest' : 'guest'
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: usesHttps, maxAge: LIFETIME_SECONDS } as const
  const readToken = (request: FastifyRequest) => {
    const token = request.cookies[name]
    return token !== undefined && TOKEN.test(token) ? token : undefined
  }
  return {
    read(request) {
      const token = readToken(request)
      return token === undefined ? undefined : hashToken(token)
    },
    readOrCreate(request) {
      const token = readToken(request) ?? randomBytes(32).toString('base64url')
      return { guestHash: hashToken(token), keep: (reply) => void reply.setCookie(name, token, options) }
    },
  }
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
