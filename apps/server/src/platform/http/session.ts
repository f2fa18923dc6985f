import { createHash, randomBytes } from 'node:crypto'
import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database, Reader, Tx } from '../db/db.ts'
import type { Clock } from '../process/clock.ts'
import { createKeyedQueues } from '../process/queue.ts'

const DAY_MS = 86_400_000
const LIFETIME_MS = 30 * DAY_MS
/** A session is renewed by use, but not written at every call. */
const RENEW_AFTER_MS = DAY_MS / 24

/** Many requests of one session at once must not keep others from being read. */
const LOOKUPS_OF_A_SESSION = { concurrency: 2, longestQueue: 1000, longestWaitMs: 30_000 }

export type Sessions = {
  /** The player whose session the request carries; the reply renews its cookie. */
  playerOf(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined>
  /** The player whose session the request carries; renews nothing, for replies that caches keep. */
  peek(request: FastifyRequest): Promise<string | undefined>
  /** Begins a session, and ends the one that the request carries; returns the token to give. */
  begin(tx: Tx, request: FastifyRequest, playerId: string): Promise<string>
  /** The reply brings the cookie of a session that has been begun. */
  give(reply: FastifyReply, token: string): void
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Ends every session of a player but the request's own. */
  endOthers(tx: Tx, request: FastifyRequest, playerId: string): Promise<void>
  /** The reply takes the cookie away; the session itself has been ended. */
  forget(reply: FastifyReply): void
}

/** Browsers take the longer name from https alone, and for this host and all its paths. */
export function sessionCookie(secure: boolean): string {
  return secure ? '__Host-sid' : 'sid'
}

/** Sessions are random tokens in an HttpOnly cookie; the database holds only their hashes. */
export function sessionsIn(db: Database, clock: Clock, secure: boolean): Sessions {
  const name = sessionCookie(secure)
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  const setCookie = (reply: FastifyReply, token: string) =>
    void reply.setCookie(name, token, { ...cookie, maxAge: LIFETIME_MS / 1000 })

  async function renew(tokenHash: Buffer): Promise<void> {
    const seenAt = new Date(clock.now())
    const expiresAt = new Date(clock.now() + LIFETIME_MS)
    await db.transaction((tx) =>
      tx
        .updateTable('sessions')
        .set({ seen_at: seenAt, expires_at: expiresAt })
        .where('token_hash', '=', tokenHash)
        .execute(),
    )
  }

  const runFor = createKeyedQueues(LOOKUPS_OF_A_SESSION)
  const find = async (request: FastifyRequest) => {
    const token = request.cookies[name]
    return token ? runFor(token, () => findSession(db.reader, token, clock.now())) : undefined
  }

  return {
    async playerOf(request, reply) {
      const session = await find(request)
      if (session && Math.abs(clock.now() - session.seen_at.getTime()) > RENEW_AFTER_MS) {
        await renew(hashOf(session.token))
        setCookie(reply, session.token)
      }
      return session?.player_id
    },
    peek: async (request) => (await find(request))?.player_id,
    async begin(tx, request, playerId) {
      const token = randomBytes(32).toString('base64url')
      const now = new Date(clock.now())
      await endSession(tx, request.cookies[name])
      await tx
        .insertInto('sessions')
        .values({
          token_hash: hashOf(token),
          player_id: playerId,
          created_at: now,
          seen_at: now,
          expires_at: new Date(clock.now() + LIFETIME_MS),
        })
        .execute()
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

async function findSession(db: Reader, token: string, now: number) {
  const session = await db
    .selectFrom('sessions')
    .select(['player_id', 'seen_at'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst()
  return session && { ...session, token }
}

/** Ends every session of a player, on all devices; the one of a token stays. */
export async function endSessions(tx: Tx, playerId: string, but = ''): Promise<void> {
  await tx.deleteFrom('sessions').where('player_id', '=', playerId).where('token_hash', '<>', hashOf(but)).execute()
}

/** Deletes the sessions that are over: no cookie opens them any more. */
export async function dropEndedSessions(tx: Tx, now: number): Promise<void> {
  await tx.deleteFrom('sessions').where('expires_at', '<=', new Date(now)).execute()
}

async function endSession(tx: Tx, token = ''): Promise<void> {
  if (token) await tx.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute()
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
