/**
 * Access to `localStorage`, which can fail, e.g. in private windows or on a full disk. In that case, reads return null
 * or undefined.
 */

/** Preferences stored in this browser; they remain after log-out. */
export type Preference =
  | 'theme'
  | 'motion'
  | 'palette'
  | 'language'
  | 'volume'
  | 'muted'
  | 'haptics'
  | 'listenStep'
  | 'musicView'
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
  return tryStorage(() => localStorage.getItem(key)) ?? null
}

/** Returns true if storage works and does not contain the item. */
export function isItemMissing(key: string): boolean {
  return tryStorage(() => localStorage.getItem(key)) === null
}

export function writeItem(key: string, value: string): void {
  tryStorage(() => localStorage.setItem(key, value))
}

export function removeItem(key: string): void {
  tryStorage(() => localStorage.removeItem(key))
}

/** Returns the stored value; undefined if it is missing or not JSON. */
export function readJson<T>(key: string): T | undefined {
  const text = readItem(key)
  return text === null ? undefined : tryStorage(() => JSON.parse(text) as T)
}

/** Returns the result; undefined if the browser blocks storage. */
export function tryStorage<T>(operation: () => T): T | undefined {
  try {
    return operation()
  } catch {
    return undefined
  }
}
