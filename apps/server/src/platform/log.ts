import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/** Structured lines without secrets: no cookies, no bodies, no query strings. */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  if (level === 'silent') return false
  return { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"`, redact: ['req.headers'] }
}

/** One line per call, under the request's id, which the answer carries too. */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    if (request.url.startsWith('/api/')) request.log.info(line, 'call')
    else request.log.debug(line, 'file')
    done()
  })
}
