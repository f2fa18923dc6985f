import { sql } from 'kysely'
import { repeatWork } from '../process/repeat.ts'
import { systemClock } from '../process/clock.ts'
import type { Database, Reader } from './db.ts'
import { isOutage } from '../http/outage.ts'
import { openReader, type PoolOptions } from './postgres.ts'

const CHECK_EVERY_MS = 250

/** Maximum lag of a replica that serves reads. */
export const MAX_STALENESS_MS = 5000

/** Maximum difference between the clocks of two servers. */
const CLOCK_DIFFERENCE_MS = 500

type Options = Omit<PoolOptions, 'onBroken'> & {
  /** Called with a message whenever the replica becomes usable, becomes unusable, or is unusable for another reason. */
  readonly print: (line: string) => void
}

export type Replica = Pick<Database, 'readFromReplica' | 'cut' | 'close'>

/**
 * Connects to a streaming replica of `primary`. Every quarter of a second, checks whether the replica has applied all
 * writes so far. Uses the system's clock, even if the game's clock is set to another time.
 */
export function openReplica(primary: Reader, { print, ...options }: Options): Replica {
  const { db: replica, cut } = openReader({ ...options, onBroken: () => {} })
  /** The replica has applied all writes before this time. */
  let appliedUntil = 0
  let isUsable = false
  let printed = ''
  const isFresh = () => systemClock.now() - appliedUntil < MAX_STALENESS_MS
  const setUsable = (usable: boolean, reason: string) => {
    isUsable = usable
    const line = usable ? 'reading from the replica' : `not reading from the replica: ${reason}`
    if (line !== printed) print(line)
    printed = line
  }
  const check = async () => {
    const now = systemClock.now()
    const progress = await readProgress(replica, await readWritePosition(primary))
    if (!progress.isReplica) return setUsable(false, 'DATABASE_READ_URL is not a replica')
    if (progress.hasCaughtUp) appliedUntil = now
    setUsable(isFresh(), `it is more than ${MAX_STALENESS_MS / 1000} s behind`)
  }
  const onError = (error: unknown) => setUsable(false, error instanceof Error ? error.message : String(error))
  const stopChecks = repeatWork(check, { everyMs: CHECK_EVERY_MS, onError })
  return {
    async readFromReplica(wroteAt, work) {
      if (!isUsable || !isFresh() || appliedUntil <= wroteAt + CLOCK_DIFFERENCE_MS) return work(primary)
      try {
        return await work(replica)
      } catch (error) {
        if (!isOutage(error)) throw error
        onError(error)
        return work(primary)
      }
    },
    cut: () => cut('the server stops'),
    async close() {
      await stopChecks()
      await replica.destroy()
    },
  }
}

/** Returns a position in the write-ahead log that is after all acknowledged writes. */
async function readWritePosition(primary: Reader): Promise<string> {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn() as lsn`.execute(primary)
  return rows[0]?.lsn ?? ''
}

type Progress = { readonly isReplica: boolean; readonly hasCaughtUp: boolean }

async function readProgress(replica: Reader, position: string): Promise<Progress> {
  const { rows } = await sql<Progress>`
    select pg_is_in_recovery() as "isReplica",
           coalesce(pg_last_wal_replay_lsn() >= ${position}::pg_lsn, false) as "hasCaughtUp"`.execute(replica)
  return rows[0] ?? { isReplica: false, hasCaughtUp: false }
}
