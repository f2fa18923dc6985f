import rateLimit from '@fastify/rate-limit'
import type { Endpoint } from '@otogi/contract/endpoint'
import type { LimitName, Limits } from '@otogi/contract/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

export type Limiter = {
  /** Counts a call against its limit, by player where one is signed in, else by address. */
  check(endpoint: Endpoint, request: FastifyRequest, playerId?: string): Promise<void>
}

type Check = ReturnType<FastifyInstance['createRateLimit']>

declare module 'fastify' {
  interface FastifyRequest {
    limitKey: string
  }
}

/** Makes the limiter of the limits; without any it counts nothing, for load tests. */
export async function limiterFor(app: FastifyInstance, limits: Limits | undefined): Promise<Limiter> {
  if (!limits) return { check: () => Promise.resolve() }
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
      await count(endpoint.limit, request, playerId ?? request.ip)
      const username = endpoint.limit === 'sign-in' ? namedUser(request) : undefined
      if (username) await count('sign-in', request, `username ${username}`)
    },
  }
}

/** Guessing one account's password from many addresses is limited too. */
function namedUser(request: FastifyRequest): string | undefined {
  const { username } = (request.body ?? {}) as { username?: unknown }
  return typeof username === 'string' ? username.toLowerCase().slice(0, 20) : undefined
}

export class TooMany extends Refusal {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('TOO_MANY')
    this.retryAfterSeconds = retryAfterSeconds
  }
}
