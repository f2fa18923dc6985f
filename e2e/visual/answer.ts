import type { Endpoint, WireReplyOf } from '@otogi/contract/endpoint'
import { REFUSALS, type RefusalCode } from '@otogi/contract/refusals'

type Reply = { status: number; body: unknown; headers: Readonly<Record<string, string>> }

/** The mocked reply to a call. `never` leaves the call pending. */
export type Answer = { call: string; reply: Reply | 'never' }

type Call = Pick<Endpoint, 'method' | 'path'>

function toCallName({ method, path }: Call): string {
  return `${method} ${path}`
}

export function createAnswer<E extends Endpoint>(
  endpoint: E,
  body: WireReplyOf<E>,
  headers: Reply['headers'] = {},
): Answer {
  return { call: toCallName(endpoint), reply: { status: 200, body, headers } }
}

/** Creates one page of a longer list. */
export function createPageAnswer<E extends Endpoint>(endpoint: E, body: WireReplyOf<E>, total: number): Answer {
  return createAnswer(endpoint, body, { 'x-total-count': String(total) })
}

export function createRefusal(call: Call, code: RefusalCode): Answer {
  const { status, text } = REFUSALS[code]
  return { call: toCallName(call), reply: { status, body: { error: text, code }, headers: {} } }
}

/** Leaves a call pending, so that the screen shows its loading state. */
export function leavePending(endpoint: Endpoint): Answer {
  return { call: toCallName(endpoint), reply: 'never' }
}
