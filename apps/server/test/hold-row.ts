import { sql } from 'kysely'
import { getPlayer, type Player } from '../src/features/players/index.ts'
import type { Tx } from '../src/platform/db/db.ts'
import type { TestServer } from './test-server.ts'

/** Locks a player's row until the test calls `letGo`, which may run one last statement in the transaction. */
export async function holdRow(server: TestServer, playerId: string) {
  const held = Promise.withResolvers<void>()
  const letGo = Promise.withResolvers<(tx: Tx, player: Player) => Promise<unknown>>()
  const done = server.db.transaction().execute(async (tx) => {
    await sql`select from players where id = ${playerId} for update`.execute(tx)
    held.resolve()
    const work = await letGo.promise
    await work(tx as Tx, await getPlayer(tx, playerId))
  })
  await held.promise
  return {
    async letGo(work: (tx: Tx, player: Player) => Promise<unknown> = () => Promise.resolve()) {
      letGo.resolve(work)
      await done
    },
  }
}

/** Counts the transactions that wait for a lock. */
export async function countWaiting(server: TestServer): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db)
  return rows[0]?.waiting ?? 0
}
