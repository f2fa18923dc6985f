import { KEPT_DAYS } from '@otogi/rules/privacy/stored-data'
import { createHmac, type KeyObject } from 'node:crypto'
import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql, type RawBuilder } from 'kysely'
import type { Database, Reader, Tx } from '../db/db.ts'
import type { Player } from '../db/player.ts'
import type { Clock } from '../process/clock.ts'
import { toNetwork } from './network.ts'
import { createPlayerToken, hashToken, matchesToken } from './player-token.ts'
import { createKeyedQueues } from '../process/queue.ts'

const DAY_MS = 86_400_000
const LIFETIME_MS = KEPT_DAYS.sessions * DAY_MS
/** Minimum time between two extensions of a session. Each use of a session may extend it. */
const RENEW_AFTER_MS = DAY_MS / 24

/** Maximum number of parallel lookups, so that one session's requests do not use all connections. */
const LOOKUPS_OF_A_SESSION = { concurrency: 2, maxQueueLength: 1000, maxWaitMs: 30_000 }

type Session = { readonly player_id: string; readonly seen_at: Date }

/** Selects a session unless it has expired. */
type SessionQuery = RawBuilder<Session>

/** Reads the player's row together with the session, in one statement. */
type FindSessionPlayer = (db: Reader, session: SessionQuery) => Promise<(Player & Session) | undefined>

/** The player who sent a request. */
export type SessionPlayer = {
  readonly playerId: string
  /** The player's row; undefined unless it was requested. */
  readonly player: Player | undefined
}

export type Sessions = {
  /**
   * Finds the session's player and renews the session and its cookie. With `withRow`, also returns the player's row.
   */
  findPlayer(request: FastifyRequest, reply: FastifyReply, withRow: boolean): Promise<SessionPlayer | undefined>
  /** Returns the session's player without renewing the session, for replies that can be cached. */
  peek(request: FastifyRequest): Promise<string | undefined>
  /** Returns the hash that identifies the request's session. */
  getTokenHash(request: FastifyRequest): Buffer
  /** Starts a session and ends the request's previous one. Returns the new token. */
  begin(tx: Tx, request: FastifyRequest, playerId: string): Promise<string>
  /** Sets the cookie of a new session. */
  give(reply: FastifyReply, token: string): void
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Ends all sessions of a player except the request's session. */
  endOthers(tx: Tx, request: FastifyRequest, playerId: string): Promise<void>
  /** Deletes the cookie of a session that has ended. */
  forget(reply: FastifyReply): void
}

/**
 * Returns the name of the cookie. Browsers accept the `__Host-` prefix only over HTTPS, without a domain and for all
 * paths.
 */
export function getSessionCookieName(usesHttps: boolean): string {
  return usesHttps ? '__Host-sid' : 'sid'
}

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly findSessionPlayer: FindSessionPlayer
  /** HMAC key for session networks. */
  readonly networkKey: KeyObject
}

/**
 * Manages sessions. A session is a token in an HttpOnly cookie, made of the player's id and a secret. The database
 * stores only the token's hash.
 */
export function createSessions({ db, clock, findSessionPlayer, networkKey }: Deps, usesHttps: boolean): Sessions {
  const name = getSessionCookieName(usesHttps)
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: usesHttps } as const
  const setCookie = (reply: FastifyReply, token: string) =>
    void reply.setCookie(name, token, { ...cookie, maxAge: LIFETIME_MS / 1000 })

  async function renewSession(playerId: string, tokenHash: Buffer): Promise<void> {
    const seenAt = new Date(clock.now())
    const expiresAt = new Date(clock.now() + LIFETIME_MS)
    await db.transaction((tx) =>
      tx
        .updateTable('sessions')
        .set({ seen_at: seenAt, expires_at: expiresAt })
        .where('player_id', '=', playerId)
        .where('token_hash', '=', tokenHash)
        .execute(),
    )
  }

  const runFor = createKeyedQueues(LOOKUPS_OF_A_SESSION)
  async function findSession<T>(
    request: FastifyRequest,
    read: (session: SessionQuery) => Promise<T>,
  ): Promise<T | undefined> {
    const token = request.cookies[name]
    return token ? runFor(token, () => read(buildSessionQuery(token, clock.now()))) : undefined
  }
  const readSession = async (session: SessionQuery) => (await session.execute(db.reader)).rows[0]
  const readWithRow = (session: SessionQuery) => findSessionPlayer(db.reader, session)

  return {
    async findPlayer(request, reply, withRow) {
      const player = withRow ? await findSession(request, readWithRow) : undefined
      const session = withRow ? player : await findSession(request, readSession)
      if (!session) return undefined
      const token = request.cookies[name] ?? ''
      if (Math.abs(clock.now() - session.seen_at.getTime()) > RENEW_AFTER_MS) {
        await renewSession(session.player_id, hashToken(token))
        setCookie(reply, token)
      }
      return { playerId: session.player_id, player }
    },
    peek: async (request) => (await findSession(request, readSession))?.player_id,
    getTokenHash: (request) => hashToken(request.cookies[name] ?? ''),
    async begin(tx, request, playerId) {
      const token = createPlayerToken(playerId)
      await endSession(tx, request.cookies[name])
      await insertSession(tx, { token, playerId, now: clock.now(), network: hashNetwork(networkKey, request) })
      return token
    },
    give: setCookie,
    async end(request, reply) {
      await db.transaction((tx) => endSession(tx, request.cookies[name]))
      reply.clearCookie(name, cookie)
    },
    endOthers: (tx, request, playerId) => endSessions(tx, playerId, request.cookies[name]),
    forget: (reply) => void reply.clearCookie(name, cookie),
  }
}

type NewSession = { readonly token: string; readonly playerId: string; readonly now: number; readonly network: Buffer }

async function insertSession(tx: Tx, { token, playerId, now, network }: NewSession): Promise<void> {
  const at = new Date(now)
  const session = { created_at: at, seen_at: at, expires_at: new Date(now + LIFETIME_MS) }
  await tx
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), player_id: playerId, network, ...session })
    .execute()
}

/** Uses plain SQL, because every call builds this query, and the query builder takes several times as long. */
function buildSessionQuery(token: string, now: number): SessionQuery {
  return sql<Session>`
    select player_id, seen_at from sessions where ${matchesToken(token)} and expires_at > ${new Date(now)}`
}

/** Ends all sessions of a player except the session with the given token. */
export async function endSessions(tx: Tx, playerId: string, exceptToken = ''): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('player_id', '=', playerId)
    .where('token_hash', '<>', hashToken(exceptToken))
    .execute()
}

export async function deleteExpiredSessions(tx: Tx, now: number): Promise<void> {
  await tx.deleteFrom('sessions').where('expires_at', '<=', new Date(now)).execute()
}

async function endSession(tx: Tx, token = ''): Promise<void> {
  if (token) await tx.deleteFrom('sessions').where(matchesToken(token)).execute()
}

function hashNetwork(key: KeyObject, { ip }: FastifyRequest): Buffer {
  return createHmac('sha256', key)
    .update(`session ${toNetwork(ip)}`)
    .digest()
}
