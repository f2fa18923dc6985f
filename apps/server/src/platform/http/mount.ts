import type { Readable } from 'node:stream'
import type { Endpoint, InputOf, ReplyOf } from '@otogi/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { Clock } from '../process/clock.ts'
import type { Database, Reader, Tx } from '../db/db.ts'
import { intentOf, onceFor } from './idempotency.ts'
import { createKeyedQueues } from '../process/queue.ts'
import { config, locales, parse, safeParse } from 'zod/mini'
import { Refusal, type Issue } from './refusal.ts'

// Without a language every issue of a malformed request is told as no more than invalid.
config(locales.en())

type Asked<E> = { readonly input: InputOf<E>; readonly request: FastifyRequest; readonly reply: FastifyReply }
type Read<E> = Asked<E> & { readonly db: Reader; readonly playerId: string }
type Write<E> = Asked<E> & { readonly tx: Tx; readonly playerId: string }
type Slow<E> = Asked<E> & { readonly playerId: string; readonly write: InTurn }

/** Does the work in one transaction that holds the player's row from its first statement; the day has begun in it. */
export type InTurn = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

export type Mount = {
  /** A call that needs no session; it opens its own transactions. */
  open<E extends Endpoint>(
    endpoint: E,
    answer: (call: Asked<E>) => Promise<ReplyOf<E>>,
    options?: RouteShorthandOptions,
  ): void
  read<E extends Endpoint>(endpoint: E, answer: (call: Read<E>) => Promise<ReplyOf<E>>): void
  /** A read whose reply is too large to be held: JSON that the answer streams, as the contract declares it. */
  stream<E extends Endpoint>(endpoint: E, answer: (call: Read<E>) => Promise<Readable>): void
  /** A call in one transaction that holds the player's row from its first statement. */
  write<E extends Endpoint>(
    endpoint: E,
    answer: (call: Write<E>) => Promise<ReplyOf<E>>,
    options?: WriteOptions<E>,
  ): void
  /** A write with work that would hold the row up, such as the hash of a password: it opens the transaction itself. */
  slow<E extends Endpoint>(
    endpoint: E,
    answer: (call: Slow<E>) => Promise<ReplyOf<E>>,
    options?: Pick<RouteShorthandOptions, 'bodyLimit'>,
  ): void
}

type WriteOptions<E> = {
  /** The other players whose rows the call will touch: all rows are locked first, in ascending order. */
  readonly alsoLocks?: (input: InputOf<E>) => readonly string[]
}

/** What a player's call needs from the features, given by the app: platform enters none of them. */
export type Visits = {
  /** Whether the player's day is another than today. */
  needsRollover(db: Reader, playerId: string): Promise<boolean>
  /** Locks the players' rows in ascending order. */
  lock(tx: Tx, playerIds: readonly string[]): Promise<void>
  /** Sets the player's day to today. The row is locked. */
  rollOver(tx: Tx, playerId: string): Promise<void>
}

type World = {
  readonly app: FastifyInstance
  readonly db: Database
  readonly clock: Clock
  readonly visits: Visits
}

type Deps = World & {
  /** A transaction of a player, who has few of them at once: one player must not hold all connections. */
  readonly transactionOf: <T>(playerId: string, work: (tx: Tx) => Promise<T>) => Promise<T>
}

/** The rate limits allow far fewer to wait; an operator can switch those off. */
const WRITES_OF_A_PLAYER = { concurrency: 2, longestQueue: 1000, longestWaitMs: 30_000 }

/** Binds the calls of the contract to answers: owner, day, idempotency, transaction, reply. `admitRequests` has let them in. */
export function mounter(world: World): Mount {
  const runFor = createKeyedQueues(WRITES_OF_A_PLAYER)
  const deps: Deps = { ...world, transactionOf: (playerId, work) => runFor(playerId, () => world.db.transaction(work)) }
  const route: Route = (endpoint, handler, options = {}) => {
    world.app.route({ ...options, method: endpoint.method, url: endpoint.path, config: { endpoint }, handler })
  }
  return {
    open: opener(route),
    read: (endpoint, answer) => {
      reader(deps, route)(endpoint, async (call) => replyOf(endpoint, await answer(call)))
    },
    stream: (endpoint, answer) => {
      reader(deps, route)(endpoint, async (call) => {
        void call.reply.type('application/json; charset=utf-8')
        return answer(call)
      })
    },
    write: writer(deps, route),
    slow: slower(deps, route),
  }
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
type Route = (endpoint: Endpoint, handler: Handler, options?: RouteShorthandOptions) => void

function opener(route: Route): Mount['open'] {
  return (endpoint, answer, options) => {
    const handler: Handler = async (request, reply) => {
      const input = inputOf(endpoint, request)
      return replyOf(endpoint, await answer({ input, request, reply }))
    }
    route(endpoint, handler, options)
  }
}

type ReadRoute = <E extends Endpoint>(endpoint: E, answer: (call: Read<E>) => Promise<unknown>) => void

function reader({ db, clock, visits, transactionOf }: Deps, route: Route): ReadRoute {
  return (endpoint, answer) => {
    const handler: Handler = async (request, reply) => {
      const { playerId, input } = ownCall(endpoint, request, reply)
      if (await visits.needsRollover(db.reader, playerId))
        await transactionOf(playerId, (tx) => begin(visits, tx, playerId))
      return answer({ db: db.reader, playerId, input, request, reply })
    }
    route(endpoint, (request, reply) => clock.freeze(() => handler(request, reply)))
  }
}

function writer(deps: Deps, route: Route): Mount['write'] {
  return (endpoint, answer, { alsoLocks } = {}) => {
    const handler: Handler = async (request, reply) => {
      const { playerId, input } = ownCall(endpoint, request, reply)
      const key = request.headers['idempotency-key']?.toString()
      const intent = intentOf(endpoint, key, { playerId, input, at: new Date(deps.clock.now()) })
      return inTurn(deps, [playerId, ...(alsoLocks?.(input) ?? [])])((tx) => {
        const act = async () => replyOf(endpoint, await answer({ tx, playerId, input, request, reply }))
        return intent ? onceFor(tx, intent, act) : act()
      })
    }
    route(endpoint, handler)
  }
}

function slower(deps: Deps, route: Route): Mount['slow'] {
  return (endpoint, answer, options) => {
    const handler: Handler = async (request, reply) => {
      const { playerId, input } = ownCall(endpoint, request, reply)
      const write = inTurn(deps, [playerId])
      return replyOf(endpoint, await answer({ playerId, input, request, reply, write }))
    }
    route(endpoint, handler, options)
  }
}

/** Transactions that hold the rows of the players; the first one is who calls. */
function inTurn({ clock, visits, transactionOf }: Deps, playerIds: readonly [string, ...string[]]): InTurn {
  return (work) =>
    transactionOf(playerIds[0], async (tx) => {
      await visits.lock(tx, playerIds)
      // The call happens when its turn has come, not when it began to wait: whoever held the lock was there before.
      return clock.freeze(async () => {
        await visits.rollOver(tx, playerIds[0])
        return work(tx)
      })
    })
}

/** Locks before anything is read: what is read afterwards stays true until the commit. */
export async function begin(visits: Visits, tx: Tx, playerId: string): Promise<void> {
  await visits.lock(tx, [playerId])
  await visits.rollOver(tx, playerId)
}

/** An admitted player's call that is well-formed and about that player alone. */
function ownCall<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
): { playerId: string; input: InputOf<E> } {
  const { playerId } = request
  const input = inputOf(endpoint, request)
  requireOwner(endpoint, input, playerId)
  // A player's answers are for that player alone; a call whose answer is the same for everybody says otherwise.
  void reply.header('cache-control', 'private, no-store')
  return { playerId, input }
}

function inputOf<E extends Endpoint>(endpoint: E, request: FastifyRequest): InputOf<E> {
  const given = endpoint.method === 'GET' ? request.query : (request.body ?? {})
  const { success, data, error } = safeParse(endpoint.input, given)
  if (!success) throw new Refusal('INVALID', error.issues.map(issueOf))
  if (holdsNul(data)) throw new Refusal('INVALID', [{ path: '', message: 'a text with a NUL character' }])
  return data as InputOf<E>
}

/** PostgreSQL keeps no text with a NUL character, and none of ours has one. */
function holdsNul(input: unknown): boolean {
  if (typeof input === 'string') return input.includes('\0')
  return typeof input === 'object' && input !== null && Object.values(input).some(holdsNul)
}

/** Only what the contract declares leaves the server. */
function replyOf<E extends Endpoint>(endpoint: E, reply: ReplyOf<E>): unknown {
  return parse(endpoint.reply, reply)
}

function requireOwner(endpoint: Endpoint, input: unknown, playerId: string): void {
  const fields = input as Record<string, unknown>
  const named = endpoint.owner.map((field) => fields[field]).filter((id) => id !== undefined)
  if (named.some((id) => id !== playerId)) throw new Refusal('NOT_YOURS')
}

function issueOf(issue: { path: readonly PropertyKey[]; message: string }): Issue {
  return { path: issue.path.map(String).join('.'), message: issue.message }
}
