import { Pool } from 'undici'
import { HOT_CALLS, toRequest, type CallRequest, type ServerData } from './hot-calls.ts'

/** Sends the requests. Runs as a separate process, so that its CPU time is not counted as CPU time of the server. */

export type Load = {
  /** The addresses of the server's processes. Requests are distributed among them round-robin. */
  readonly addresses: readonly string[]
  /** The name of a hot call, or the path of a bare route, with `{n}` for the player's number. */
  readonly call: string
  readonly serverData: ServerData
  readonly connections: number
  readonly seconds: number
  /**
   * Requests per second, sent at fixed times even if earlier requests are pending. If undefined, each connection sends
   * its next request as soon as it gets a reply.
   */
  readonly rate?: number
  /** The range of players who make the call. Each player makes it once, unless `repeats` is set. */
  readonly from: number
  readonly to: number
  readonly repeats: boolean
}

export type LoadResult = {
  readonly calls: number
  readonly seconds: number
  readonly p50: number
  readonly p99: number
  readonly bytes: number
  /** Counts non-2xx replies by status, and requests without a reply. */
  readonly failures: Record<string, number>
}

type Reply = { readonly status: string; readonly bytes: number; readonly ms: number }

process.on('message', (load: Load) => void runLoad(load).then((loaded) => process.send?.(loaded)))
process.on('disconnect', () => process.exit(0))

async function runLoad(load: Load): Promise<LoadResult> {
  await using opened = new AsyncDisposableStack()
  const connections = Math.ceil(load.connections / load.addresses.length)
  const pools = load.addresses.map((address) =>
    opened.use(toDisposablePool(new Pool(address, { connections, pipelining: 1 }))),
  )
  const next = chooseRequests(load)
  const replies: Reply[] = []
  const start = performance.now()
  const end = start + load.seconds * 1000
  let turn = 0
  const ask = async (asked: CallRequest, due: number) => {
    const pool = pools[turn++ % pools.length] as Pool
    replies.push(await sendPoolRequest(pool, asked, due))
  }
  if (load.rate === undefined) await callWithoutPause(load.connections, end, next, ask)
  else await callAtRate(load.rate, { start, end }, next, ask)
  return summarize(replies, (performance.now() - start) / 1000)
}

function toDisposablePool(pool: Pool): Pool & AsyncDisposable {
  return Object.assign(pool, { [Symbol.asyncDispose]: () => pool.close() })
}

type NextRequest = () => CallRequest | undefined
type SendRequest = (asked: CallRequest, due: number) => Promise<void>

function chooseRequests({ call, serverData, from, to, repeats }: Load): NextRequest {
  const hotCall = HOT_CALLS.find(({ name }) => name === call)
  let n = from
  return () => {
    if (n >= to && repeats) n = from
    if (n >= to) return undefined
    const asked = hotCall
      ? toRequest(hotCall, n, serverData)
      : { method: 'GET', path: call.replace('{n}', String(n)), headers: {} }
    n += 1
    return asked
  }
}

async function callWithoutPause(
  connections: number,
  end: number,
  nextRequest: NextRequest,
  sendRequest: SendRequest,
): Promise<void> {
  const callers = Array.from({ length: connections }, async () => {
    for (let asked = nextRequest(); asked && performance.now() < end; asked = nextRequest()) {
      // oxlint-disable-next-line no-await-in-loop -- one caller calls once at a time
      await sendRequest(asked, performance.now())
    }
  })
  await Promise.all(callers)
}

/**
 * Measures each request from the time at which it was due, so that the latency includes time in which the server did
 * not respond.
 */
async function callAtRate(
  rate: number,
  { start, end }: { start: number; end: number },
  nextRequest: NextRequest,
  sendRequest: SendRequest,
) {
  const asked: Promise<void>[] = []
  let isOver = false
  while (!isOver) {
    const now = Math.min(performance.now(), end)
    while (!isOver && start + (asked.length / rate) * 1000 <= now) {
      const request = nextRequest()
      if (request) asked.push(sendRequest(request, start + (asked.length / rate) * 1000))
      isOver = !request
    }
    isOver ||= now >= end
    // oxlint-disable-next-line no-await-in-loop -- the next are due later
    await new Promise((go) => setTimeout(go, 1))
  }
  await Promise.all(asked)
}

function sendPoolRequest(pool: Pool, { method, path, headers, body }: CallRequest, dueAt: number): Promise<Reply> {
  return new Promise((done) => {
    let [status, bytes] = ['no answer', 0]
    const finish = () => done({ status, bytes, ms: performance.now() - dueAt })
    pool.dispatch(
      { method: method as 'GET', path, headers, body: body ?? null },
      {
        onRequestStart() {},
        onResponseStart(_, statusCode) {
          status = String(statusCode)
        },
        onResponseData(_, chunk) {
          bytes += chunk.length
        },
        onResponseEnd: finish,
        onResponseError: finish,
      },
    )
  })
}

function summarize(replies: readonly Reply[], seconds: number): LoadResult {
  const times = replies.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
  const failures: Record<string, number> = {}
  for (const { status } of replies) if (!status.startsWith('2')) failures[status] = (failures[status] ?? 0) + 1
  const bytes = replies.reduce((sum, reply) => sum + reply.bytes, 0) / Math.max(replies.length, 1)
  return { calls: replies.length, seconds, p50: at(0.5), p99: at(0.99), bytes, failures }
}
