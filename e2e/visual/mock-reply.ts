import type { Endpoint, WireReplyOf } from '@otogi/contract/endpoint'
import { REFUSALS, type RefusalCode } from '@otogi/contract/refusals'

type MockResponse = { status: number; body: unknown; headers: Readonly<Record<string, string>> }

/** The mocked reply to a call. `never` leaves the call pending. */
export type MockReply = { call: string; reply: MockResponse | 'never' }

type Call = Pick<Endpoint, 'method' | 'path'>

function toCallName({ method, path }: Call): string {
  return `${method} ${path}`
}

export function createMockReply<E extends Endpoint>(
  endpoint: E,
  body: WireReplyOf<E>,
  headers: MockResponse['headers'] = {},
): MockReply {
  return { call: toCallName(endpoint), reply: { status: 200, body, headers } }
}

/** Creates one page of a longer list. */
export function createMockPage<E extends Endpoint>(endpoint: E, body: WireReplyOf<E>, total: number): MockReply {
  return createMockReply(endpoint, body, { 'x-total-count': String(total) })
}

export function createMockRefusal(call: Call, code: RefusalCode): MockReply {
  const { status, text } = REFUSALS[code]
  return { call: toCallName(call), reply: { status, body: { error: text, code }, headers: {} } }
}

/** Leaves a call pending, so that the screen shows its loading state. */
export function createPendingReply(endpoint: Endpoint): MockReply {
  return { call: toCallName(endpoint), reply: 'never' }
}
