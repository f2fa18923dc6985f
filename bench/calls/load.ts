import { Pool } from 'undici'
import { HOT_CALLS, toRequest, type Asked, type Facts } from './hot-calls.ts'

/** A process of its own that makes requests, so that making them is not counted as the server's work. */

export type Load = {
  readonly address: string
  /** A hot call, or the address of a bare route as the player's id ends it. */
  readonly call: string
  readonly facts: Facts
  readonly connections: number
  readonly seconds: number
  /** Requests a second, sent when they are due however many are under way; as many as possible without it. */
  readonly rate?: number
  /** The players who call, one after another. Without `repeats` each calls once. */
  readonly from: number
  readonly to: number
  readonly repeats: boolean
}

export type Loaded = {
  readonly calls: number
  readonly seconds: number
  readonly p50: number
  readonly p99: number
  readonly bytes: number
  /** Answers other than 2xx, and requests without any answer. */
  readonly failures: Record<string, number>
}

type Reply = { readonly status: string; readonly bytes: number; readonly ms: number }

process.on('message', (load: Load) => void run(load).then((loaded) => process.send?.(loaded)))
process.on('disconnect', () => process.exit(0))

async function run(load: Load): Promise<Loaded> {
  await using pool = disposable(new Pool(load.address, { connections: load.connections, pipelining: 1 }))
  const next = chooseRequests(load)
  const replies: Reply[] = []
  const start = performance.now()
  const end = start + load.seconds * 1000
  const ask = async (asked: Asked, due: number) => void replies.push(await request(pool, asked, due))
  if (load.rate === undefined) await callWithoutPause(load.connections, end, next, ask)
  else await callAtRate(load.rate, { start, end }, next, ask)
  return summarize(replies, (performance.now() - start) / 1000)
}

function disposable(pool: Pool): Pool & AsyncDisposable {
  return Object.assign(pool, { [Symbol.asyncDispose]: () => pool.close() })
}

type Next = () => Asked | undefined
type Ask = (asked: Asked, due: number) => Promise<void>

function chooseRequests({ call, facts, from, to, repeats }: Load): Next {
  const hotCall = HOT_CALLS.find(({ name }) => name === call)
  let n = from
  return () => {
    if (n >= to && repeats) n = from
    if (n >= to) return undefined
    const asked = hotCall
      ? toRequest(hotCall, n, facts)
      : { method: 'GET', path: call.replace('{n}', String(n)), headers: {} }
    n += 1
    return asked
  }
}

async function callWithoutPause(connections: number, end: number, next: Next, ask: Ask): Promise<void> {
  const callers = Array.from({ length: connections }, async () => {
    for (let asked = next(); asked && performance.now() < end; asked = next()) {
      // oxlint-disable-next-line no-await-in-loop -- one caller calls once at a time
      await ask(asked, performance.now())
    }
  })
  await Promise.all(callers)
}

/** A request's time counts from when it was due, so that a server that stands still is not spared its queue. */
async function callAtRate(rate: number, { start, end }: { start: number; end: number }, next: Next, ask: Ask) {
  const asked: Promise<void>[] = []
  let isOver = false
  while (!isOver) {
    const now = Math.min(performance.now(), end)
    while (!isOver && start + (asked.length / rate) * 1000 <= now) {
      const request = next()
      if (request) asked.push(ask(request, start + (asked.length / rate) * 1000))
      isOver = !request
    }
    isOver ||= now >= end
    // oxlint-disable-next-line no-await-in-loop -- the next are due later
    await new Promise((go) => setTimeout(go, 1))
  }
  await Promise.all(asked)
}

function request(pool: Pool, { method, path, headers, body }: Asked, due: number): Promise<Reply> {
  return new Promise((done) => {
    let [status, bytes] = ['no answer', 0]
    const finish = () => done({ status, bytes, ms: performance.now() - due })
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

function summarize(replies: readonly Reply[], seconds: number): Loaded {
  const times = replies.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
  const failures: Record<string, number> = {}
  for (const { status } of replies) if (!status.startsWith('2')) failures[status] = (failures[status] ?? 0) + 1
  const bytes = replies.reduce((sum, reply) => sum + reply.bytes, 0) / Math.max(replies.length, 1)
  return { calls: replies.length, seconds, p50: at(0.5), p99: at(0.99), bytes, failures }
}
