import fc from 'fast-check'
import { Pool } from 'undici'
import type { Database } from '../../src/platform/db/db.ts'
import { fetchDocument, listOperations } from './document.ts'
import { KnownValues } from './known-values.ts'
import { createReplyChecker, type CheckReply } from './replies.ts'
import { buildRequest, createRequestPlan, type PlannedRequest } from './requests.ts'
import { sendRequest, Sessions, type BuiltRequest, type FuzzedServer } from './sessions.ts'

type FuzzRun = {
  readonly address: string
  readonly db: Database
  readonly seed: number
  /** The number of the first request. A seed and a number determine a request. */
  readonly first: number
  readonly requests: number
}

/** How many requests got each status, and how many calls got a 200 at least once. */
export type FuzzCounts = { readonly statuses: Record<string, number>; readonly succeeded: ReadonlySet<string> }

const AT_ONCE = 8

/** Sends random requests, some of them at the same time. Throws on the first reply that the document does not allow. */
export async function runFuzz({ address, db, seed, first, requests }: FuzzRun): Promise<FuzzCounts> {
  const pool = new Pool(address, { connections: AT_ONCE, pipelining: 1 })
  try {
    const document = await fetchDocument(address)
    const server = { address, pool, db, known: new KnownValues() }
    const sessions = new Sessions(server)
    await sessions.open()
    const fuzzer = new Fuzzer(server, sessions, {
      plans: createRequestPlan(listOperations(document)),
      check: createReplyChecker(document),
      seed,
    })
    let next = first
    const sendAll = async () => {
      // oxlint-disable-next-line no-await-in-loop -- each sender waits for its reply
      while (next < first + requests) await fuzzer.send(next++)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sendAll))
    return fuzzer.counts
  } finally {
    await pool.destroy()
  }
}

type FuzzPlans = {
  readonly plans: fc.Arbitrary<PlannedRequest>
  readonly check: CheckReply
  readonly seed: number
}

class Fuzzer {
  readonly counts = { statuses: {} as Record<string, number>, succeeded: new Set<string>() }
  readonly #server: FuzzedServer
  readonly #sessions: Sessions
  readonly #plans: FuzzPlans

  constructor(server: FuzzedServer, sessions: Sessions, plans: FuzzPlans) {
    this.#server = server
    this.#sessions = sessions
    this.#plans = plans
  }

  async send(number: number): Promise<void> {
    const { plans, check, seed } = this.#plans
    const [plan] = fc.sample(plans, { seed: mixSeed(seed, number), numRuns: 1 })
    if (!plan) throw new Error('no request was generated')
    const { operation, session: index } = plan
    await this.#sessions.waitForReplacement()
    const session = this.#sessions.get(index)
    const request = buildRequest(plan, session, this.#server.known)
    const sent = { number, seed, kind: session.kind, request }
    const reply = await sendRequest(this.#server, session, request).catch((cause: unknown) => {
      throw new Error(describeFailure(sent, 'no reply'), { cause })
    })
    const { statuses, succeeded } = this.counts
    statuses[reply.status] = (statuses[reply.status] ?? 0) + 1
    if (reply.status === 200) succeeded.add(operation.id)
    const fault = check(operation, reply)
    if (fault) throw new Error(`${describeFailure(sent, fault)}\nreply: ${JSON.stringify(reply.body).slice(0, 1000)}`)
    for (const known of [this.#server.known, session.known]) known.learn(operation.path, reply)
    await this.#sessions.review(index, operation.isOfDesk, reply)
  }
}

/** Spreads consecutive numbers, because similar seeds generate similar values. */
function mixSeed(seed: number, requestNumber: number): number {
  return Math.imul(seed ^ Math.imul(requestNumber + 1, 0x9e3779b1), 0x85ebca6b) | 0
}

type SentRequest = {
  readonly number: number
  readonly seed: number
  readonly kind: string
  readonly request: BuiltRequest
}

function describeFailure({ number, seed, kind, request }: SentRequest, fault: string): string {
  const { cookie: _, ...headers } = request.headers
  return [
    `request ${number} of seed ${seed}: ${fault}`,
    `sent by: ${kind}`,
    `${request.method} ${request.path} ${JSON.stringify(headers)}`,
    `body: ${request.body ?? ''}`,
    `to repeat it alone: npm run test:fuzz -- 1 ${seed} --from=${number}`,
  ].join('\n')
}
