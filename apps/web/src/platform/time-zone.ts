import type { Language } from '@otogi/rules/languages/languages'

/** Formats the browser's time zone at an instant, e.g. Central European Standard Time (Europe/Madrid). */
export function formatZone(language: Language, at: number): string {
  const format = new Intl.DateTimeFormat(language, { timeZoneName: 'long' })
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${name} (${format.resolvedOptions().timeZone})`
}
