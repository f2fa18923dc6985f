import type { Endpoint, InputOf, ReplyOf } from '@otogi/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { Clock } from './clock.ts'
import type { Database, Reader, Tx } from './db.ts'
import { intentOf, onceFor } from './idempotency.ts'
import type { Limiter } from './limiter.ts'
import { parse, safeParse } from 'zod/mini'
import { Refusal, type Issue } from './refusal.ts'
import type { Sessions } from './session.ts'

type Asked<E> = { readonly input: InputOf<E>; readonly request: FastifyRequest; readonly reply: FastifyReply }
type Read<E> = Asked<E> & { readonly db: Reader; readonly playerId: string }
type Write<E> = Asked<E> & { readonly tx: Tx; readonly playerId: string }

export type Mount = {
  /** A call that needs no session; it opens its own transactions. */
  open<E extends Endpoint>(
    endpoint: E,
    answer: (call: Asked<E>) => Promise<ReplyOf<E>>,
    options?: RouteShorthandOptions,
  ): void
  read<E extends Endpoint>(endpoint: E, answer: (call: Read<E>) => Promise<ReplyOf<E>>): void
  /** A call in one transaction that holds the player's row from its first statement. */
  write<E extends Endpoint>(
    endpoint: E,
    answer: (call: Write<E>) => Promise<ReplyOf<E>>,
    options?: WriteOptions<E>,
  ): void
  /** Declared calls that no feature has bound say so. */
  notYet(endpoints: readonly Endpoint[]): void
}

type WriteOptions<E> = {
  /** The other players whose rows the call will touch: all rows are locked first, in ascending order. */
  readonly alsoLocks?: (input: InputOf<E>) => readonly string[]
  readonly bodyLimit?: number
}

/** What a player's call needs from the features, given by the app: platform enters none of them. */
export type Visits = {
  /** Whether the player's day is behind today. */
  isBehind(db: Reader, playerId: string): Promise<boolean>
  /** Locks the players' rows in ascending order. */
  lock(tx: Tx, playerIds: readonly string[]): Promise<void>
  /** Begins the player's new day if it has come. The row is locked. */
  enter(tx: Tx, playerId: string): Promise<void>
}

type World = { app: FastifyInstance; db: Database; clock: Clock; sessions: Sessions; limiter: Limiter; visits: Visits }

/** Binds the calls of the contract to answers: limit, session, owner, day, idempotency, transaction, reply. */
export function mounter({ app, db, clock, sessions, limiter, visits }: World): Mount {
  const mounted = new Set<Endpoint>()

  function route(
    endpoint: Endpoint,
    answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
    options: RouteShorthandOptions = {},
  ): void {
    mounted.add(endpoint)
    app.route({ ...options, method: endpoint.method, url: endpoint.path, handler: answer })
  }

  async function signedIn(endpoint: Endpoint, request: FastifyRequest): Promise<string> {
    const playerId = await sessions.playerOf(request)
    await limiter.check(endpoint, request, playerId)
    if (!playerId) throw new Refusal('SESSION_REQUIRED')
    return playerId
  }

  async function begin(tx: Tx, playerId: string, others: readonly string[]): Promise<void> {
    await visits.lock(tx, [playerId, ...others])
    await visits.enter(tx, playerId)
  }

  return {
    open(endpoint, answer, options) {
      const open = async (request: FastifyRequest, reply: FastifyReply) => {
        await limiter.check(endpoint, request)
        const input = inputOf(endpoint, request)
        return replyOf(endpoint, await answer({ input, request, reply }))
      }
      route(endpoint, open, options)
    },
    read(endpoint, answer) {
      route(endpoint, async (request, reply) => {
        const playerId = await signedIn(endpoint, request)
        const input = inputOf(endpoint, request)
        requireOwner(endpoint, input, playerId)
        if (await visits.isBehind(db.reader, playerId)) await db.transaction((tx) => begin(tx, playerId, []))
        return replyOf(endpoint, await answer({ db: db.reader, playerId, input, request, reply }))
      })
    },
    write(endpoint, answer, { alsoLocks, ...options } = {}) {
      const write = async (request: FastifyRequest, reply: FastifyReply) => {
        const playerId = await signedIn(endpoint, request)
        const input = inputOf(endpoint, request)
        requireOwner(endpoint, input, playerId)
        const key = request.headers['idempotency-key']
        const intent = intentOf(endpoint, key?.toString(), { playerId, input, at: new Date(clock.now()) })
        return db.transaction(async (tx) => {
          await begin(tx, playerId, alsoLocks?.(input) ?? [])
          const act = async () => replyOf(endpoint, await answer({ tx, playerId, input, request, reply }))
          return intent ? onceFor(tx, intent, act) : act()
        })
      }
      route(endpoint, write, options)
    },
    notYet(endpoints) {
      for (const endpoint of endpoints) {
        if (!mounted.has(endpoint)) route(endpoint, () => Promise.reject(new Refusal('NOT_YET')))
      }
    },
  }
}

function inputOf<E extends Endpoint>(endpoint: E, request: FastifyRequest): InputOf<E> {
  const given = endpoint.method === 'GET' ? request.query : (request.body ?? {})
  const { success, data, error } = safeParse(endpoint.input, given)
  if (!success) throw new Refusal('INVALID', error.issues.map(issueOf))
  return data as InputOf<E>
}

/** Only what the contract declares leaves the server. */
function replyOf<E extends Endpoint>(endpoint: E, reply: ReplyOf<E>): unknown {
  return parse(endpoint.reply, reply)
}

function requireOwner(endpoint: Endpoint, input: unknown, playerId: string): void {
  const fields = input as Record<string, unknown>
  if (endpoint.owner.some((field) => fields[field] !== playerId)) throw new Refusal('NOT_YOURS')
}

function issueOf(issue: { path: readonly PropertyKey[]; message: string }): Issue {
  return { path: issue.path.map(String).join('.'), message: issue.message }
}
