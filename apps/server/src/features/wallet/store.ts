import { sql } from 'kysely'
import type { ReplyOf } from '@otogi/contract/endpoint'
import type { wallet } from '@otogi/contract/wallet'
import type { Reader, Tx } from '../../platform/db/db.ts'
import type { Reason } from './reason.ts'

export type Balance = ReplyOf<typeof wallet.find>

export async function createWallet(tx: Tx, playerId: string): Promise<void> {
  await tx.insertInto('wallets').values({ player_id: playerId }).execute()
}

export async function getBalance(db: Reader, playerId: string): Promise<Balance> {
  return db
    .selectFrom('wallets')
    .select(['balance as gachas', 'throws as pityCount'])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
}

export async function savePityCount(tx: Tx, playerId: string, pityCount: number): Promise<void> {
  await tx.updateTable('wallets').set({ throws: pityCount }).where('player_id', '=', playerId).execute()
}

type EarningsRequest = { readonly playerId: string; readonly since?: Date | undefined }

/**
 * Sums the gachas that players earned in total or since a time, excluding sales and payments back. Returns the sums in the order of
 * `requests`.
 */
export async function sumEarnings(db: Reader, requests: readonly EarningsRequest[]): Promise<number[]> {
  const playerIds = requests.map(({ playerId }) => playerId)
  const since = requests.map((earning) => earning.since ?? null)
  const { rows } = await sql<{ gachas: number }>`
    select coalesce((select sum(delta) from ledger_entries where player_id = wanted.player and position is not null and delta > 0
      and reason not like 'market:%' and reason not like 'undo:%' and at > coalesce(wanted.since, '-infinity')), 0)::bigint as gachas
    from unnest(${playerIds}::uuid[], ${since}::timestamptz[]) with ordinality as wanted (player, since, n)
    order by n`.execute(db)
  return rows.map(({ gachas }) => gachas)
}

/** Sums the gachas that players got for a reason. Players who got nothing are missing. */
export async function sumReceived(
  db: Reader,
  playerIds: readonly string[],
  reason: Reason,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ player: string; gachas: number }>`
    select player_id as player, sum(delta)::bigint as gachas from ledger_entries
    where player_id = any (${playerIds}::uuid[]) and position is not null and reason = ${reason}
    group by player_id`.execute(db)
  return new Map(rows.map(({ player, gachas }) => [player, gachas]))
}
