import { readPreference, writePreference, type Preference } from './storage.ts'
import { createStore, useStore } from './store.ts'

/**
 * Theme, colors and motion that the visitor chose for this browser. Style sheets use three attributes of the root
 * element: `data-theme`, `data-palette` and `data-motion`. `public/theme.js` sets them before the first paint; this
 * module updates them later.
 */

export const THEMES = ['system', 'night', 'day'] as const
export type Theme = (typeof THEMES)[number]

const theme = createStore<Theme>(readTheme())
const safeColors = createStore(isPreferenceSet('palette', 'safe'))
const reducedMotion = createStore(isPreferenceSet('motion', 'calm'))
const systemMotion = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : undefined

/** Applies changes to the system's motion setting, and changes that the visitor makes in other tabs. */
export function watchAppearance(): void {
  systemMotion?.addEventListener('change', applyAppearance)
  addEventListener('storage', () => {
    theme.write(readTheme())
    safeColors.write(isPreferenceSet('palette', 'safe'))
    reducedMotion.write(isPreferenceSet('motion', 'calm'))
    applyAppearance()
  })
}

/** Whether the system or the visitor asks for less motion. */
export function isMotionReduced(): boolean {
  return document.documentElement.dataset['motion'] === 'reduced'
}

export function useTheme() {
  return useStore(theme)
}

/** Whether the visitor chose colors that color-blind players can tell apart. */
export function useSafeColors() {
  return useStore(safeColors)
}

/** Whether the visitor chose less motion in this browser. The system can ask for it too. */
export function useReducedMotionSetting() {
  return useStore(reducedMotion)
}

export function setTheme(value: Theme): void {
  theme.write(value)
  writePreference('theme', value)
  applyAppearance()
}

export function setSafeColors(on: boolean): void {
  safeColors.write(on)
  writePreference('palette', on ? 'safe' : '')
  applyAppearance()
}

export function setReducedMotion(on: boolean): void {
  reducedMotion.write(on)
  writePreference('motion', on ? 'calm' : '')
  applyAppearance()
}

function applyAppearance(): void {
  setAttribute('theme', theme.read() === 'system' ? undefined : theme.read())
  setAttribute('palette', safeColors.read() ? 'safe' : undefined)
  setAttribute('motion', reducedMotion.read() || systemMotion?.matches ? 'reduced' : undefined)
}

function setAttribute(name: string, value: string | undefined): void {
  if (value === undefined) delete document.documentElement.dataset[name]
  else document.documentElement.dataset[name] = value
}

function readTheme(): Theme {
  const stored = readPreference('theme')
  return THEMES.find((one) => one === stored) ?? 'system'
}

function isPreferenceSet(key: Preference, value: string): boolean {
  return readPreference(key) === value
}
