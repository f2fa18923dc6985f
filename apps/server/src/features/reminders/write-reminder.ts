import type { ReminderKind } from '@otogi/rules/reminders/kinds'
import { GAMES } from '@otogi/rules/games/games'
import type { Language } from '@otogi/rules/languages/languages'
import { getTexts } from '../../texts/texts.ts'

/** The notification that the service worker shows. */
export type PushPayload = {
  readonly kind: ReminderKind
  readonly title: string
  readonly body: string
  /** Path that opens when the player taps the message. */
  readonly path: string
}

export function writeReminder(kind: ReminderKind, count: number, language: Language): PushPayload {
  const { newDay, sale, wish } = getTexts(language).reminders
  if (kind === 'new-day') return { kind, ...newDay(GAMES.length), path: '/home/games/image' }
  return { kind, ...(kind === 'sale' ? sale(count) : wish), path: '/home/inbox' }
}
