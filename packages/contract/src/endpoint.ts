import type * as z from 'zod/mini'
import type { LimitName } from './limits.ts'
import type { RefusalCode } from './refusals.ts'
import type { PlainReply, PlainInput } from './wire-names.ts'

type Schema = z.core.$ZodType

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Access = 'open' | 'player' | 'desk'
type Effect = 'read' | 'write' | 'slow'

/**
 * Describes an endpoint of the API. The server, the web app, the OpenAPI document and the rate limiter use this
 * description.
 */
export type Endpoint<
  Input extends Schema = Schema,
  Reply extends Schema = Schema,
  W extends Access = Access,
  E extends Effect = Effect,
  O extends string = string,
> = {
  readonly method: Method
  readonly path: `/api/${string}`
  readonly summary: string
  /** `open` requires no session, `player` requires one, and `desk` also requires a role at the operator's desk. */
  readonly who: W
  /**
   * `write` runs in one transaction that locks the player's row. `slow` does slow work first, without the lock, e.g.
   * hashing a password; then it locks the row and writes.
   */
  readonly effect: E
  readonly limit: LimitName
  /** Whether suspended players may make this call. */
  readonly isOpenToSuspended: boolean
  /** Input fields that contain a player id. If such a field is present, it must be the id of the session's player. */
  readonly owner: readonly O[]
  /** Whether clients can send an Idempotency-Key header. */
  readonly idempotent: boolean
  /** The endpoint's input, sent in the query string for GET and as a JSON body otherwise. */
  readonly input: Input
  readonly reply: Reply
  readonly refusals: readonly RefusalCode[]
  /** Numeric response headers and their descriptions. */
  readonly replyHeaders: Readonly<Record<string, string>>
}

/** What a client needs to send a request, without the schemas. `declared` exists only at type level. */
export type Route<E extends Endpoint = Endpoint> = Pick<E, 'method' | 'path' | 'owner'> & { readonly declared?: E }

type EndpointInput<I, O> = { readonly input: I; readonly owner: readonly O[] }

/** The input of an endpoint or route, with plain names and without the owner fields. */
export type InputOf<E> =
  DeclaredOf<E> extends EndpointInput<infer I extends Schema, infer O extends string>
    ? PlainInput<z.output<I>, O>
    : never
/** The reply of an endpoint or route, with plain names. */
export type ReplyOf<E> = PlainReply<WireReplyOf<E>>
/** The reply with the field names of the API. */
export type WireReplyOf<E> = DeclaredOf<E> extends { readonly reply: infer R extends Schema } ? z.output<R> : never

type DeclaredOf<E> = E extends Endpoint ? E : E extends { readonly declared?: infer D } ? D : never

type Defaults = 'who' | 'effect' | 'limit' | 'isOpenToSuspended' | 'owner' | 'idempotent' | 'refusals' | 'replyHeaders'
type EndpointDeclaration<I extends Schema, R extends Schema, O> = Omit<Endpoint<I, R>, Defaults> &
  Partial<Omit<Pick<Endpoint, Defaults>, 'owner'>> & { readonly owner?: readonly O[] }

type FieldOf<I> = I extends z.core.$ZodObject<infer Shape> ? keyof Shape & string : never

/**
 * Fills in defaults: a session is required, and the endpoint adds no refusals to those that every endpoint has. A GET
 * call is a `read`, any other call a `write`.
 */
export function declareEndpoint<
  I extends Schema,
  R extends Schema,
  M extends Method,
  W extends Access = 'player',
  E extends Effect = M extends 'GET' ? 'read' : 'write',
  O extends FieldOf<I> = never,
>(
  declaration: EndpointDeclaration<I, R, O> & { readonly method: M; readonly who?: W; readonly effect?: E },
): Endpoint<I, R, W, E, O> {
  const effect = declaration.effect ?? (declaration.method === 'GET' ? 'read' : 'write')
  const complete: Endpoint<I, R> = {
    who: 'player',
    limit: effect === 'read' ? 'read' : 'write',
    isOpenToSuspended: false,
    owner: [],
    idempotent: false,
    refusals: [],
    replyHeaders: {},
    ...declaration,
    effect,
  }
  return complete as Endpoint<I, R, W, E, O>
}
