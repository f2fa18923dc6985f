import { createHash, randomBytes } from 'node:crypto'
import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A round lasts one day, which has at most 25 hours. */
const LIFETIME_SECONDS = 25 * 3600
const TOKEN = /^[\w-]{43}$/

/** The cookie that identifies a guest; set at the first guess. */
export type GuestCookie = {
  /** The hash that identifies the guest's round; undefined without a cookie. */
  read(request: FastifyRequest): Buffer | undefined
  /** Creates a cookie if there is none. `keep` sends it. */
  readOrCreate(request: FastifyRequest): { readonly guestHash: Buffer; readonly keep: (reply: FastifyReply) => void }
}

export function createGuestCookie(secure: boolean): GuestCookie {
  const name = secure ? '__Host-guest' : 'guest'
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: LIFETIME_SECONDS } as const
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
