import type * as z from 'zod/mini'
import type { LimitName } from './limits.ts'
import type { RefusalCode } from './refusals.ts'
import type { Plain, PlainInput } from './wire-names.ts'

type Schema = z.core.$ZodType

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Who = 'open' | 'player'
type Effect = 'read' | 'write' | 'slow'

/** One HTTP call: what the server, the web, OpenAPI and the rate limiter all read. */
export type Endpoint<
  Input extends Schema = Schema,
  Reply extends Schema = Schema,
  W extends Who = Who,
  E extends Effect = Effect,
  O extends string = string,
> = {
  readonly method: Method
  readonly path: `/api/${string}`
  readonly summary: string
  /** `open` needs no session; `player` needs one. */
  readonly who: W
  /**
   * What a player's call does: a `write` runs in one transaction that locks the player's row; a `slow` one works before it
   * locks the row and writes, e.g. hashes a password.
   */
  readonly effect: E
  readonly limit: LimitName
  /** The input fields that name a player; each that is given must be the session's own. */
  readonly owner: readonly O[]
  /** Honours an Idempotency-Key header. */
  readonly idempotent: boolean
  /** GET takes it from the query, all others from a JSON body. */
  readonly input: Input
  readonly reply: Reply
  readonly refusals: readonly RefusalCode[]
  /** Numbers that a reply carries besides its body, each with what it counts. */
  readonly replyHeaders: Readonly<Record<string, string>>
}

/** What a client needs to make the call: without the schemas, which stay on the server. Only types see `declared`. */
export type Route<E extends Endpoint = Endpoint> = Pick<E, 'method' | 'path' | 'owner'> & { readonly declared?: E }

type Asking<I, O> = { readonly input: I; readonly owner: readonly O[] }

/** What is asked of an endpoint or of its route: by plain names, without the owner. */
export type InputOf<E> =
  DeclaredOf<E> extends Asking<infer I extends Schema, infer O extends string> ? PlainInput<z.output<I>, O> : never
/** The reply of an endpoint or of its route, by plain names. */
export type ReplyOf<E> = Plain<WireReplyOf<E>>
/** The reply as it crosses HTTP. */
export type WireReplyOf<E> = DeclaredOf<E> extends { readonly reply: infer R extends Schema } ? z.output<R> : never

type DeclaredOf<E> = E extends Endpoint ? E : E extends { readonly declared?: infer D } ? D : never

type Defaults = 'who' | 'effect' | 'limit' | 'owner' | 'idempotent' | 'refusals' | 'replyHeaders'
type Declared<I extends Schema, R extends Schema, O> = Omit<Endpoint<I, R>, Defaults> &
  Partial<Omit<Pick<Endpoint, Defaults>, 'owner'>> & { readonly owner?: readonly O[] }

type FieldOf<I> = I extends z.core.$ZodObject<infer Shape> ? keyof Shape & string : never

/** Declares a call. Silence means: a player's call; GET reads, the rest writes; no extra refusals. */
export function endpoint<
  I extends Schema,
  R extends Schema,
  M extends Method,
  W extends Who = 'player',
  E extends Effect = M extends 'GET' ? 'read' : 'write',
  O extends FieldOf<I> = never,
>(
  declared: Declared<I, R, O> & { readonly method: M; readonly who?: W; readonly effect?: E },
): Endpoint<I, R, W, E, O> {
  const effect = declared.effect ?? (declared.method === 'GET' ? 'read' : 'write')
  const complete: Endpoint<I, R> = {
    who: 'player',
    limit: effect === 'read' ? 'read' : 'write',
    owner: [],
    idempotent: false,
    refusals: [],
    replyHeaders: {},
    ...declared,
    effect,
  }
  return complete as Endpoint<I, R, W, E, O>
}
