import rateLimit from '@fastify/rate-limit'
import { LIMITS, NETWORK_FACTOR, type LimitName, type Limits } from '@otogi/contract/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { toNetwork } from './network.ts'
import type { Database } from '../db/db.ts'
import { RetryLater } from './refusal.ts'
import { createSharedLimit, type SharedLimit } from './shared-limit.ts'

/** Counts requests and refuses those that exceed a limit. */
export type Limiter = {
  /** Counts a request without a session toward its network's limit. */
  countAnonymous(limit: LimitName, request: FastifyRequest): Promise<void>
  /** Counts a player's request toward the network's limit. All players on a network share a multiple of the limit. */
  countNetwork(limit: LimitName, request: FastifyRequest): Promise<void>
  countPlayer(limit: LimitName, request: FastifyRequest, playerId: string): Promise<void>
}

/** Limits that are also counted per wider prefix of an IPv6 address, because one person can own a whole /48. */
const WIDE_LIMITS: ReadonlySet<LimitName> = new Set(['sign-up', 'guest'])
/** Factors for the limit, by prefix length. */
const WIDE_FACTORS = new Map([
  [64, 1],
  [56, 2],
  [48, 5],
])

/**
 * Limits that all servers count together in the database. Each process counts the other limits in memory, because a
 * statement per request would cost more than the request.
 */
const SHARED_LIMITS: ReadonlySet<LimitName> = new Set(['sign-in', 'sign-up', 'upload', 'export'])

declare module 'fastify' {
  interface FastifyRequest {
    limitKey: string
  }
}

type Check = (request: FastifyRequest, key: string) => Promise<void>
type LimiterDeps = { readonly db: Pick<Database, 'query'>; readonly limits: Limits | undefined }

/** Creates the limiter. Without limits, as in load tests, it counts nothing. */
export async function createLimiter(app: FastifyInstance, { db, limits }: LimiterDeps): Promise<Limiter> {
  const nothing = () => Promise.resolve()
  if (!limits) return { countAnonymous: nothing, countNetwork: nothing, countPlayer: nothing }
  await app.register(rateLimit, { global: false, cache: 50_000 })
  app.decorateRequest('limitKey', '')
  const createCheck = (name: LimitName, factor: number): Check => {
    const limit = { ...limits[name], max: limits[name].max * factor }
    return SHARED_LIMITS.has(name)
      ? createSharedLimitCheck(createSharedLimit(db, `${name} ${factor}`, limit))
      : createProcessLimitCheck(app, limit)
  }
  const checks = new Map(
    (Object.keys(LIMITS) as LimitName[]).flatMap((name) =>
      [NETWORK_FACTOR, ...WIDE_FACTORS.values()].map((factor) => [`${name} ${factor}`, createCheck(name, factor)]),
    ),
  )
  const countRequest = async (limit: LimitName, factor: number, request: FastifyRequest, key: string) =>
    checks.get(`${limit} ${factor}`)?.(request, key)

  return {
    async countAnonymous(limit, request) {
      if (!WIDE_LIMITS.has(limit)) return countRequest(limit, 1, request, toNetwork(request.ip))
      for (const [bits, factor] of WIDE_FACTORS) {
        // oxlint-disable-next-line no-await-in-loop -- what the narrower network refuses does not count for the wider
        await countRequest(limit, factor, request, toNetwork(request.ip, bits))
      }
    },
    countNetwork: (limit, request) => countRequest(limit, NETWORK_FACTOR, request, toNetwork(request.ip)),
    countPlayer: (limit, request, playerId) => countRequest(limit, 1, request, playerId),
  }
}

function createSharedLimitCheck(limit: SharedLimit): Check {
  return (_request, key) => limit.count(key)
}

/** Creates a limit whose requests are counted in this process's memory. */
function createProcessLimitCheck(app: FastifyInstance, { max, windowSeconds }: Limits[LimitName]): Check {
  const keyGenerator = (request: FastifyRequest) => request.limitKey
  const check = app.createRateLimit({ max, timeWindow: windowSeconds * 1000, keyGenerator })
  return async (request, key) => {
    request.limitKey = key
    const outcome = await check(request)
    if (!outcome.isAllowed && outcome.isExceeded) throw new RetryLater('TOO_MANY', outcome.ttlInSeconds)
  }
}
