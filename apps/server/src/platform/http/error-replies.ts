import { Problem, REFUSALS, type RefusalCode } from '@otogi/contract/refusals'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { logRequest, addRequestIdHeader } from '../process/log.ts'
import { isOutage, describeError } from './outage.ts'
import { Refusal, RetryLater, type Issue } from './refusal.ts'

/** Refusal codes for errors that Fastify itself reports. */
const BY_STATUS: Record<number, RefusalCode> = { 404: 'NOT_FOUND', 413: 'TOO_LARGE', 415: 'NOT_JSON', 429: 'TOO_MANY' }

/** Seconds in the Retry-After header during outages of the database or the disk. */
const RETRY_SECONDS = 5

/**
 * Replies to errors. Refusals are sent with their code, malformed requests as INVALID, and all other errors as FAULT
 * without details.
 */
export function setErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof RetryLater) void reply.header('retry-after', error.retryAfterSeconds)
    if (error instanceof Refusal) return sendRefusal(reply, error.code, error.issues)
    const status = error.statusCode ?? 500
    if (status < 500) return sendRefusal(reply, BY_STATUS[status] ?? 'INVALID')
    if (isOutage(error)) {
      // Logs one line without a stack trace, because every request fails the same way during an outage.
      request.log.error({ reason: describeError(error) }, 'outage')
      return sendRefusal(reply, 'UNAVAILABLE')
    }
    request.log.error({ err: error }, 'fault')
    return sendRefusal(reply, 'FAULT')
  })
}

/** Replies to URLs that cannot be decoded. They match no route, so hooks and the error handler do not run for them. */
export function refuseMalformedUrl(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  addRequestIdHeader(request, reply)
  void sendRefusal(reply, 'INVALID')
  logRequest(request, reply)
}

function sendRefusal(reply: FastifyReply, code: RefusalCode, issues?: readonly Issue[]): FastifyReply {
  const { status, text } = REFUSALS[code]
  if (code === 'UNAVAILABLE' && !reply.hasHeader('retry-after')) void reply.header('retry-after', RETRY_SECONDS)
  const problem: Problem = { error: text, code, ...(issues && { issues: [...issues] }) }
  return reply.code(status).send(problem)
}
