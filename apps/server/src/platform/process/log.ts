import { pino } from 'pino'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'

/** Receives log lines. */
export type LogStream = { write(line: string): void }

const FLUSH_MS = 100
const BUFFER_BYTES = 4096

let standardOutput: LogStream | undefined

/**
 * Writes several lines with one system call, because a call per line costs about a tenth of a request's CPU time. The
 * library writes the rest when the process exits.
 */
function getStandardOutput(): LogStream {
  return (standardOutput ??= pino.destination({ dest: 1, minLength: BUFFER_BYTES, periodicFlush: FLUSH_MS }))
}

/** Configures logging as JSON lines without secrets, i.e. without cookies, bodies, query strings or rows. */
export function createLoggerOptions(
  level: string,
  stream: LogStream = getStandardOutput(),
): FastifyServerOptions['logger'] {
  if (level === 'silent') return false
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { req: ({ method }) => ({ method }), err: toLoggedError },
    stream,
  }
}

/** Logs one line per request. The line and the reply contain the same request id. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    addRequestIdHeader(request, reply)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply)
    done()
  })
}

export function addRequestIdHeader(request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('x-request-id', request.id)
}

export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const line = {
    method: request.method,
    route: request.routeOptions.url ?? 'none',
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  }
  if (request.url.startsWith('/api/')) request.log.info(line, 'call')
  else request.log.debug(line, 'file')
}

type LoggedError = {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly code?: unknown
  readonly cause?: LoggedError
}

/** Keeps only these fields, because PostgreSQL errors also contain the rejected row. */
function toLoggedError(error: Error & { readonly code?: unknown }): LoggedError {
  const { name: type, message, stack = '', code, cause } = error
  return {
    type,
    message,
    stack,
    ...(code !== undefined && { code }),
    ...(cause instanceof Error && { cause: toLoggedError(cause) }),
  }
}
