import type { Language } from '@otogi/rules/languages/languages'

/** Formats the browser's time zone at an instant, e.g. Central European Standard Time (Europe/Madrid). */
export function formatTimeZone(language: Language, epochMs: number): string {
  const format = new Intl.DateTimeFormat(language, { timeZoneName: 'long' })
  const name = format.formatToParts(epochMs).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${name} (${format.resolvedOptions().timeZone})`
}
