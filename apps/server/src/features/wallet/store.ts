import { sql } from 'kysely'
import type { ReplyOf } from '@otogi/contract/endpoint'
import type { wallet } from '@otogi/contract/wallet'
import type { Reader, Tx } from '../../platform/db/db.ts'

export type Balance = ReplyOf<typeof wallet.find>

export async function openWallet(tx: Tx, playerId: string): Promise<void> {
  await tx.insertInto('wallets').values({ player_id: playerId }).execute()
}

export async function getBalance(db: Reader, playerId: string): Promise<Balance> {
  return db
    .selectFrom('wallets')
    .select(['balance as gachas', 'throws'])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
}

export async function saveThrows(tx: Tx, playerId: string, throws: number): Promise<void> {
  await tx.updateTable('wallets').set({ throws }).where('player_id', '=', playerId).execute()
}

/** What a player earned since an instant, or ever: all that was paid but for sales. */
export async function sumEarned(db: Reader, playerId: string, since?: Date): Promise<number> {
  const earned = db
    .selectFrom('ledger_entries')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('delta'), sql<number>`0`).as('gachas'))
    .where('player_id', '=', playerId)
    .where('delta', '>', 0)
    .where('reason', 'not like', 'market:%')
  const { gachas } = await (since ? earned.where('at', '>', since) : earned).executeTakeFirstOrThrow()
  return Number(gachas)
}
