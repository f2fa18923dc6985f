import type * as z from 'zod/mini'
import type { LimitName } from './limits.ts'
import type { RefusalCode } from './refusals.ts'

type Schema = z.core.$ZodType

/** One HTTP call: what the server, the web, OpenAPI and the rate limiter all read. */
export type Endpoint<Input extends Schema = Schema, Reply extends Schema = Schema> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/api/${string}`
  readonly summary: string
  /** `open` needs no session; `player` needs one. */
  readonly who: 'open' | 'player'
  /** A `write` holds the player's row until it commits. */
  readonly effect: 'read' | 'write'
  readonly limit: LimitName
  /** The input fields that name a player; each that is given must be the session's own. */
  readonly owner: readonly string[]
  /** Honours an Idempotency-Key header. */
  readonly idempotent: boolean
  /** GET takes it from the query, all others from a JSON body. */
  readonly input: Input
  readonly reply: Reply
  readonly refusals: readonly RefusalCode[]
  /** Numbers that a reply carries besides its body, each with what it counts. */
  readonly replyHeaders: Readonly<Record<string, string>>
}

export type InputOf<E> = E extends Endpoint<infer I> ? z.output<I> : never
export type ReplyOf<E> = E extends Endpoint<Schema, infer R> ? z.output<R> : never

type Defaults = 'who' | 'effect' | 'limit' | 'owner' | 'idempotent' | 'refusals' | 'replyHeaders'
type Declared<I extends Schema, R extends Schema> = Omit<Endpoint<I, R>, Defaults> & Partial<Pick<Endpoint, Defaults>>

/** Declares a call. Silence means: a player's call; GET reads, the rest writes; no extra refusals. */
export function endpoint<I extends Schema, R extends Schema>(declared: Declared<I, R>): Endpoint<I, R> {
  const effect = declared.effect ?? (declared.method === 'GET' ? 'read' : 'write')
  return {
    who: 'player',
    limit: effect,
    owner: [],
    idempotent: false,
    refusals: [],
    replyHeaders: {},
    ...declared,
    effect,
  }
}
