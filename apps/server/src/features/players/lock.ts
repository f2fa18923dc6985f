import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import type { Player } from '../../platform/db/player.ts'
import { isUuid } from '../../platform/db/uuid.ts'

/**
 * Locks the players' rows until the transaction ends, and returns the rows. Every write must run this statement first.
 * The rows are locked in ascending order, which avoids deadlocks.
 */
export async function lockPlayers(tx: Tx, playerIds: readonly string[]): Promise<Player[]> {
  const ids = [...new Set(playerIds)].filter(isUuid).sort()
  const { rows } = await sql<Player>`
    select * from players where id = any(${ids}::uuid[]) order by id for no key update`.execute(tx)
  return rows
}

/**
 * Waits for all player writes that have begun, then blocks new ones until the transaction ends. Does not block reads.
 * Used instead of `lockPlayers` for rare changes that affect everybody.
 */
export async function lockAllPlayers(tx: Tx): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(tx)
  await sql`lock table players in exclusive mode`.execute(tx)
}

/** How long a waiting change may block player writes. */
const LOCK_TIMEOUT = '5s'
