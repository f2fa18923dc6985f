import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database, Tx } from '../db/db.ts'
import { RetryLater } from './refusal.ts'

/** A rate limit that all servers on one database share. Its counts are exact. */
export type SharedLimit = {
  /** Counts one use of the key. Throws TOO_MANY if the limit is reached. */
  count(key: string): Promise<void>
  /** Undoes one `count` of the key. */
  uncount(key: string): Promise<void>
}

type Limit = { readonly max: number; readonly windowSeconds: number }

/** Creates a limit. The name separates its keys from those of other limits. */
export function createSharedLimit(
  db: Pick<Database, 'query'>,
  name: string,
  { max, windowSeconds }: Limit,
): SharedLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: db,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // The library does not delete expired rows, because `deleteExpiredLimits` does.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: max,
    duration: windowSeconds,
  })
  return {
    async count(key) {
      try {
        await limiter.consume(key)
      } catch (error) {
        throw error instanceof RateLimiterRes
          ? new RetryLater('TOO_MANY', Math.max(1, Math.ceil(error.msBeforeNext / 1000)))
          : error
      }
    },
    uncount: async (key) => void (await limiter.reward(key)),
  }
}

export async function deleteExpiredLimits(tx: Tx, now: number): Promise<void> {
  await tx.deleteFrom('rate_limits').where('expire', '<', now).execute()
}
