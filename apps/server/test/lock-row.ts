import { sql } from 'kysely'
import { getPlayer, type Player } from '../src/features/players/index.ts'
import type { Tx } from '../src/platform/db/db.ts'
import type { TestServer } from './test-server.ts'

const PLAYER_COLUMN = { players: 'id', quest_progress: 'player_id' } as const

/**
 * Locks a player's row in a table until the test calls `release`, which may run one last statement in the transaction.
 */
export async function lockRow(server: TestServer, playerId: string, table: keyof typeof PLAYER_COLUMN = 'players') {
  const held = Promise.withResolvers<void>()
  const release = Promise.withResolvers<(tx: Tx, player: Player) => Promise<unknown>>()
  const done = server.db.transaction().execute(async (tx) => {
    await sql`select from ${sql.table(table)} where ${sql.ref(PLAYER_COLUMN[table])} = ${playerId} for update`.execute(
      tx,
    )
    held.resolve()
    const work = await release.promise
    await work(tx as Tx, await getPlayer(tx, playerId))
  })
  await held.promise
  return {
    async release(work: (tx: Tx, player: Player) => Promise<unknown> = () => Promise.resolve()) {
      release.resolve(work)
      await done
    },
  }
}

/** Counts the transactions that wait for a lock. */
export async function countWaitingTransactions(server: TestServer): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db)
  return rows[0]?.waiting ?? 0
}

/**
 * Runs the calls concurrently. All of them first wait for a lock on the table's rows, so that they conflict on machines
 * of any speed.
 */
export async function runConcurrently<Result>(
  server: TestServer,
  table: 'guest_rounds' | 'challenge_rounds',
  calls: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  const started = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const holding = server.db.transaction().execute(async (tx) => {
    await sql`select from ${sql.table(table)} for update`.execute(tx)
    started.resolve()
    await release.promise
  })
  await started.promise
  const running = Promise.all(calls.map((call) => call()))
  while ((await countWaitingTransactions(server)) < calls.length) {
    // PostgreSQL sends no event when a transaction starts to wait, so this polls the database.
  }
  release.resolve()
  await holding
  return running
}
