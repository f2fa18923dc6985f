import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { isUuid } from '../../platform/db/uuid.ts'

/**
 * Holds the players' rows until the transaction ends. Always the first statement of a write, and always in ascending
 * order: two writes that touch the same players wait for one another and never deadlock.
 */
export async function lockPlayers(tx: Tx, playerIds: readonly string[]): Promise<void> {
  const ids = [...new Set(playerIds)].filter(isUuid).sort()
  await sql`select 1 from players where id = any(${ids}::uuid[]) order by id for no key update`.execute(tx)
}
