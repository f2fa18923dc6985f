import type { Endpoint } from '@otogi/contract/endpoint'
import type { LimitName } from '@otogi/contract/limits'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Limiter } from './limiter.ts'
import { Refusal } from './refusal.ts'
import type { Sessions } from './session.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that a route answers. */
    endpoint?: Endpoint
    /** What a route without a call counts against; `page` where it says nothing. */
    limit?: LimitName
  }
  interface FastifyRequest {
    /** Who is signed in, in a player's call that was admitted. */
    playerId: string
  }
}

type Deps = { readonly sessions: Pick<Sessions, 'playerOf' | 'peek'>; readonly limiter: Limiter }

/** Before any body is read, counts each request on every route, unknown paths too, and requires the session of a player's call. */
export function admitRequests(app: FastifyInstance, { sessions, limiter }: Deps): void {
  app.decorateRequest('playerId', '')
  app.addHook('onRequest', async (request, reply) => {
    // The route of unknown paths has no configuration.
    const { endpoint, limit = 'page' } = request.routeOptions.config ?? {}
    if (endpoint?.who === 'player') await admitPlayer(endpoint, request, reply)
    else if (limit === 'media') await admitToMedia(request)
    else await limiter.countStranger(endpoint?.limit ?? limit, request)
  })

  async function admitPlayer({ limit }: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await limiter.countNetwork(limit, request)
    const playerId = await sessions.playerOf(request, reply)
    if (!playerId) {
      await limiter.countStranger(limit, request)
      throw new Refusal('SESSION_REQUIRED')
    }
    await limiter.countPlayer(limit, request, playerId)
    request.playerId = playerId
  }

  /** Looks a session up only where strangers of the network have used up their share: pictures come by the dozen. */
  async function admitToMedia(request: FastifyRequest): Promise<void> {
    await limiter.countNetwork('media', request)
    try {
      await limiter.countStranger('media', request)
    } catch (refused) {
      const playerId = await sessions.peek(request)
      if (!playerId) throw refused
      await limiter.countPlayer('media', request, playerId)
    }
  }
}
