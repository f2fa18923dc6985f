import rateLimit from '@fastify/rate-limit'
import { LIMITS, NETWORK_FACTOR, type LimitName, type Limits } from '@otogi/contract/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from './network.ts'
import { RetryLater } from './refusal.ts'

/** Counts requests, and refuses those beyond a limit. */
export type Limiter = {
  /** Counts a request that needs no session, under the network of its address. */
  countStranger(limit: LimitName, request: FastifyRequest): Promise<void>
  /** Counts a player's request under the network, whose players share a multiple of the limit. */
  countNetwork(limit: LimitName, request: FastifyRequest): Promise<void>
  countPlayer(limit: LimitName, request: FastifyRequest, playerId: string): Promise<void>
}

/** One person can have a /48 of IPv6 addresses, so these count for wider networks too. */
const WIDE_LIMITS: ReadonlySet<LimitName> = new Set(['sign-up', 'guest'])
/** By prefix, the multiple of the limit. */
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

/** Makes the limiter of the limits; without any it counts nothing, for load tests. */
export async function createLimiter(app: FastifyInstance, limits: Limits | undefined): Promise<Limiter> {
  const nothing = () => Promise.resolve()
  if (!limits) return { countStranger: nothing, countNetwork: nothing, countPlayer: nothing }
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

  async function count(limit: LimitName, factor: number, request: FastifyRequest, key: string): Promise<void> {
    request.limitKey = key
    const outcome = await checks.get(`${limit} ${factor}`)?.(request)
    if (!outcome || outcome.isAllowed || !outcome.isExceeded) return
    throw new RetryLater('TOO_MANY', outcome.ttlInSeconds)
  }

  return {
    async countStranger(limit, request) {
      if (!WIDE_LIMITS.has(limit)) return count(limit, 1, request, networkOf(request.ip))
      for (const [bits, factor] of WIDE_FACTORS) {
        // oxlint-disable-next-line no-await-in-loop -- what the narrower network refuses does not count for the wider
        await count(limit, factor, request, networkOf(request.ip, bits))
      }
    },
    countNetwork: (limit, request) => count(limit, NETWORK_FACTOR, request, networkOf(request.ip)),
    countPlayer: (limit, request, playerId) => count(limit, 1, request, playerId),
  }
}
