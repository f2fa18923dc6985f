import { toMadridDay } from '@otogi/rules/calendar/madrid-day'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../platform/db/db.ts'
import { describeError } from '../../../platform/http/outage.ts'
import type { Clock } from '../../../platform/process/clock.ts'
import { MINUTE_MS } from '../../../platform/process/repeat.ts'
import { createTimedCache } from '../../../platform/process/timed-cache.ts'
import type { Withdrawn } from '../../withdrawn/index.ts'
import type { Schedule } from './schedule.ts'

/**
 * How long before its start a day is opened. Longer than any request may take, so that a request that runs past
 * midnight finds the new day.
 */
const OPENED_BEFORE_MS = 10 * MINUTE_MS

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly schedule: Schedule
  readonly withdrawn: Withdrawn
}

/** Opens the current day's puzzles before its first request. */
export function openDaysBeforeRequests(app: FastifyInstance, deps: Deps): void {
  const openDays = createDayOpener(deps)
  app.addHook('onReady', openDays)
  app.addHook('onRequest', async (request) => {
    try {
      await openDays()
    } catch (error) {
      // The request continues, because it may not need a puzzle.
      request.log.error({ reason: describeError(error) }, 'the puzzles of the day could not be opened')
    }
  })
}

/**
 * Creates a function that opens the current day, and the next day shortly before it begins. Opens them again after
 * content has been withdrawn.
 */
function createDayOpener({ db, clock, schedule, withdrawn }: Deps): () => Promise<void> {
  const lastCheck = withdrawn.perContent(() => createTimedCache<void>({ maxAgeMs: MINUTE_MS }))
  return () => {
    const now = clock.now()
    return lastCheck()(now, async () => {
      const at = new Date(now)
      await schedule.open(db, toMadridDay(now), at)
      await schedule.open(db, toMadridDay(now + OPENED_BEFORE_MS), at)
    })
  }
}
