import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'

/** Takes the lines of a log, one at a time. */
export type Lines = { write(line: string): void }

/** Structured lines without secrets: no cookies, no bodies, no query strings, no rows. */
export function loggerOptions(level: string, lines?: Lines): FastifyServerOptions['logger'] {
  if (level === 'silent') return false
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { req: ({ method }) => ({ method }), err: faultOf },
    ...(lines && { stream: lines }),
  }
}

/** One line per call, under the request's id, which the answer carries too. */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    nameCall(request, reply)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    logCall(request, reply)
    done()
  })
}

export function nameCall(request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('x-request-id', request.id)
}

export function logCall(request: FastifyRequest, reply: FastifyReply): void {
  const line = {
    method: request.method,
    route: request.routeOptions.url ?? 'none',
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  }
  if (request.url.startsWith('/api/')) request.log.info(line, 'call')
  else request.log.debug(line, 'file')
}

type Fault = {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly code?: unknown
  readonly cause?: Fault
}

/** What went wrong and where; the database tells beside it the row that it would not take, with all that it holds. */
function faultOf(error: Error & { readonly code?: unknown }): Fault {
  const { name: type, message, stack = '', code, cause } = error
  return {
    type,
    message,
    stack,
    ...(code !== undefined && { code }),
    ...(cause instanceof Error && { cause: faultOf(cause) }),
  }
}
