import { RetryLater } from './refusal.ts'

/** Maximum number of stored keys. The oldest keys are dropped. */
const MOST_KEYS = 50_000

export type Attempts = {
  /**
   * Counts an attempt, or refuses it if the limit is reached. The caller calls the returned function if the attempt
   * succeeded.
   */
  begin(key: string): () => void
}

/**
 * Limits the failed attempts for each key. An attempt counts as failed until it succeeds, so that parallel attempts
 * cannot bypass the limit.
 */
export function createAttempts(
  { max, windowSeconds }: { readonly max: number; readonly windowSeconds: number },
  now: () => number = () => performance.now(),
): Attempts {
  const windows = new Map<string, { failed: number; readonly endsAt: number }>()
  return {
    begin(key) {
      const open = windows.get(key)
      const window = open && open.endsAt > now() ? open : { failed: 0, endsAt: now() + windowSeconds * 1000 }
      if (window.failed >= max) throw new RetryLater('TOO_MANY', Math.ceil((window.endsAt - now()) / 1000))
      window.failed += 1
      windows.delete(key)
      windows.set(key, window)
      const [oldest = key] = windows.keys()
      if (windows.size > MOST_KEYS) windows.delete(oldest)
      return () => void (window.failed -= 1)
    },
  }
}
