const SALE = 'a sale changes the rows of two players'
const PAIRS = 'concerns two players'
const LISTS = 'lists, medians or names of many players'
const SUMS = 'sums over all players: audit, open books and polls'
const NAMELESS = 'finds a row by a name, a token or an id that does not contain the player'
const JOBS = 'a job or a command for all players'
const COUNTERPART = 'the entries of mint and burn have no player'

/** The modules of the server with statements that need several shards, and why. */
export const KNOWN_CROSSINGS: Readonly<Record<string, string>> = {
  'features/accounts/delete-account.ts': JOBS,
  'features/accounts/mail-tokens.ts': NAMELESS,
  'features/accounts/sign-in-with-google.ts': NAMELESS,
  'features/accounts/sign-up.ts': NAMELESS,
  'features/blocks/routes.ts': LISTS,
  'features/blocks/store.ts': PAIRS,
  'features/collection/audit.ts': SUMS,
  'features/desk/store.ts': NAMELESS,
  'features/games/audit.ts': SUMS,
  'features/games/challenges/store.ts': NAMELESS,
  'features/games/guest/store.ts': NAMELESS,
  'features/games/store.ts': NAMELESS,
  'features/market/audit.ts': SUMS,
  'features/market/browse.ts': LISTS,
  'features/market/former-accounts.ts': SALE,
  'features/market/going-rates.ts': LISTS,
  'features/market/inbox.ts': SALE,
  'features/market/prices.ts': LISTS,
  'features/market/prune.ts': JOBS,
  'features/market/signs.ts': LISTS,
  'features/market/related-accounts.ts': LISTS,
  'features/market/store.ts': SALE,
  'features/market/trade-events.ts': SALE,
  'features/market/trade-sums.ts': SALE,
  'features/moderation/read.ts': LISTS,
  'features/moderation/store.ts': LISTS,
  'features/players/rank.ts': LISTS,
  'features/players/stats.ts': SUMS,
  'features/players/store.ts': NAMELESS,
  'features/polls/audit.ts': SUMS,
  'features/quests/audit.ts': SUMS,
  'features/reminders/send-reminders.ts': JOBS,
  'features/reminders/store.ts': NAMELESS,
  'features/notices/store.ts': JOBS,
  'features/reports/store.ts': PAIRS,
  'features/summon/pull-counts.ts': SUMS,
  'features/summon/shared-pulls.ts': NAMELESS,
  'features/wallet/audit.ts': SUMS,
  'features/wallet/ledger-events.ts': SUMS,
  'features/wallet/ledger.ts': COUNTERPART,
  'features/wallet/store.ts': SALE,
  'features/wallet/supply.ts': SUMS,
  'platform/backup/counts.ts': JOBS,
  'platform/backup/restore.ts': JOBS,
  'platform/db/migrate.ts': JOBS,
  'platform/http/idempotency.ts': JOBS,
  'platform/http/run-locked.ts': SALE,
  'platform/http/session.ts': NAMELESS,
}
