/** For each kind of data, the number of days after which the server deletes it. */
export const KEPT_DAYS = {
  sessions: 30,
  mails: 7,
  guests: 1,
  challenges: 30,
  replies: 30,
  canceledListings: 7,
  formerAccounts: 30,
  notices: 180,
  reports: 180,
} as const

type StoredData = {
  /** The tables that contain this data. */
  readonly tables: readonly string[]
  /** If undefined, the data is kept for as long as the account exists. */
  readonly keptDays?: number
  /**
   * What happens to the data when the player deletes the account. `unnamed` rows are kept, but contain no name and no
   * address.
   */
  readonly afterDeletion: 'deleted' | 'unnamed' | 'expires'
}

/** All data about people that the server stores. The privacy page describes each kind. */
export const STORED_DATA = {
  account: { tables: ['players'], afterDeletion: 'unnamed' },
  sessions: { tables: ['sessions'], keptDays: KEPT_DAYS.sessions, afterDeletion: 'deleted' },
  mails: { tables: ['mail_tokens'], keptDays: KEPT_DAYS.mails, afterDeletion: 'deleted' },
  limits: { tables: ['rate_limits', 'spent_nonces'], keptDays: 1, afterDeletion: 'expires' },
  rounds: { tables: ['rounds', 'resets_used', 'quest_progress'], afterDeletion: 'deleted' },
  guests: { tables: ['guest_rounds', 'played_networks'], keptDays: KEPT_DAYS.guests, afterDeletion: 'expires' },
  challenges: { tables: ['challenge_rounds'], keptDays: KEPT_DAYS.challenges, afterDeletion: 'deleted' },
  cards: { tables: ['holdings', 'showcases'], afterDeletion: 'deleted' },
  pulls: { tables: ['pulls', 'seeds'], afterDeletion: 'unnamed' },
  nextSeeds: { tables: ['next_seeds'], afterDeletion: 'deleted' },
  gachas: { tables: ['wallets', 'ledger_entries', 'quest_claims'], afterDeletion: 'unnamed' },
  sales: { tables: ['listings'], afterDeletion: 'unnamed' },
  canceledListings: { tables: ['cancelled_listings'], afterDeletion: 'deleted' },
  formerAccounts: { tables: ['former_accounts'], keptDays: KEPT_DAYS.formerAccounts, afterDeletion: 'expires' },
  wishes: { tables: ['wishes'], afterDeletion: 'deleted' },
  votes: { tables: ['poll_votes'], afterDeletion: 'unnamed' },
  notices: { tables: ['notices'], keptDays: KEPT_DAYS.notices, afterDeletion: 'deleted' },
  reports: { tables: ['reports'], keptDays: KEPT_DAYS.reports, afterDeletion: 'deleted' },
  blocks: { tables: ['blocks'], afterDeletion: 'deleted' },
  suspensions: { tables: ['suspensions'], afterDeletion: 'deleted' },
  reminders: { tables: ['reminder_settings', 'push_subscriptions', 'push_messages'], afterDeletion: 'deleted' },
  replies: { tables: ['idempotent_replies'], keptDays: KEPT_DAYS.replies, afterDeletion: 'deleted' },
  operators: {
    tables: ['desk_accounts', 'desk_challenges', 'desk_passkeys', 'desk_recovery_codes', 'desk_sessions'],
    afterDeletion: 'deleted',
  },
  operatorLog: { tables: ['desk_log'], afterDeletion: 'unnamed' },
} as const satisfies Record<string, StoredData>

export type StoredDataKind = keyof typeof STORED_DATA

/** Tables that contain no personal data, or only data that everyone can see anyway, such as the rankings. */
export const IMPERSONAL_TABLES: readonly string[] = [
  'announcements',
  'audits',
  'banner_choices',
  'banner_weeks',
  'book_days',
  'book_draws',
  'cached_values',
  'card_pools',
  'error_counts',
  'fingerprints',
  'planned_polls',
  'polls',
  'puzzle_results',
  'puzzle_schedule',
  'ranking_steps',
  'server_runs',
  'takedowns',
  'visit_counts',
  'wish_checks',
  'write_checks',
]

/** Whether a table's rows are kept, without name and address, after their player has deleted the account. */
export function isKeptAfterDeletion(table: string): boolean {
  return Object.values<StoredData>(STORED_DATA).some(
    ({ tables, afterDeletion }) => afterDeletion === 'unnamed' && tables.includes(table),
  )
}
