import type { Endpoint } from '@otogi/contract/endpoint'
import type { LimitName } from '@otogi/contract/limits'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Limiter } from './limiter.ts'
import { Refusal } from './refusal.ts'
import type { Sessions, SessionPlayer } from './session.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint of the route. */
    endpoint?: Endpoint
    /** Rate limit of a route without an endpoint; `page` by default. */
    limit?: LimitName
  }
  interface FastifyRequest {
    /**
     * The signed-in player; set for endpoints that require a session. `player` is undefined for writes, which lock the
     * player's row later.
     */
    signedIn: SessionPlayer
  }
}

type Deps = { readonly sessions: Pick<Sessions, 'findPlayer' | 'peek'>; readonly limiter: Limiter }

/**
 * Checks requests before their bodies are read. Applies rate limits to every route, including unknown paths, and checks
 * the session if the endpoint requires one.
 */
export function admitRequests(app: FastifyInstance, { sessions, limiter }: Deps): void {
  app.decorateRequest('signedIn')
  app.addHook('onRequest', async (request, reply) => {
    // The not-found route has no configuration.
    const { endpoint, limit = 'page' } = request.routeOptions.config ?? {}
    if (endpoint && endpoint.who !== 'open') await admitPlayer(endpoint, request, reply)
    else if (limit === 'media') await admitMediaRequest(request)
    else await limiter.countAnonymous(endpoint?.limit ?? limit, request)
  })

  async function admitPlayer(
    { limit, effect, who }: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    await limiter.countNetwork(limit, request)
    const signedIn = await sessions.findPlayer(request, reply, effect !== 'write')
    if (!signedIn) {
      await limiter.countAnonymous(limit, request)
      // Hides the desk from everyone without a session.
      throw new Refusal(who === 'desk' ? 'NOT_FOUND' : 'SESSION_REQUIRED')
    }
    await limiter.countPlayer(limit, request, signedIn.playerId)
    request.signedIn = signedIn
  }

  /**
   * Looks up the session only after the network has used up its anonymous limit. A page may show dozens of pictures,
   * and most of them then need no lookup.
   */
  async function admitMediaRequest(request: FastifyRequest): Promise<void> {
    await limiter.countNetwork('media', request)
    try {
      await limiter.countAnonymous('media', request)
    } catch (refused) {
      const playerId = await sessions.peek(request)
      if (!playerId) throw refused
      await limiter.countPlayer('media', request, playerId)
    }
  }
}
