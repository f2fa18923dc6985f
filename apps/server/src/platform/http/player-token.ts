import { hash, randomBytes } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { isUuid } from '../db/uuid.ts'

const UUID_LENGTH = 36

/** Creates a secret token that begins with its player's id, so that its row is found on the player's shard. */
export function createPlayerToken(playerId: string): string {
  return `${playerId}_${randomBytes(32).toString('base64url')}`
}

/** The database stores only the hash of a token, so its rows do not let anyone in. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** A condition for the row of a token, in a table with the columns `player_id` and `token_hash`. */
export function isRowOfToken(token: string): RawBuilder<boolean> {
  const isRow = sql<boolean>`${sql.ref('token_hash')} = ${hashToken(token)}`
  const playerId = token.slice(0, UUID_LENGTH)
  // Tokens of older versions have no player. A session that is used never expires, so such tokens may still exist.
  if (token[UUID_LENGTH] !== '_' || !isUuid(playerId)) return isRow
  return sql<boolean>`${sql.ref('player_id')} = ${playerId} and ${isRow}`
}
