import type { InputOf, ReplyOf, Route, WireReplyOf } from '@otogi/contract/endpoint'
import { toPlain, toWireInput } from '@otogi/contract/wire-names'
import type { Problem, RefusalCode } from '@otogi/contract/refusals'
import { Refused, UNKNOWN_ERROR, type RefusedCode } from './refused.ts'

export type CallOptions = {
  idempotencyKey?: string
  signal?: AbortSignal
  /** Whom the call names where the contract asks for its owner: by default the player that this page shows. */
  owner?: string | null
  /** How long the answer may take, with all that is sent. */
  patienceMs?: number
}

/** Longer than the server waits for anything. What is asked for after a call that hangs must not wait for ever. */
const PATIENCE_MS = 40_000

/** Returns whether the page is left, so that the caller hears nothing. */
type Reaction = () => boolean

let readPlayerId: () => string | null = () => null

/** Sets where calls read whom they name as their owner. */
export function setOwner(read: () => string | null): void {
  readPlayerId = read
}

const reactions = new Map<RefusedCode, Reaction>()
let session = 0

/** What happens when any call is refused with a code, or is not answered. */
export function onRefusal(code: RefusedCode, react: Reaction): void {
  reactions.set(code, react)
}

/** Hears nothing more of the calls under way: their answers are for a player who has left. */
export function ignorePendingCalls(): void {
  session += 1
}

/** Makes the call that the contract declares; throws Refused when it is not done. */
export async function call<R extends Route>(
  route: R,
  input: InputOf<R>,
  options: CallOptions = {},
): Promise<ReplyOf<R>> {
  return toPlain((await exchange(route, input, options)).body) as ReplyOf<R>
}

/** Makes a call whose answer is a file for others to read: its names stay those of the wire. */
export async function callWire<R extends Route>(route: R, input: InputOf<R>): Promise<WireReplyOf<R>> {
  return (await exchange(route, input, {})).body as WireReplyOf<R>
}

export type Page<Reply> = { shown: Reply; total: number }

/** Makes a call that answers with one page of a list; `total` counts all of it. */
export async function callPage<R extends Route>(
  route: R,
  input: InputOf<R>,
  options: CallOptions = {},
): Promise<Page<ReplyOf<R>>> {
  const { body, headers } = await exchange(route, input, options)
  return { shown: toPlain(body) as ReplyOf<R>, total: Number(headers.get('x-total-count') ?? 0) }
}

async function exchange<R extends Route>(
  route: R,
  input: InputOf<R>,
  options: CallOptions,
): Promise<{ body: unknown; headers: Headers }> {
  const begunIn = session
  const isHeard = () => begunIn === session
  try {
    const { owner = readPlayerId() } = options
    const { response, text } = await send(route, toWireInput(route, input as Record<string, unknown>, owner), options)
    const body = parseBody(response, text)
    if (!isHeard()) return await never()
    if (response.ok) return { body, headers: response.headers }
    throw toRefused(response, body as Partial<Problem> | null)
  } catch (error) {
    if (!isHeard()) return await never()
    if (error instanceof Refused && logRefusal(route, error)) return await never()
    throw error
  }
}

function never(): Promise<never> {
  return new Promise(() => {})
}

/** Logs which call failed and why; never what was sent, which may be a password. Returns whether the page is left. */
function logRefusal({ method, path }: Route, { status, code, message }: Refused): boolean {
  console.warn(`${method} ${path} failed: ${status} ${code}: ${message}`)
  return reactions.get(code)?.() === true
}

async function send({ method, path }: Route, input: Record<string, unknown>, options: CallOptions) {
  const { signal, patienceMs = PATIENCE_MS } = options
  const limit = AbortSignal.timeout(patienceMs)
  const headers = new Headers({ accept: 'application/json' })
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey)
  const request: RequestInit = {
    method,
    headers,
    credentials: 'same-origin',
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  }
  if (method !== 'GET') {
    headers.set('content-type', 'application/json')
    request.body = JSON.stringify(input)
  }
  try {
    const response = await fetch(method === 'GET' ? path + toQuery(input) : path, request)
    return { response, text: await response.text() }
  } catch (error) {
    if (signal?.aborted) throw error
    throw new Refused('UNREACHABLE', 0, UNKNOWN_ERROR)
  }
}

function toQuery(input: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined) query.set(name, String(value as string | number | boolean))
  }
  return query.size === 0 ? '' : `?${query.toString()}`
}

function parseBody(response: Response, text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    throw new Refused('UNREACHABLE', response.status, UNKNOWN_ERROR)
  }
}

function toRefused(response: Response, problem: Partial<Problem> | null): Refused {
  const code = (problem?.code ?? 'FAULT') as RefusalCode
  return new Refused(code, response.status, problem?.error ?? UNKNOWN_ERROR, problem?.issues)
}
