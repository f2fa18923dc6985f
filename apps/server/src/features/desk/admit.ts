import { createHash, randomBytes } from 'node:crypto'
import '@fastify/cookie'
import type { DeskEndpoint, DeskRole } from '@otogi/contract/desk/declare'
import type { Problem } from '@otogi/contract/refusals'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Reader, Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Clock } from '../../platform/process/clock.ts'
import { deleteDeskSession, findRole, insertDeskSession } from './store.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The operator who sent the request; set for desk endpoints. */
    operator: Operator
  }
}

export type Operator = { readonly id: string; readonly role: DeskRole; readonly isSignedIn: boolean }

const LIFETIME_MS = 12 * 3_600_000

/** A desk session is a second cookie alongside the player's session. It ends after twelve hours. */
export type DeskSessions = {
  begin(tx: Tx, call: SessionCall): Promise<void>
  end(tx: Tx, call: SessionCall): Promise<void>
}
type SessionCall = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly at: Date }

function getDeskCookieName(usesHttps: boolean): string {
  return usesHttps ? '__Secure-desk' : 'desk'
}

export function createDeskSessions(usesHttps: boolean): DeskSessions {
  const name = getDeskCookieName(usesHttps)
  const cookie = { path: '/api/desk', httpOnly: true, sameSite: 'strict', secure: usesHttps } as const
  return {
    async begin(tx, { request, reply, at }) {
      const token = randomBytes(32).toString('base64url')
      const expiresAt = new Date(at.getTime() + LIFETIME_MS)
      await insertDeskSession(tx, request.operator.id, { tokenHash: hashToken(token), at, expiresAt })
      void reply.setCookie(name, token, { ...cookie, maxAge: LIFETIME_MS / 1000 })
    },
    async end(tx, { request, reply }) {
      await deleteDeskSession(tx, hashToken(request.cookies[name] ?? ''))
      void reply.clearCookie(name, cookie)
    },
  }
}

type Deps = { readonly db: { readonly reader: Reader }; readonly clock: Clock; readonly usesHttps: boolean }

/**
 * Checks whether a request may use the desk, after its session is checked and before its body is read. Players without
 * a role get NOT_FOUND, so that they cannot tell whether there is a desk.
 */
export function admitOperators(app: FastifyInstance, { db, clock, usesHttps }: Deps): void {
  app.decorateRequest('operator')
  app.addHook('onRequest', async (request) => {
    const { endpoint } = request.routeOptions.config ?? {}
    if (!isDeskEndpoint(endpoint)) return
    const tokenHash = hashToken(request.cookies[getDeskCookieName(usesHttps)] ?? '')
    const { playerId } = request.signedIn
    const found = await findRole(db.reader, playerId, { tokenHash, now: new Date(clock.now()) })
    const code = chooseRefusal(endpoint, found)
    if (code) throw new Refusal(code)
    if (found) request.operator = { id: playerId, ...found }
  })
  logRefusedCalls(app)
}

/** Logs which player was refused which call. For visitors without a session, logs only the usual request line. */
function logRefusedCalls(app: FastifyInstance): void {
  app.addHook('preSerialization', async ({ routeOptions, signedIn, log }: FastifyRequest, reply, payload: unknown) => {
    const { endpoint } = routeOptions.config ?? {}
    if (isDeskEndpoint(endpoint) && signedIn && reply.statusCode >= 400) {
      const { code } = payload as Problem
      log.warn({ playerId: signedIn.playerId, action: endpoint.path, code }, 'refused a desk call')
    }
    return payload
  })
}

function chooseRefusal(endpoint: DeskEndpoint, operator: Omit<Operator, 'id'> | undefined) {
  if (!operator) return 'NOT_FOUND'
  if (endpoint.needsPasskey && !operator.isSignedIn) return 'DESK_SESSION_REQUIRED'
  return endpoint.roles.includes(operator.role) ? undefined : 'DESK_ROLE_REQUIRED'
}

function isDeskEndpoint(endpoint: object | undefined): endpoint is DeskEndpoint {
  return endpoint !== undefined && 'roles' in endpoint
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
