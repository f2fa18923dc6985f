import { Readable } from 'node:stream'
import { createInputReader, createReplyWriter } from '@otogi/contract/codec'
import type { Endpoint, InputOf, ReplyOf } from '@otogi/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { NoResultError } from 'kysely'
import { config, locales, parse, safeParse } from 'zod/mini'
import type { Reader } from '../db/db.ts'
import { waitOrReplay, runOnce, toIdempotencyRecord } from './idempotency.ts'
import { readLastWrite, setLastWriteCookie } from './last-write.ts'
import { Refusal, type Issue } from './refusal.ts'
import {
  createReadContext,
  type ReadContext,
  type RunDeps,
  type LockedRunner,
  type WriteContext,
} from './run-locked.ts'

// Zod needs a locale. Without one, it reports every issue as "invalid".
config(locales.en())

type Call<E> = { readonly input: InputOf<E>; readonly request: FastifyRequest; readonly reply: FastifyReply }
type SlowContext = ReadContext & {
  /**
   * Locks the player's row and runs the work in one transaction. Data that was read before the lock may have changed.
   */
  readonly write: <T>(work: (context: WriteContext) => Promise<T>) => Promise<T>
}
type Contexts = { readonly read: ReadContext; readonly write: WriteContext; readonly slow: SlowContext }

/** Argument of an action: the request and, if the endpoint requires a session, the context for reading or writing. */
export type CallOf<E extends Endpoint> = Call<E> & (E['who'] extends 'open' ? unknown : Contexts[E['effect']])

/** Streams JSON without the codec if the reply is too large for memory. */
type Action<E extends Endpoint> = (call: CallOf<E>) => ReplyOf<E> | Promise<ReplyOf<E>> | Promise<Readable>

type Options<E> = Pick<RouteShorthandOptions, 'bodyLimit'> & {
  /** Returns the ids of other players whose rows the write changes. All rows are locked first, in ascending order. */
  readonly alsoLocks?: (input: InputOf<E>) => readonly string[]
  /** Whether the call may read from the replica. Set only for reads. */
  readonly usesReplica?: boolean
}

/** Registers the action of an endpoint. */
export type Mount = <E extends Endpoint>(endpoint: E, action: Action<E>, options?: Options<E>) => void

type Deps = RunDeps & {
  readonly app: FastifyInstance
  readonly runLocked: LockedRunner
  /** Whether replies are validated against the contract. Validation is slow and meant for tests. */
  readonly validatesReplies: boolean
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/**
 * Creates a function that mounts endpoints as the contract declares them. Each handler parses the input, checks the
 * owner fields, creates the context and removes undeclared fields from the reply. `admitRequests` has already checked
 * the session and the limits. Actions use only plain names; the handler converts them from and to API names.
 */
export function createMount({ app, runLocked, validatesReplies, ...deps }: Deps): Mount {
  const guardDeletedPlayer = createDeletedPlayerGuard(runLocked)
  const readContext = createContextUnlessSuspended(createReadContext(deps, runLocked))

  const handleOpen: HandlerMaker = (endpoint, act) => async (request, reply) =>
    act({ input: parseInput(endpoint, request), request, reply })

  const handleRead: HandlerMaker = (endpoint, act) => async (request, reply) => {
    const input = readPlayerInput(endpoint, request, reply)
    const context = await readContext(endpoint, request)
    return guardDeletedPlayer(request, () => act({ ...context, input, request, reply }))
  }

  const handleReplicaRead: HandlerMaker = (endpoint, act) => async (request, reply) => {
    const input = readPlayerInput(endpoint, request, reply)
    const context = await readContext(endpoint, request)
    const read = (db: Reader) => guardDeletedPlayer(request, () => act({ ...context, db, input, request, reply }))
    if (context.player === request.signedIn.player) return deps.db.readFromReplica(readLastWrite(request), read)
    // The rollover was a write, so a replica may not have the row yet.
    setLastWriteCookie(reply)
    return read(deps.db.reader)
  }

  const handleSlow: HandlerMaker = (endpoint, act) => async (request, reply) => {
    const input = readPlayerInput(endpoint, request, reply)
    const write: SlowContext['write'] = (work) => runLocked([request.signedIn.playerId], work)
    return act({ ...(await readContext(endpoint, request)), write, input, request, reply })
  }

  const handleWrite: HandlerMaker = (endpoint, act, listAlsoLocked) => async (request, reply) => {
    const input = readPlayerInput(endpoint, request, reply)
    const { playerId } = request.signedIn
    const record = toIdempotencyRecord(endpoint, request.headers['idempotency-key']?.toString(), { playerId, input })
    const transaction = runLocked([playerId, ...listAlsoLocked(input)], (context) => {
      refuseSuspended(endpoint, context)
      const work = () => act({ ...context, input, request, reply })
      return record ? runOnce(context, record, work) : work()
    })
    return waitOrReplay(deps.db.reader, record, transaction)
  }

  const makers = { read: handleRead, write: handleWrite, slow: handleSlow }
  return (endpoint, action, { alsoLocks, bodyLimit, usesReplica } = {}) => {
    const { method, path: url, who, effect } = endpoint
    const readInput = createInputReader(endpoint)
    const writeReply = createReplyWriter(endpoint)
    const act: Act = async ({ input, ...call }) => {
      const reply = await action({ ...call, input: readInput(input) } as CallOf<typeof endpoint>)
      if (reply instanceof Readable) return reply
      // Copies only the fields that the contract declares.
      const written = writeReply(reply)
      return validatesReplies ? parse(endpoint.reply, written) : written
    }
    const make = who === 'open' ? handleOpen : usesReplica ? handleReplicaRead : makers[effect]
    const handler = make(endpoint, act, (input) => alsoLocks?.(readInput(input) as InputOf<typeof endpoint>) ?? [])
    app.route({ ...(bodyLimit && { bodyLimit }), method, url, config: { endpoint }, handler })
  }
}

/** Input with the field names of the API, including any owner fields. */
type WireInput = Record<string, unknown>
type Act = (call: { readonly input: WireInput; readonly [context: string]: unknown }) => Promise<unknown>
type ListAlsoLocked = (input: WireInput) => readonly string[]
type HandlerMaker = (endpoint: Endpoint, act: Act, listAlsoLocked: ListAlsoLocked) => Handler

/** Parses the input of an endpoint with a session and checks its owner fields. */
function readPlayerInput(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): WireInput {
  const input = parseInput(endpoint, request)
  requireOwner(endpoint, input, request.signedIn.playerId)
  // Forbids caching, because the reply is meant for one player. Endpoints with the same reply for everyone override
  // this header.
  void reply.header('cache-control', 'private, no-store')
  return input
}

/** Handles reads that fail because the account was deleted in the meantime. */
function createDeletedPlayerGuard(runLocked: LockedRunner) {
  return async <T>({ signedIn }: FastifyRequest, read: () => Promise<T>): Promise<T> => {
    try {
      return await read()
    } catch (error) {
      // Refuses the request if the account was deleted.
      if (error instanceof NoResultError) await runLocked([signedIn.playerId], () => Promise.resolve())
      throw error
    }
  }
}

function createContextUnlessSuspended(createContext: ReturnType<typeof createReadContext>) {
  return async (endpoint: Endpoint, { signedIn }: FastifyRequest): Promise<ReadContext> =>
    refuseSuspended(endpoint, await createContext(signedIn))
}

/** Returns the context unless the player is suspended. */
function refuseSuspended<C extends Pick<ReadContext, 'player' | 'at'>>({ isOpenToSuspended }: Endpoint, context: C): C {
  const { suspended_until } = context.player
  if (!isOpenToSuspended && suspended_until !== null && suspended_until > context.at) throw new Refusal('SUSPENDED')
  return context
}

function parseInput(endpoint: Endpoint, request: FastifyRequest): WireInput {
  const given = endpoint.method === 'GET' ? request.query : (request.body ?? {})
  const { success, data, error } = safeParse(endpoint.input, given)
  if (!success) throw new Refusal('INVALID', error.issues.map(toIssue))
  if (!isStorable(data))
    throw new Refusal('INVALID', [{ path: '', message: 'contains a NUL character or half of a surrogate pair' }])
  return data as WireInput
}

/** PostgreSQL can store neither NUL characters in text nor lone surrogates in JSON. */
function isStorable(input: unknown): boolean {
  if (typeof input === 'string') return input.isWellFormed() && !input.includes('\0')
  return typeof input !== 'object' || input === null || Object.values(input).every(isStorable)
}

function requireOwner(endpoint: Endpoint, input: WireInput, playerId: string): void {
  const named = endpoint.owner.map((field) => input[field]).filter((id) => id !== undefined)
  if (named.some((id) => id !== playerId)) throw new Refusal('NOT_YOURS')
}

function toIssue(issue: { path: readonly PropertyKey[]; message: string }): Issue {
  return { path: issue.path.map(String).join('.'), message: issue.message }
}
