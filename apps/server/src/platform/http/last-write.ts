import '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MAX_STALENESS_MS } from '../db/replica.ts'
import { systemClock } from '../process/clock.ts'

/**
 * Cookie with the time of the browser's last write, in ms since 1970. A replica must have applied all writes up to that
 * time before it may serve the browser's reads.
 */
const COOKIE = 'wrote'

/** Every usable replica has applied older writes, so the browser can forget them. */
const LIFETIME_S = (2 * MAX_STALENESS_MS) / 1000

/** Stores the time of each write in a cookie, so that players see their own writes when they read from a replica. */
export function setLastWriteCookies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') setLastWriteCookie(reply)
    done()
  })
}

/** Stores the time of a write made by a `GET` request. */
export function setLastWriteCookie(reply: FastifyReply): void {
  void reply.setCookie(COOKIE, String(systemClock.now()), {
    path: '/api',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: LIFETIME_S,
  })
}

/** Returns 0 if the browser has not written recently. */
export function readLastWrite(request: FastifyRequest): number {
  return Number(request.cookies[COOKIE]) || 0
}
