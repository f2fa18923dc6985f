type Options = {
  readonly maxAgeMs: number
  /** Repeats a failure for as long as it would a value; otherwise the next caller loads again. */
  readonly keepFailures?: boolean
}

/** Gets the value that was loaded last, or loads it when there is none, or none young enough at the instant `at`. */
export type TimedCache<Value> = (at: number, load: () => Promise<Value>) => Promise<Value>

/** Holds one value for a limited time. Concurrent callers share one load. A clock that was set back ends the time, too. */
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
