import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { destroyConnection } from '../db/statement-client.ts'
import { QUERY_LIMIT_MS } from '../db/postgres.ts'

const LOCK = 6_846_475
/** Interval at which the other servers try to become the runner. */
const TRY_EVERY_MS = 5000

type StopJobs = () => Promise<void>
type Options = {
  /** Starts the jobs. Returns a function that stops them and waits for work in progress. */
  readonly startJobs: () => StopJobs
  readonly tryEveryMs?: number
}

/**
 * Runs jobs on one of the servers that share a database. If the runner, which holds an advisory lock, dies or loses its
 * connection, PostgreSQL releases the lock and another server takes over. Returns a function that stops the jobs.
 */
export function runOnOneServer(url: string, { startJobs, tryEveryMs = TRY_EVERY_MS }: Options): StopJobs {
  const stopping = new AbortController()
  const run = async () => {
    while (!stopping.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- one attempt at a time
      await runWhileLocked(url, startJobs, stopping.signal).catch(() => {})
      // oxlint-disable-next-line no-await-in-loop -- as above
      await wait(tryEveryMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const ended = run()
  return async () => {
    stopping.abort()
    await ended
  }
}

/** Runs the jobs until the server stops or the connection is lost. Does nothing if another server holds the lock. */
async function runWhileLocked(url: string, startJobs: () => StopJobs, stopping: AbortSignal): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: QUERY_LIMIT_MS,
    query_timeout: QUERY_LIMIT_MS,
    // Keeps the connection alive, because a firewall may drop one that sends nothing for hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
  })
  const lost = Promise.withResolvers<void>()
  client.on('error', () => lost.resolve())
  client.on('end', () => lost.resolve())
  let isRunner = false
  const stop = () => {
    lost.resolve()
    // Cancels an attempt if the database does not reply to it.
    if (!isRunner) destroyConnection(client, 'the server stops')
  }
  stopping.addEventListener('abort', stop)
  try {
    await client.connect()
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [LOCK])
    isRunner = rows[0]?.locked ?? false
    if (!isRunner || stopping.aborted) return
    const stopJobs = startJobs()
    await lost.promise
    await stopJobs()
  } finally {
    stopping.removeEventListener('abort', stop)
    await Promise.race([client.end(), wait(1000, undefined, { ref: false })]).catch(() => {})
  }
}
