import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../process/clock.ts'
import { createTimedCache } from '../process/timed-cache.ts'
import type { Database } from '../db/db.ts'
import { describeError } from './outage.ts'
import type { Pictures } from '../media/pictures.ts'
import { Refusal } from './refusal.ts'

const ANSWERS_WITHIN_MS = 2000
/** Minimum time between two test writes, because anyone may call this route often. */
const WRITE_EVERY_MS = 1000

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server is about to stop and should receive no new requests. */
    isDraining: boolean
  }
}

type HealthDeps = { readonly db: Database; readonly clock: Clock; readonly pictures: Pictures }

/**
 * Serves `GET /api/health`, which replies OK if the database and the pictures are writable, and `GET
 * /api/health/live`, which replies whenever the process runs.
 */
export function mountHealthRoute(app: FastifyInstance, deps: HealthDeps, version: string): void {
  const { clock } = deps
  const cache = createTimedCache<void>({ maxAgeMs: WRITE_EVERY_MS, keepFailures: true })
  app.decorate('isDraining', false)
  // A supervisor restarts a process that does not reply to this route. A database outage is no reason to restart.
  app.get('/api/health/live', () => ({ status: 'ok', version }))
  app.get('/api/health', async (request) => {
    if (app.isDraining) throw new Refusal('UNAVAILABLE')
    try {
      await cache(clock.now(), () => testWrites(deps))
    } catch (error) {
      request.log.error({ reason: describeError(error) }, 'not ready')
      throw new Refusal('UNAVAILABLE')
    }
    return { status: 'ok', version }
  })
}

async function testWrites({ db, clock, pictures }: HealthDeps): Promise<void> {
  const at = new Date(clock.now())
  const database = db.transaction((tx) =>
    tx
      .insertInto('write_checks')
      .values({ at })
      .onConflict((row) => row.column('id').doUpdateSet({ at }))
      .execute(),
  )
  await Promise.race([Promise.all([database, pictures.tryWrite()]), rejectAfterTimeout()])
}

async function rejectAfterTimeout(): Promise<never> {
  await wait(ANSWERS_WITHIN_MS, undefined, { ref: false })
  throw new Error(`no answer within ${ANSWERS_WITHIN_MS} ms`)
}
