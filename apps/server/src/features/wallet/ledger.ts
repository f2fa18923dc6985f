import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Reason } from './reason.ts'
import type { Balance } from './store.ts'

export type Payment = { readonly gachas: number; readonly reason: Reason }
type EntryTime = { readonly at: Date }

/** Creates gachas for a player. Returns the balance. */
export function mintGachas(tx: Tx, playerId: string, payment: Payment & EntryTime): Promise<Balance> {
  return mintPayments(tx, playerId, [payment], payment.at)
}

/**
 * Creates gachas for a player, with one ledger entry per payment. There must be at least one payment. Returns the
 * balance.
 */
export function mintPayments(tx: Tx, playerId: string, payments: readonly Payment[], at: Date): Promise<Balance> {
  return recordEntries(tx, playerId, { account: 'mint', payments, at })
}

/** Destroys some of a player's gachas. Refuses if the balance is too low. Returns the balance. */
export function burnGachas(tx: Tx, playerId: string, { gachas, reason, at }: Payment & EntryTime): Promise<Balance> {
  return recordEntries(tx, playerId, { account: 'burn', payments: [{ gachas: -gachas, reason }], at })
}

type Entries = EntryTime & { readonly account: 'mint' | 'burn'; readonly payments: readonly Payment[] }

/**
 * Updates the balance and inserts both ledger entries of each payment in one statement. The update itself checks the
 * balance, so two simultaneous payments cannot spend the same gachas. The entry of mint or burn names the player too, so
 * that both are on one shard; only the player's own entry has a position.
 */
async function recordEntries(tx: Tx, playerId: string, { account, payments, at }: Entries): Promise<Balance> {
  const deltas = payments.map(({ gachas }) => gachas)
  const reasons = payments.map(({ reason }) => reason)
  const operations = payments.map(() => randomUUID())
  const total = deltas.reduce((sum, delta) => sum + delta, 0)
  const { rows } = await sql<Balance>`
    with changed as (
      update wallets set balance = balance + ${total}::bigint, entries = entries + ${payments.length}::integer
      where player_id = ${playerId} and balance + ${total}::bigint >= 0
      returning player_id, balance, throws, entries
    ), payment as (
      select operation, delta, reason, n, sum(delta) over (order by n)::bigint as so_far
      from unnest(${operations}::uuid[], ${deltas}::bigint[], ${reasons}::text[])
        with ordinality as given (operation, delta, reason, n)
    ), leg as (
      select n, 1 as side, operation, 'player' as account, player_id, (entries - ${payments.length}::integer + n)::integer as position,
        delta, balance - ${total}::bigint + so_far as balance_after, reason
      from payment, changed
      union all
      select n, 2, operation, ${account}::text, player_id, null, -delta, null, reason from payment, changed
    ), entered as (
      insert into ledger_entries (operation, account, player_id, position, delta, balance_after, reason, at)
      select operation, account, player_id, position, delta, balance_after, reason, ${at}::timestamptz
      from leg order by n, side
    )
    select balance as gachas, throws as "pityCount" from changed`.execute(tx)
  return requireBalance(rows[0])
}

type PlayerPayment = Payment & { readonly playerId: string }

/** Creates gachas for many players with one statement. A player may get several payments. */
export async function mintForPlayers(tx: Tx, payments: readonly PlayerPayment[], at: Date): Promise<void> {
  if (payments.length === 0) return
  const playerIds = payments.map(({ playerId }) => playerId)
  const gachas = payments.map((payment) => payment.gachas)
  const reasons = payments.map(({ reason }) => reason)
  const operations = payments.map(() => randomUUID())
  await sql`
    with payment as (
      select operation, player_id, delta, reason, n, row_number() over each as nth, sum(delta) over each as so_far
      from unnest(${operations}::uuid[], ${playerIds}::uuid[], ${gachas}::bigint[], ${reasons}::text[])
        with ordinality as given (operation, player_id, delta, reason, n)
      window each as (partition by player_id order by n)
    ), total as (
      select player_id, count(*)::integer as times, sum(delta)::bigint as delta from payment group by player_id
    ), changed as (
      update wallets set balance = balance + total.delta, entries = entries + total.times
      from total where wallets.player_id = total.player_id
      returning wallets.player_id, balance - total.delta as balance, entries - total.times as entries
    ), leg as (
      select n, 1 as side, operation, 'player' as account, player_id, (entries + nth)::integer as position, delta,
        (balance + so_far)::bigint as balance_after, reason
      from payment join changed using (player_id)
      union all
      select n, 2, operation, 'mint', player_id, null, -delta, null, reason from payment
    )
    insert into ledger_entries (operation, account, player_id, position, delta, balance_after, reason, at)
    select operation, account, player_id, position, delta, balance_after, reason, ${at}::timestamptz
    from leg order by n, side`.execute(tx)
}

type Transfer = Payment & EntryTime & { readonly from: string; readonly to: string }

/** Moves gachas between two locked players. Refuses if the payer's balance is too low. Returns the payer's balance. */
export async function transferGachas(tx: Tx, { from, to, gachas, reason, at }: Transfer): Promise<Balance> {
  const { rows } = await sql<Balance>`
    with paid as (
      update wallets set balance = balance - ${gachas}::bigint, entries = entries + 1
      where player_id = ${from} and balance - ${gachas}::bigint >= 0
      returning player_id, balance, throws, entries
    ), received as (
      update wallets set balance = balance + ${gachas}::bigint, entries = entries + 1
      where player_id = ${to} and exists (select from paid)
      returning player_id, balance, entries
    ), leg as (
      select 1 as side, player_id, entries, -${gachas}::bigint as delta, balance from paid
      union all
      select 2, player_id, entries, ${gachas}::bigint, balance from received
    ), entered as (
      insert into ledger_entries (operation, account, player_id, position, delta, balance_after, reason, at)
      select ${randomUUID()}::uuid, 'player', player_id, entries, delta, balance, ${reason}::text, ${at}::timestamptz
      from leg order by side
    )
    select paid.balance as gachas, paid.throws as "pityCount" from paid, received`.execute(tx)
  return requireBalance(rows[0])
}

function requireBalance(balance: Balance | undefined): Balance {
  if (!balance) throw new Refusal('INSUFFICIENT_GACHAS')
  return balance
}
