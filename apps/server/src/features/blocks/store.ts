import { sql, type RawBuilder } from 'kysely'
import type { Reader, Tx } from '../../platform/db/db.ts'

export async function insertBlock(tx: Tx, blocker: string, blocked: string, at: Date): Promise<void> {
  await tx
    .insertInto('blocks')
    .values({ blocker, blocked, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteBlock(tx: Tx, blocker: string, blocked: string): Promise<void> {
  await tx.deleteFrom('blocks').where('blocker', '=', blocker).where('blocked', '=', blocked).execute()
}

type Block = { readonly blocked: string; readonly created_at: Date }

/** Lists the players whom a player has blocked, newest block first. */
export async function listBlocks(db: Reader, blocker: string): Promise<Block[]> {
  return db
    .selectFrom('blocks')
    .select(['blocked', 'created_at'])
    .where('blocker', '=', blocker)
    .orderBy('created_at', 'desc')
    .orderBy('blocked')
    .execute()
}

/** Returns which of two players has blocked the other. */
export async function findBlock(
  db: Reader,
  first: string,
  second: string,
): Promise<{ readonly byFirst: boolean; readonly bySecond: boolean }> {
  const rows = await db
    .selectFrom('blocks')
    .select('blocker')
    .where((row) =>
      row.or([row.and({ blocker: first, blocked: second }), row.and({ blocker: second, blocked: first })]),
    )
    .execute()
  const isBlocker = (playerId: string) => rows.some(({ blocker }) => blocker === playerId)
  return { byFirst: isBlocker(first), bySecond: isBlocker(second) }
}

/** An array of the players with whom a player cannot trade because either has blocked the other. */
export function buildBlockedPlayerIdsSql(playerId: string | RawBuilder<unknown>): RawBuilder<readonly string[]> {
  return sql`array(select blocked from blocks where blocker = ${playerId}
    union all select blocker from blocks where blocked = ${playerId})`
}
