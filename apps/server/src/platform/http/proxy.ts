import type { FastifyInstance } from 'fastify'

/** Paths that monitoring tools request directly instead of through the proxy. */
const HEALTH: readonly (string | undefined)[] = ['/api/health', '/api/health/live']

const WARNING =
  'PUBLIC_ORIGIN is set, but a request came without X-Forwarded-For. A proxy in front of this server must set the header to ' +
  'the address of the client; without it, all players share one rate limit.'

/** Warns once if the proxy sends no X-Forwarded-For header. */
export function warnIfForwardedForMissing(app: FastifyInstance, publicOrigin: string | undefined): void {
  let isSilent = publicOrigin === undefined
  app.addHook('onRequest', (request, _reply, done) => {
    const isForwarded = request.headers['x-forwarded-for'] !== undefined
    if (!isSilent && !isForwarded && !HEALTH.includes(request.routeOptions.url)) {
      isSilent = true
      request.log.warn(WARNING)
    }
    done()
  })
}
