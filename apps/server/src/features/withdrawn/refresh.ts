import type { FastifyInstance } from 'fastify'
import type { Reader } from '../../platform/db/db.ts'
import { describeError } from '../../platform/http/outage.ts'
import type { Clock } from '../../platform/process/clock.ts'
import { createTimedCache } from '../../platform/process/timed-cache.ts'
import type { Withdrawn } from './withdrawn.ts'

/** A takedown takes effect in every process within this time. */
const REFRESH_MS = 2000

type Deps = { readonly db: { readonly reader: Reader }; readonly clock: Clock; readonly withdrawn: Withdrawn }

/** Reads the withdrawn content when the server starts, and then every two seconds while there are requests. */
export function refreshBeforeRequests(app: FastifyInstance, { db, clock, withdrawn }: Deps): void {
  const lastRefresh = createTimedCache<void>({ maxAgeMs: REFRESH_MS, keepFailures: true })
  const refresh = () => lastRefresh(clock.now(), () => withdrawn.refresh(db.reader))
  app.addHook('onReady', refresh)
  app.addHook('onRequest', async (request) => {
    // Requests do not wait for the refresh. Otherwise, a slow database would also delay requests that do not need it.
    refresh().catch((error: unknown) => {
      request.log.error({ reason: describeError(error) }, 'the withdrawn content could not be read')
    })
  })
}
