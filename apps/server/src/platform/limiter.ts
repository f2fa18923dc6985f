import rateLimit from '@fastify/rate-limit'
import type { Endpoint } from '@otogi/contract/endpoint'
import type { LimitName, Limits } from '@otogi/contract/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from './network.ts'
import { Refusal } from './refusal.ts'

export type Limiter = {
  /** Counts a call against its limit, by player where one is signed in, else by address. */
  check(endpoint: Endpoint, request: FastifyRequest, playerId?: string): Promise<void>
  /** Counts a sign-in against the name it is for: one account's password is not guessed from many addresses either. */
  checkName(endpoint: Endpoint, request: FastifyRequest, input: unknown): Promise<void>
}

type Check = ReturnType<FastifyInstance['createRateLimit']>

declare module 'fastify' {
  interface FastifyRequest {
    limitKey: string
  }
}

/** Makes the limiter of the limits; without any it counts nothing, for load tests. */
export async function limiterFor(app: FastifyInstance, limits: Limits | undefined): Promise<Limiter> {
  if (!limits) return { check: () => Promise.resolve(), checkName: () => Promise.resolve() }
  await app.register(rateLimit, { global: false, cache: 50_000 })
  app.decorateRequest('limitKey', '')
  const checkOf = (name: LimitName): Check => {
    const { max, windowSeconds } = limits[name]
    const keyGenerator = (request: FastifyRequest) => `${name} ${request.limitKey}`
    return app.createRateLimit({ max, timeWindow: windowSeconds * 1000, keyGenerator })
  }
  const checks: Record<LimitName, Check> = {
    read: checkOf('read'),
    write: checkOf('write'),
    guess: checkOf('guess'),
    'sign-in': checkOf('sign-in'),
    'sign-up': checkOf('sign-up'),
    export: checkOf('export'),
    upload: checkOf('upload'),
  }

  async function count(limit: LimitName, request: FastifyRequest, key: string): Promise<void> {
    request.limitKey = key
    const outcome = await checks[limit](request)
    if (outcome.isAllowed || !outcome.isExceeded) return
    throw new TooMany(outcome.ttlInSeconds)
  }

  return {
    async check(endpoint, request, playerId) {
      await count(endpoint.limit, request, playerId ?? networkOf(request.ip))
    },
    async checkName(endpoint, request, input) {
      const { username } = input as { username?: unknown }
      if (endpoint.limit !== 'sign-in' || typeof username !== 'string') return
      await count('sign-in', request, `username ${username.toLowerCase()}`)
    },
  }
}

export class TooMany extends Refusal {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('TOO_MANY')
    this.retryAfterSeconds = retryAfterSeconds
  }
}
