import rateLimit from '@fastify/rate-limit'
import { LIMITS, NETWORK_FACTOR, type LimitName, type Limits } from '@otogi/contract/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { toNetwork } from './network.ts'
import { RetryLater } from './refusal.ts'

/** Counts requests and refuses those that exceed a limit. */
export type Limiter = {
  /** Counts a request without a session toward the limit of its network. */
  countAnonymous(limit: LimitName, request: FastifyRequest): Promise<void>
  /**
   * Counts a player's request toward the limit of its network. All players of a network share a multiple of the limit.
   */
  countNetwork(limit: LimitName, request: FastifyRequest): Promise<void>
  countPlayer(limit: LimitName, request: FastifyRequest, playerId: string): Promise<void>
}

/** Limits that are also counted by wider prefixes of IPv6 addresses, because one person can own a whole /48. */
const WIDE_LIMITS: ReadonlySet<LimitName> = new Set(['sign-up', 'guest'])
/** Factors by which the limit is multiplied, by prefix length. */
const WIDE_FACTORS = new Map([
  [64, 1],
  [56, 2],
  [48, 5],
])

declare module 'fastify' {
  interface FastifyRequest {
    limitKey: string
  }
}

/** Creates the limiter. Without limits, which load tests use, it counts nothing. */
export async function createLimiter(app: FastifyInstance, limits: Limits | undefined): Promise<Limiter> {
  const nothing = () => Promise.resolve()
  if (!limits) return { countAnonymous: nothing, countNetwork: nothing, countPlayer: nothing }
  await app.register(rateLimit, { global: false, cache: 50_000 })
  app.decorateRequest('limitKey', '')
  const checkOf = (name: LimitName, factor: number) => {
    const { max, windowSeconds } = limits[name]
    const keyGenerator = (request: FastifyRequest) => request.limitKey
    return app.createRateLimit({ max: max * factor, timeWindow: windowSeconds * 1000, keyGenerator })
  }
  const checks = new Map(
    (Object.keys(LIMITS) as LimitName[]).flatMap((name) =>
      [NETWORK_FACTOR, ...WIDE_FACTORS.values()].map((factor) => [`${name} ${factor}`, checkOf(name, factor)]),
    ),
  )

  async function countRequest(limit: LimitName, factor: number, request: FastifyRequest, key: string): Promise<void> {
    request.limitKey = key
    const outcome = await checks.get(`${limit} ${factor}`)?.(request)
    if (!outcome || outcome.isAllowed || !outcome.isExceeded) return
    throw new RetryLater('TOO_MANY', outcome.ttlInSeconds)
  }

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
