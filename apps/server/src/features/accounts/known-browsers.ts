import { randomBytes } from 'node:crypto'
import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encryptToken, decryptToken } from '../../platform/media/encrypted-token.ts'
import type { TokenKeys } from '../../platform/process/secrets.ts'

const LIFETIME_SECONDS = 365 * 86_400

/** Recognizes the browsers in which a player has signed in. The encrypted cookie stays valid after the session ends. */
export type KnownBrowsers = {
  /** Returns the browser's id if this player has signed in with the browser before, otherwise undefined. */
  find(request: FastifyRequest, playerId: string): string | undefined
  remember(reply: FastifyReply, playerId: string): void
  forget(reply: FastifyReply): void
}

export function createKnownBrowsers(keys: TokenKeys, usesHttps: boolean): KnownBrowsers {
  const name = usesHttps ? '__Host-browser' : 'browser'
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: usesHttps } as const
  return {
    find(request, playerId) {
      const [owner, browser] =
        decryptToken(keys, request.cookies[name] ?? '')
          ?.toString()
          .split(' ') ?? []
      return owner === playerId ? browser : undefined
    },
    remember(reply, playerId) {
      const token = encryptToken(keys, Buffer.from(`${playerId} ${randomBytes(16).toString('hex')}`))
      reply.setCookie(name, token, { ...cookie, maxAge: LIFETIME_SECONDS })
    },
    forget: (reply) => void reply.clearCookie(name, cookie),
  }
}
