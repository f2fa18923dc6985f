import { RetryLater } from './refusal.ts'

/** Attempts that are remembered at once; beyond it the oldest are forgotten. */
const MOST_KEYS = 50_000

export type Attempts = {
  /** Begins an attempt, or refuses it beyond the limit. Call the result when the attempt has succeeded. */
  begin(key: string): () => void
}

/** Limits failed attempts by key. Each counts as failed until it succeeds, so that many at once gain nothing. */
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
