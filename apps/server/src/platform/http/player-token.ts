import { hash, randomBytes } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { isUuid } from '../db/uuid.ts'

const UUID_LENGTH = 36

/** Creates a secret token that begins with the player's id, so that the token's row is found on the player's shard. */
export function createPlayerToken(playerId: string): string {
  return `${playerId}_${randomBytes(32).toString('base64url')}`
}

/** The database stores only hashes of tokens, so nobody can sign in with a leaked copy. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** A condition that matches a token's row in a table with the columns `player_id` and `token_hash`. */
export function matchesToken(token: string): RawBuilder<boolean> {
  const isRow = sql<boolean>`${sql.ref('token_hash')} = ${hashToken(token)}`
  const playerId = token.slice(0, UUID_LENGTH)
  // Tokens from older versions contain no player id. Some may still exist, because sessions in use never expire.
  if (token[UUID_LENGTH] !== '_' || !isUuid(playerId)) return isRow
  return sql<boolean>`${sql.ref('player_id')} = ${playerId} and ${isRow}`
}
