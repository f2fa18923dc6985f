import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/db.ts'
import { RetryLater } from './refusal.ts'

/**
 * Longest wait for a database connection, in ms. A call needs several connections one after another, so in total it may
 * wait several times as long. A write waits longer, because it also waits to read its session. If both limits were
 * equal, reads would fill the queue up to the limit, and almost every write would be refused.
 */
const LONGEST_WAIT_MS = { read: 40, write: 80 }
const RETRY_AFTER_SECONDS = 2

/** One error for all refusals, because recording the stack trace takes a fifth of a refusal's CPU time. */
const OVERLOADED = new RetryLater('UNAVAILABLE', RETRY_AFTER_SECONDS)

/**
 * Refuses API calls early, while the queue for the database is too long. Health checks, media and the web app's files
 * are always served.
 */
export function shedCalls(app: FastifyInstance, db: Pick<Database, 'estimateWaitMs'>): void {
  // Accepted calls that are still looking up their session will soon join the queue for a connection.
  const accepted = { read: 0, write: 0 }
  app.addHook('onRequest', (request, reply, done) => {
    // The not-found route has no configuration.
    const { endpoint } = request.routeOptions.config ?? {}
    if (!endpoint) return done()
    const kind = endpoint.effect === 'read' ? 'read' : 'write'
    if (db.estimateWaitMs(kind, accepted[kind]) > LONGEST_WAIT_MS[kind]) return done(OVERLOADED)
    // Does not count sign-ins and slow calls, which mostly wait for a password hash.
    if (endpoint.who !== 'open' && endpoint.effect !== 'slow') {
      accepted[kind] += 1
      reply.raw.once('close', () => (accepted[kind] -= 1))
    }
    done()
  })
}
