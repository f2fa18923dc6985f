import { sql, type RawBuilder } from 'kysely'
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

/** Selects a player's balance, as part of another statement. */
export function buildBalanceQuery(playerId: string): RawBuilder<Balance> {
  return sql<Balance>`select balance as gachas, throws as "pityCount" from wallets where player_id = ${playerId}`
}

type EarningsRequest = { readonly playerId: string; readonly since?: Date | undefined }

/**
 * Sums the gachas that players earned in total or since a time, excluding sales and refunds. Returns the sums in the
 * order of `requests`.
 */
export async function sumEarnings(db: Reader, requests: readonly EarningsRequest[]): Promise<number[]> {
  return (await buildEarningsQuery(requests).execute(db)).rows.map(({ gachas }) => gachas)
}

/** Selects the sums of `sumEarnings`, as part of another statement. */
export function buildEarningsQuery(requests: readonly EarningsRequest[]): RawBuilder<{ readonly gachas: number }> {
  const playerIds = requests.map(({ playerId }) => playerId)
  const since = requests.map((earning) => earning.since ?? null)
  return sql<{ gachas: number }>`
    select coalesce((select sum(delta) from ledger_entries where player_id = wanted.player and position is not null and delta > 0
      and reason not like 'market:%' and reason not like 'undo:%' and at > coalesce(wanted.since, '-infinity')), 0)::bigint as gachas
    from unnest(${playerIds}::uuid[], ${since}::timestamptz[]) with ordinality as wanted (player, since, n)
    order by n`
}

/** Sums the gachas that players received for a reason. Omits players who received none. */
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
