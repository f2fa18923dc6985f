import type accounts from './en/accounts.json'
import type app from './en/app.json'
import type blocks from './en/blocks.json'
import type books from './en/books.json'
import type calendar from './en/calendar.json'
import type celebrations from './en/celebrations.json'
import type challenges from './en/challenges.json'
import type collection from './en/collection.json'
import type credits from './en/credits.json'
import type privacy from './en/privacy.json'
import type desk from './en/desk.json'
import type deskRefusals from './en/deskRefusals.json'
import type game from './en/game.json'
import type games from './en/games.json'
import type guest from './en/guest.json'
import type insight from './en/insight.json'
import type home from './en/home.json'
import type market from './en/market.json'
import type moderation from './en/moderation.json'
import type polls from './en/polls.json'
import type profile from './en/profile.json'
import type quests from './en/quests.json'
import type ranking from './en/ranking.json'
import type recovery from './en/recovery.json'
import type refusals from './en/refusals.json'
import type reminders from './en/reminders.json'
import type reports from './en/reports.json'
import type settings from './en/settings.json'
import type share from './en/share.json'
import type statistics from './en/statistics.json'
import type summon from './en/summon.json'
import type suspension from './en/suspension.json'
import type ui from './en/ui.json'

type Catalog = {
  accounts: typeof accounts
  app: typeof app
  blocks: typeof blocks
  books: typeof books
  calendar: typeof calendar
  celebrations: typeof celebrations
  challenges: typeof challenges
  collection: typeof collection
  credits: typeof credits
  privacy: typeof privacy
  desk: typeof desk
  /** Texts for refusals that occur only at the operator's desk. Code looks them up with keys of `refusals`. */
  deskRefusals: Record<never, never>
  game: typeof game
  games: typeof games
  guest: typeof guest
  home: typeof home
  insight: typeof insight
  market: typeof market
  moderation: typeof moderation
  polls: typeof polls
  profile: typeof profile
  quests: typeof quests
  ranking: typeof ranking
  recovery: typeof recovery
  refusals: typeof refusals & typeof deskRefusals
  reminders: typeof reminders
  reports: typeof reports
  settings: typeof settings
  share: typeof share
  statistics: typeof statistics
  summon: typeof summon
  suspension: typeof suspension
  ui: typeof ui
}

/** Keys of texts with plural forms are listed without the form. */
type Base<Key extends string> = Key extends `${infer Stem}_${'one' | 'many' | 'other' | 'zero'}` ? Stem : Key

export type TextFeature = keyof Catalog

/** The keys of all texts: `<feature>.<key>`. */
export type TextKey = { [F in TextFeature]: `${F}.${Base<keyof Catalog[F] & string>}` }[TextFeature]
