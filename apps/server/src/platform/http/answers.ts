import { Problem, REFUSALS, type RefusalCode } from '@otogi/contract/refusals'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { logCall, nameCall } from '../process/log.ts'
import { isOutage, reasonOf } from './outage.ts'
import { Refusal, RetryLater, type Issue } from './refusal.ts'

/** The refusals that stand for what the HTTP layer itself turns away. */
const BY_STATUS: Record<number, RefusalCode> = { 404: 'NOT_FOUND', 413: 'TOO_LARGE', 415: 'NOT_JSON', 429: 'TOO_MANY' }

/** When to try again what the state of the database or the disk did not allow. */
const RETRY_SECONDS = 5

/** Answers refusals by their code, malformed requests as such, and anything else as our own fault, without detail. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof RetryLater) void reply.header('retry-after', error.retryAfterSeconds)
    if (error instanceof Refusal) return answer(reply, error.code, error.issues)
    const status = error.statusCode ?? 500
    if (status < 500) return answer(reply, BY_STATUS[status] ?? 'INVALID')
    if (isOutage(error)) {
      // One line without a stack: every call says the same until it is over.
      request.log.error({ reason: reasonOf(error) }, 'outage')
      return answer(reply, 'UNAVAILABLE')
    }
    request.log.error({ err: error }, 'fault')
    return answer(reply, 'FAULT')
  })
}

/** An address that cannot be decoded reaches no route, and so neither the handler above nor what goes with every call. */
export function answerMalformed(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  nameCall(request, reply)
  void answer(reply, 'INVALID')
  logCall(request, reply)
}

function answer(reply: FastifyReply, code: RefusalCode, issues?: readonly Issue[]): FastifyReply {
  const { status, text } = REFUSALS[code]
  if (code === 'UNAVAILABLE' && !reply.hasHeader('retry-after')) void reply.header('retry-after', RETRY_SECONDS)
  const problem: Problem = { error: text, code, ...(issues && { issues: [...issues] }) }
  return reply.code(status).send(problem)
}
