/**
 * For each server feature, the features that it may import, always through their `index.ts`. A feature may import only
 * features listed above it, so there are no import cycles. Every feature may import `platform`, and `platform` imports
 * no feature.
 *
 * @type {Record<string, readonly string[]>}
 */
exports.mayUse = {
  players: [],
  notices: [],
  desk: ['players'],
  blocks: ['players'],
  wallet: [],
  withdrawn: [],
  pack: ['withdrawn'],
  announcements: ['desk'],
  polls: ['players', 'desk'],
  collection: ['players', 'withdrawn'],
  ranking: ['players', 'collection'],
  quests: ['players', 'wallet'],
  games: ['players', 'desk', 'blocks', 'wallet', 'withdrawn', 'quests'],
  day: ['players', 'wallet', 'quests', 'games'],
  profile: ['players', 'blocks', 'collection', 'games'],
  summon: ['players', 'desk', 'wallet', 'withdrawn', 'collection', 'quests'],
  // Describes what the other features publish.
  pages: ['collection', 'games', 'profile', 'summon'],
  market: ['players', 'notices', 'desk', 'blocks', 'wallet', 'withdrawn', 'collection', 'quests', 'summon'],
  reminders: ['players', 'market'],
  reports: ['players', 'notices', 'desk', 'market'],
  // Withdraws content and changes what the other features store about it.
  takedown: ['players', 'notices', 'desk', 'wallet', 'withdrawn', 'collection', 'games', 'market'],
  // Checks and publishes the records of the other features; writes only its own.
  books: ['players', 'desk', 'wallet', 'withdrawn', 'collection', 'quests', 'games', 'polls', 'summon', 'market'],
  insight: ['players', 'collection', 'games', 'market', 'books'],
  // Sign-up creates a player's rows in these features; deleting the account cleans them up.
  accounts: ['players', 'wallet', 'collection', 'quests', 'games', 'day', 'summon', 'market', 'reports'],
  moderation: ['players', 'notices', 'desk', 'wallet', 'accounts'],
}
