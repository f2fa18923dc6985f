import { useSyncExternalStore } from 'react'
import { readPreference, writePreference } from './storage.ts'

export const THEMES = ['system', 'night', 'day'] as const
export type Theme = (typeof THEMES)[number]

const listeners = new Set<() => void>()

/** The chosen theme and the way to choose another. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  return { theme: useSyncExternalStore(subscribe, storedTheme), setTheme }
}

function setTheme(theme: Theme): void {
  writePreference('theme', theme)
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  for (const listener of listeners) listener()
}

function storedTheme(): Theme {
  const stored = readPreference('theme')
  return THEMES.find((theme) => theme === stored) ?? 'system'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab may choose, too.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
