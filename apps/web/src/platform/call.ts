import type { InputOf, ReplyOf, Route, WireReplyOf } from '@otogi/contract/endpoint'
import { toPlainReply, toWireInput } from '@otogi/contract/wire-names'
import type { Problem, RefusalCode } from '@otogi/contract/refusals'
import { Refused, UNKNOWN_ERROR, type RefusedCode } from './refused.ts'

export type CallOptions = {
  idempotencyKey?: string
  signal?: AbortSignal
  /** The player id for the owner fields of the contract; by default the id of this page's player. */
  owner?: string | null
  /** The timeout of the whole call, including the upload. */
  timeoutMs?: number
}

/**
 * Default timeout: longer than any timeout of the server. Changes run one after another, so a call without a reply must
 * not block them forever.
 */
const TIMEOUT_MS = 40_000

/** Whether the handler leaves the page. If so, the call never settles. */
type Handler = () => boolean

let readPlayerId: () => string | null = () => null

/** Sets the function that returns the player id for the owner fields of calls. */
export function setPlayerIdReader(readId: () => string | null): void {
  readPlayerId = readId
}

const handlers = new Map<RefusedCode, Handler>()
let session = 0

/** Sets the handler for calls that fail with this code. */
export function handleRefusal(code: RefusedCode, handler: Handler): void {
  handlers.set(code, handler)
}

/** Makes pending calls never settle, because their replies belong to a player who has signed out. */
export function ignorePendingCalls(): void {
  session += 1
}

/** Sends a request of the contract and returns the reply. Throws Refused on failure. */
export async function call<R extends Route>(
  route: R,
  input: InputOf<R>,
  options: CallOptions = {},
): Promise<ReplyOf<R>> {
  return toPlainReply((await fetchReply(route, input, options)).body) as ReplyOf<R>
}

/**
 * Sends a request and returns the reply with the field names of the wire format, for files that other programs read.
 */
export async function callWire<R extends Route>(route: R, input: InputOf<R>): Promise<WireReplyOf<R>> {
  return (await fetchReply(route, input, {})).body as WireReplyOf<R>
}

export type Page<Reply> = { shown: Reply; total: number }

/** Fetches one page of a list; `total` is the length of the whole list. */
export async function fetchPage<R extends Route>(
  route: R,
  input: InputOf<R>,
  options: CallOptions = {},
): Promise<Page<ReplyOf<R>>> {
  const { body, headers } = await fetchReply(route, input, options)
  return { shown: toPlainReply(body) as ReplyOf<R>, total: Number(headers.get('x-total-count') ?? 0) }
}

async function fetchReply<R extends Route>(
  route: R,
  input: InputOf<R>,
  options: CallOptions,
): Promise<{ body: unknown; headers: Headers }> {
  const startedIn = session
  const isCurrent = () => startedIn === session
  try {
    const { owner = readPlayerId() } = options
    const { response, text } = await sendRequest(
      route,
      toWireInput(route, input as Record<string, unknown>, owner),
      options,
    )
    const body = parseBody(response, text)
    if (!isCurrent()) return await waitForever()
    if (response.ok) return { body, headers: response.headers }
    throw toRefused(response, body as Partial<Problem> | null)
  } catch (error) {
    if (!isCurrent()) return await waitForever()
    if (error instanceof Refused && logRefusal(route, error)) return await waitForever()
    throw error
  }
}

function waitForever(): Promise<never> {
  return new Promise(() => {})
}

/**
 * Logs which call failed and why, but not its input, which may contain a password. Returns whether the handler leaves
 * the page.
 */
function logRefusal({ method, path }: Route, { status, code, message }: Refused): boolean {
  console.warn(`${method} ${path} failed: ${status} ${code}: ${message}`)
  return handlers.get(code)?.() === true
}

async function sendRequest({ method, path }: Route, input: Record<string, unknown>, options: CallOptions) {
  const { signal, timeoutMs = TIMEOUT_MS } = options
  const limit = AbortSignal.timeout(timeoutMs)
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
