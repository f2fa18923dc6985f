import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Scenario, FaultHits } from './scenario.ts'
import type { Site } from './site.ts'

const HOUR_MS = 3_600_000
const KEPT_MS = 2000
/** Each test sets the clock this long before the tested time, so that players also write before that time. */
const LEAD_MS = 4000
const STORED_WITHIN_MS = 10_000

/**
 * Sets the clock ahead of real time by each of these numbers of hours, one after another. A change is counted as a hit
 * when the server has stored a write with the new time.
 */
export async function moveClock(site: Site, hoursAhead: readonly number[]): Promise<FaultHits> {
  for (const hours of hoursAhead) {
    const isStored = await watchWrites(site)
    await site.setClockAhead(hours * HOUR_MS)
    const start = Date.now() + hours * HOUR_MS
    await wait(KEPT_MS)
    if (!(await isStored(start, start + HOUR_MS / 2))) return createNoHit()
  }
  return { since: performance.now(), hits: hoursAhead.length }
}

/**
 * For each of these instants, sets the clock to shortly before it and lets time pass. An instant is counted as a hit
 * when the server has stored writes from before and after it.
 */
export function createTimeCrossing(...instants: readonly [string, ...string[]]): Scenario {
  const setClock = (site: Site, instant: string, earlierMs: number) =>
    site.setClockAhead(Date.parse(instant) - earlierMs - Date.now())
  return {
    times: 5,
    // Players sign up half an hour before the first instant, because a session from an earlier month would have
    // expired.
    prepare: (site) => setClock(site, instants[0], HOUR_MS / 2),
    async strike(site) {
      for (const instant of instants) {
        const [isStored, time] = [await watchWrites(site), Date.parse(instant)]
        await setClock(site, instant, LEAD_MS)
        await wait(LEAD_MS)
        if (!(await isStored(time - LEAD_MS, time))) return createNoHit()
        if (!(await isStored(time, time + HOUR_MS / 2))) return createNoHit()
      }
      return { since: performance.now(), hits: instants.length }
    },
  }
}

function createNoHit(): FaultHits {
  return { since: performance.now(), hits: 0 }
}

/**
 * Returns a function that waits until the server stores a ledger entry whose time is in a given period. It returns
 * false on timeout.
 */
async function watchWrites(site: Site): Promise<(from: number, to: number) => Promise<boolean>> {
  const findLast = sql<{ id: number }>`select coalesce(max(id), 0) as id from ledger_entries`
  const last = (await findLast.execute(site.db())).rows[0]?.id ?? 0
  return async (from, to) => {
    const giveUpAt = performance.now() + STORED_WITHIN_MS
    do {
      const { rows } = await sql`select 1 from ledger_entries
        where id > ${last} and at >= ${new Date(from)} and at < ${new Date(to)} limit 1`.execute(site.db())
      if (rows.length > 0) return true
      await wait(100)
    } while (performance.now() < giveUpAt)
    return false
  }
}
