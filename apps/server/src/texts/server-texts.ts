import type { Game } from '@otogi/rules/games/games'

/** The texts that the server writes: emails, notifications, clues, titles and descriptions of public pages. */
export type ServerTexts = {
  readonly clue: (anime: string) => string
  readonly emails: Readonly<Record<'reset' | 'verify', EmailTexts>>
  /** Browser notifications. Anyone who sees the screen can read them, so they mention no card and no puzzle. */
  readonly reminders: {
    readonly newDay: (puzzles: number) => Notification
    readonly sale: (cards: number) => Notification
    readonly wish: Notification
  }
  readonly pages: Readonly<Record<'odds' | 'books' | 'credits' | 'privacy', PageTexts>> & {
    readonly home: (games: number) => PageTexts
    /** Describes the picture on the home page without naming the anime, which is the answer. */
    readonly todaysPicture: string
    readonly cardPicture: (name: string) => string
    readonly showcase: (username: string) => string
    readonly player: (stats: { readonly level: number; readonly power: string; readonly cards: number }) => string
    /** `username` is null if the player has no public profile. */
    readonly pull: (username: string | null, cards: number) => string
    readonly challenge: (challenge: { username: string; game: Game; number: number }) => string
    readonly challengeInvitation: string
  }
}

type EmailTexts = { readonly subject: string; readonly body: (name: string, link: string) => string }

type Notification = { readonly title: string; readonly body: string }

export type PageTexts = { readonly title: string; readonly description: string }
