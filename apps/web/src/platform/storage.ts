/** `localStorage`, for a browser that may refuse it (private windows, a full disk): reads then find nothing. */

/** What the visitor chose for this browser; it outlives the session. */
export type Preference =
  | 'theme'
  | 'motion'
  | 'palette'
  | 'language'
  | 'volume'
  | 'muted'
  | 'listenStep'
  | 'navigation'
  | 'howToSeen'
  | 'firstSteps'

export function readPreference(key: Preference): string | null {
  return readItem(key)
}

export function writePreference(key: Preference, value: string): void {
  writeItem(key, value)
}

export function readItem(key: string): string | null {
  return attempt(() => localStorage.getItem(key)) ?? null
}

/** Whether storage works and has no such item. */
export function isItemMissing(key: string): boolean {
  return attempt(() => localStorage.getItem(key)) === null
}

export function writeItem(key: string, value: string): void {
  attempt(() => localStorage.setItem(key, value))
}

export function removeItem(key: string): void {
  attempt(() => localStorage.removeItem(key))
}

/** The stored value; undefined where there is none, or it is not JSON. */
export function readJson<T>(key: string): T | undefined {
  const text = readItem(key)
  return text === null ? undefined : attempt(() => JSON.parse(text) as T)
}

/** The result; undefined where the browser refuses the access. */
export function attempt<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
