import { addDays, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database, Reader, Tx } from '../db/db.ts'
import type { Clock } from '../process/clock.ts'
import { repeatWork } from '../process/repeat.ts'

const SAVE_EVERY_MS = 60_000
const KEPT_DAYS = 400

/**
 * Counts 5xx replies by day. Saves the counts every minute and on shutdown, because the database may be what failed.
 */
export function countErrors(app: FastifyInstance, { db, clock }: { db: Database; clock: Clock }): void {
  const unsaved = new Map<string, ErrorCount>()
  const add = ({ day, http_status, replies }: ErrorCount) => {
    const key = `${day} ${http_status}`
    unsaved.set(key, { day, http_status, replies: (unsaved.get(key)?.replies ?? 0) + replies })
  }
  app.addHook('onResponse', (_request, { statusCode }, done) => {
    if (statusCode >= 500) add({ day: clock.today(), http_status: statusCode, replies: 1 })
    done()
  })
  const save = async () => {
    const counts = [...unsaved.values()]
    if (counts.length === 0) return
    unsaved.clear()
    try {
      await db.transaction((tx) => addErrorCounts(tx, counts))
    } catch (error) {
      counts.forEach(add)
      throw error
    }
  }
  const stop = repeatWork(save, {
    everyMs: SAVE_EVERY_MS,
    onError: (error) => app.log.error({ err: error }, 'error counts not saved'),
  })
  app.addHook('preClose', async () => {
    await stop()
    await save().catch(() => {})
  })
}

type ErrorCount = { readonly day: MadridDay; readonly http_status: number; readonly replies: number }

async function addErrorCounts(tx: Tx, counts: readonly ErrorCount[]): Promise<void> {
  await tx
    .insertInto('error_counts')
    .values([...counts].toSorted((a, b) => a.day.localeCompare(b.day) || a.http_status - b.http_status))
    .onConflict((conflict) =>
      conflict.columns(['day', 'http_status']).doUpdateSet({ replies: sql`error_counts.replies + excluded.replies` }),
    )
    .execute()
}

/** Lists the number of 5xx replies on each day since the given one. */
export async function listErrorCounts(db: Reader, since: MadridDay): Promise<ErrorCount[]> {
  return db.selectFrom('error_counts').selectAll().where('day', '>=', since).execute()
}

export async function deleteOldErrorCounts(tx: Tx, today: MadridDay): Promise<void> {
  await tx.deleteFrom('error_counts').where('day', '<', addDays(today, -KEPT_DAYS)).execute()
}
