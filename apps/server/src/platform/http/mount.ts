import { Readable } from 'node:stream'
import { createInputReader, createReplyWriter } from '@otogi/contract/codec'
import type { Endpoint, InputOf, ReplyOf } from '@otogi/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { config, locales, parse, safeParse } from 'zod/mini'
import { runOnce, toIdempotencyRecord } from './idempotency.ts'
import { Refusal, type Issue } from './refusal.ts'
import { createReadContext, type ReadContext, type RunDeps, type RunLocked, type WriteContext } from './run-locked.ts'

// Without a locale zod reports every issue as "invalid".
config(locales.en())

type Call<E> = { readonly input: InputOf<E>; readonly request: FastifyRequest; readonly reply: FastifyReply }
type SlowContext = ReadContext & {
  /** Locks the player's row and does the work in one transaction. What was read before may have changed by then. */
  readonly write: <T>(work: (context: WriteContext) => Promise<T>) => Promise<T>
}
type Contexts = { readonly read: ReadContext; readonly write: WriteContext; readonly slow: SlowContext }

/** The argument of an action: the call and, for a player's call, the context of its effect. */
export type CallOf<E extends Endpoint> = Call<E> & (E['who'] extends 'player' ? Contexts[E['effect']] : unknown)

/** Replies too large for memory are streamed as JSON, past the codec. */
type Action<E extends Endpoint> = (call: CallOf<E>) => ReplyOf<E> | Promise<ReplyOf<E>> | Promise<Readable>

type Options<E> = Pick<RouteShorthandOptions, 'bodyLimit'> & {
  /** The other players whose rows a write touches: all rows are locked first, in ascending order. */
  readonly alsoLocks?: (input: InputOf<E>) => readonly string[]
}

/** Binds a call of the contract to the action that answers it. */
export type Mount = <E extends Endpoint>(endpoint: E, action: Action<E>, options?: Options<E>) => void

type Deps = RunDeps & {
  readonly app: FastifyInstance
  readonly runLocked: RunLocked
  /** Whether replies are validated against the contract, which is slow: for tests. */
  readonly validatesReplies: boolean
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/**
 * Mounts calls by what the contract says of them. Each handler reads the input, checks the owner, makes the context and
 * cuts the reply to what the contract declares; `admitRequests` has let the request in. The names of the wire end here:
 * actions have plain ones.
 */
export function createMount({ app, runLocked, validatesReplies, ...deps }: Deps): Mount {
  const readContext = createReadContext(deps, runLocked)

  const handleOpen: HandlerMaker = (endpoint, act) => async (request, reply) =>
    act({ input: readWire(endpoint, request), request, reply })

  const handleRead: HandlerMaker = (endpoint, act) => async (request, reply) => {
    const input = ownInput(endpoint, request, reply)
    return act({ ...(await readContext(request.playerId)), input, request, reply })
  }

  const handleSlow: HandlerMaker = (endpoint, act) => async (request, reply) => {
    const input = ownInput(endpoint, request, reply)
    const write: SlowContext['write'] = (work) => runLocked([request.playerId], work)
    return act({ ...(await readContext(request.playerId)), write, input, request, reply })
  }

  const handleWrite: HandlerMaker = (endpoint, act, listAlsoLocked) => async (request, reply) => {
    const input = ownInput(endpoint, request, reply)
    const { playerId } = request
    const record = toIdempotencyRecord(endpoint, request.headers['idempotency-key']?.toString(), { playerId, input })
    return runLocked([playerId, ...listAlsoLocked(input)], (context) => {
      const work = () => act({ ...context, input, request, reply })
      return record ? runOnce(context, record, work) : work()
    })
  }

  const makers = { read: handleRead, write: handleWrite, slow: handleSlow }
  return (endpoint, action, { alsoLocks, bodyLimit } = {}) => {
    const { method, path: url, who, effect } = endpoint
    const readInput = createInputReader(endpoint)
    const writeReply = createReplyWriter(endpoint)
    const act: Act = async ({ input, ...call }) => {
      const reply = await action({ ...call, input: readInput(input) } as CallOf<typeof endpoint>)
      if (reply instanceof Readable) return reply
      // Only what the contract declares leaves the server.
      const written = writeReply(reply)
      return validatesReplies ? parse(endpoint.reply, written) : written
    }
    const make = who === 'player' ? makers[effect] : handleOpen
    const handler = make(endpoint, act, (input) => alsoLocks?.(readInput(input) as InputOf<typeof endpoint>) ?? [])
    app.route({
      ...(bodyLimit && { bodyLimit }),
      method,
      url,
      config: { endpoint },
      handler,
    })
  }
}

/** The input with wire names and owner fields. */
type WireInput = Record<string, unknown>
type Act = (call: { readonly input: WireInput; readonly [context: string]: unknown }) => Promise<unknown>
type ListAlsoLocked = (input: WireInput) => readonly string[]
type HandlerMaker = (endpoint: Endpoint, act: Act, listAlsoLocked: ListAlsoLocked) => Handler

/** Validates the input of a player's call, including its owner fields. */
function ownInput(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): WireInput {
  const input = readWire(endpoint, request)
  requireOwner(endpoint, input, request.playerId)
  // A player's answers are for that player alone; a call whose answer is the same for everybody says otherwise.
  void reply.header('cache-control', 'private, no-store')
  return input
}

function readWire(endpoint: Endpoint, request: FastifyRequest): WireInput {
  const given = endpoint.method === 'GET' ? request.query : (request.body ?? {})
  const { success, data, error } = safeParse(endpoint.input, given)
  if (!success) throw new Refusal('INVALID', error.issues.map(issueOf))
  if (holdsNul(data)) throw new Refusal('INVALID', [{ path: '', message: 'a text with a NUL character' }])
  return data as WireInput
}

/** PostgreSQL cannot store text with a NUL character. */
function holdsNul(input: unknown): boolean {
  if (typeof input === 'string') return input.includes('\0')
  return typeof input === 'object' && input !== null && Object.values(input).some(holdsNul)
}

function requireOwner(endpoint: Endpoint, input: WireInput, playerId: string): void {
  const named = endpoint.owner.map((field) => input[field]).filter((id) => id !== undefined)
  if (named.some((id) => id !== playerId)) throw new Refusal('NOT_YOURS')
}

function issueOf(issue: { path: readonly PropertyKey[]; message: string }): Issue {
  return { path: issue.path.map(String).join('.'), message: issue.message }
}
