/**
 * Who may use whom, among server features: by their `index.ts` alone. A feature uses only features listed above it, so
 * that calls never go round in circles. Every feature may use `platform`, and `platform` enters no feature.
 *
 * @type {Record<string, readonly string[]>}
 */
exports.mayUse = {
  players: [],
  wallet: [],
  pack: [],
  pages: [],
  polls: ['players'],
  collection: ['players'],
  ranking: ['players', 'collection'],
  quests: ['players', 'wallet'],
  games: ['players', 'wallet', 'quests'],
  day: ['players', 'wallet', 'quests', 'games'],
  profile: ['players', 'collection', 'games'],
  summon: ['players', 'wallet', 'collection', 'quests'],
  market: ['players', 'wallet', 'collection', 'quests', 'summon'],
  // Proves and tells what all the others recorded; changes nothing of theirs.
  books: ['players', 'wallet', 'collection', 'quests', 'games', 'polls', 'summon', 'market'],
  // Signing up opens what a player has in each of them, leaving closes it.
  accounts: ['players', 'wallet', 'collection', 'quests', 'games', 'day', 'summon', 'market'],
}
