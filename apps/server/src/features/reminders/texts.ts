import type { Language } from '@otogi/rules/languages/languages'

export type ReminderKind = 'new-day' | 'sale'

/** The notification that the service worker shows. */
export type PushPayload = {
  readonly kind: ReminderKind
  readonly title: string
  readonly body: string
  /** Path that a click on the message opens. */
  readonly path: string
}

/** Writes a message. It names no card and no puzzle, because anyone who sees the screen can read it. */
export function writeReminder(kind: ReminderKind, count: number, language: Language): PushPayload {
  return { kind, ...TEXTS[kind][language](count), path: PATHS[kind] }
}

const PATHS: Readonly<Record<ReminderKind, string>> = { 'new-day': '/home/games/image', sale: '/home/inbox' }

type Message = Pick<PushPayload, 'title' | 'body'>

const TEXTS: Readonly<Record<ReminderKind, Readonly<Record<Language, (count: number) => Message>>>> = {
  'new-day': {
    en: () => ({ title: 'Today’s puzzles are here', body: 'Six new puzzles are waiting for you.' }),
    es: () => ({ title: 'Ya están los retos de hoy', body: 'Te esperan seis retos nuevos.' }),
  },
  sale: {
    en: (count) => ({
      title: count === 1 ? 'You sold a card' : `You sold ${count} cards`,
      body: 'Open your inbox to see the sale.',
    }),
    es: (count) => ({
      title: count === 1 ? 'Has vendido una carta' : `Has vendido ${count} cartas`,
      body: 'Abre tus avisos para ver la venta.',
    }),
  },
}
