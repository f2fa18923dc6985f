type Options = {
  readonly maxAgeMs: number
  /** Whether failures are cached too. If not, the next caller loads the value again. */
  readonly keepFailures?: boolean
}

/** Returns the cached value. Loads it if it is missing or too old at the time `at`. */
export type TimedCache<Value> = (at: number, load: () => Promise<Value>) => Promise<Value>

/**
 * Caches one value for a limited time. Concurrent callers share one load. The value also expires if the clock is set
 * back.
 */
export function createTimedCache<Value>({ maxAgeMs, keepFailures = false }: Options): TimedCache<Value> {
  let last: { readonly at: number; readonly value: Promise<Value> } | undefined
  return (at, load) => {
    if (last && Math.abs(at - last.at) < maxAgeMs) return last.value
    const loaded = { at, value: load() }
    last = loaded
    if (!keepFailures) loaded.value.catch(() => last === loaded && (last = undefined))
    return loaded.value
  }
}
