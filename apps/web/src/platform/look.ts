import { useSyncExternalStore } from 'react'
import { writePreference } from './storage.ts'

/** A way to look that the visitor turns on for this browser: an attribute of the page's root that style sheets heed. */
const LOOKS = { motion: 'calm', palette: 'safe' } as const
export type Look = keyof typeof LOOKS

const listeners = new Set<() => void>()

/** Whether less motion, or colours that everybody can tell apart, have been chosen, and the way to choose. */
export function useLook(look: Look): { on: boolean; set: (on: boolean) => void } {
  return { on: useSyncExternalStore(subscribe, () => isOn(look)), set: (on) => setLook(look, on) }
}

/** Whether less motion is wanted: by the system or by the choice made here. */
export function isMotionReduced(): boolean {
  return isOn('motion') || matchMedia('(prefers-reduced-motion: reduce)').matches
}

function isOn(look: Look): boolean {
  return document.documentElement.dataset[look] === LOOKS[look]
}

function setLook(look: Look, on: boolean): void {
  writePreference(look, on ? LOOKS[look] : '')
  if (on) document.documentElement.dataset[look] = LOOKS[look]
  else delete document.documentElement.dataset[look]
  for (const listener of listeners) listener()
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
