import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { writeTogether, type WithQueries } from '../../platform/db/together.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Reason } from './reason.ts'
import type { Balance } from './store.ts'

export type Payment = { readonly gachas: number; readonly reason: Reason }
type EntryTime = { readonly at: Date }

/** Creates gachas for a player. Returns the balance. */
export function mintGachas(tx: Tx, playerId: string, { at, ...payment }: Payment & EntryTime): Promise<Balance> {
  return mintPayments(tx, playerId, [payment], at)
}

/**
 * Creates gachas for a player, with one ledger entry per payment. There must be at least one payment. Returns the
 * balance.
 *
 * @internal
 */
export async function mintPayments(tx: Tx, playerId: string, payments: readonly Payment[], at: Date): Promise<Balance> {
  return requireBalance(await writeTogether(tx, [buildMintWrite(playerId, payments, at)], BALANCE_OF_WALLET))
}

/** Destroys some of a player's gachas. Refuses if the balance is too low. Returns the balance. */
export async function burnGachas(tx: Tx, playerId: string, payment: Payment & EntryTime): Promise<Balance> {
  return requireBalance(await writeTogether(tx, [buildBurnWrite(playerId, payment)], BALANCE_OF_WALLET))
}

/** Builds the writes of `mintPayments`. `wallet` has the new balance. */
export function buildMintWrite(playerId: string, payments: readonly Payment[], at: Date): WithQueries {
  return buildEntriesWrite(playerId, { account: 'mint', payments, at })
}

type Burn = Payment & EntryTime & { readonly pityCount?: number }

/**
 * Builds the writes of `burnGachas`, and sets the pity count if one is passed. `wallet` has the new balance. It has no
 * row if the balance is too low; the caller must then refuse, which `requireBalance` does.
 */
export function buildBurnWrite(playerId: string, { gachas, reason, ...rest }: Burn): WithQueries {
  return buildEntriesWrite(playerId, { account: 'burn', payments: [{ gachas: -gachas, reason }], ...rest })
}

/** Selects the balance after `buildMintWrite` or `buildBurnWrite`. */
export const BALANCE_OF_WALLET = sql<Balance>`select balance as gachas, throws as "pityCount" from wallet`

type Entries = EntryTime & {
  readonly account: 'mint' | 'burn'
  readonly payments: readonly Payment[]
  readonly pityCount?: number
}

/**
 * Updates the balance and inserts two ledger entries for each payment: the player's entry and the matching mint or burn
 * entry. The update checks the balance, so two simultaneous payments cannot spend the same gachas. Both entries contain
 * the player's id, so that they are on the same shard; only the player's entry has a position.
 */
function buildEntriesWrite(playerId: string, { account, payments, at, pityCount }: Entries): WithQueries {
  const deltas = payments.map(({ gachas }) => gachas)
  const reasons = payments.map(({ reason }) => reason)
  const operations = payments.map(() => randomUUID())
  const total = deltas.reduce((sum, delta) => sum + delta, 0)
  const setPityCount = pityCount === undefined ? sql`` : sql`, throws = ${pityCount}`
  return sql`wallet as (
      update wallets set balance = balance + ${total}::bigint, entries = entries + ${payments.length}::integer ${setPityCount}
      where player_id = ${playerId} and balance + ${total}::bigint >= 0
      returning player_id, balance, throws, entries
    ), payment as (
      select operation, delta, reason, n, sum(delta) over (order by n)::bigint as so_far
      from unnest(${operations}::uuid[], ${deltas}::bigint[], ${reasons}::text[])
        with ordinality as given (operation, delta, reason, n)
    ), leg as (
      select n, 1 as side, operation, 'player' as account, player_id, (entries - ${payments.length}::integer + n)::integer as position,
        delta, balance - ${total}::bigint + so_far as balance_after, reason
      from payment, wallet
      union all
      select n, 2, operation, ${account}::text, player_id, null, -delta, null, reason from payment, wallet
    ), entered as (
      insert into ledger_entries (operation, account, player_id, position, delta, balance_after, reason, at)
      select operation, account, player_id, position, delta, balance_after, reason, ${at}::timestamptz
      from leg order by n, side
    )`
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

/**
 * Moves gachas between two players, whose rows the caller has locked. Refuses if the payer's balance is too low.
 * Returns the payer's balance.
 */
export async function transferGachas(tx: Tx, transfer: Transfer): Promise<Balance> {
  return requireBalance(await writeTogether(tx, [buildTransferWrite(transfer)], BALANCE_OF_PAYER))
}

/**
 * Builds the writes of `transferGachas`. `payer` has the payer's new balance. It has no row if the balance is too low; the
 * caller must then refuse.
 */
export function buildTransferWrite({ from, to, gachas, reason, at }: Transfer): WithQueries {
  return sql`payer as (
      update wallets set balance = balance - ${gachas}::bigint, entries = entries + 1
      where player_id = ${from} and balance - ${gachas}::bigint >= 0
      returning player_id, balance, throws, entries
    ), payee as (
      update wallets set balance = balance + ${gachas}::bigint, entries = entries + 1
      where player_id = ${to} and exists (select from payer)
      returning player_id, balance, entries
    ), leg as (
      select 1 as side, player_id, entries, -${gachas}::bigint as delta, balance from payer
      union all
      select 2, player_id, entries, ${gachas}::bigint, balance from payee
    ), entered as (
      insert into ledger_entries (operation, account, player_id, position, delta, balance_after, reason, at)
      select ${randomUUID()}::uuid, 'player', player_id, entries, delta, balance, ${reason}::text, ${at}::timestamptz
      from leg order by side
    )`
}

/** Selects the balance after `buildTransferWrite`. */
export const BALANCE_OF_PAYER = sql<Balance>`
  select payer.balance as gachas, payer.throws as "pityCount" from payer, payee`

/** Returns the balance that a statement selected. Refuses if there is none, because the balance is too low. */
export function requireBalance<B extends Balance>([balance]: readonly B[]): B {
  if (!balance) throw new Refusal('INSUFFICIENT_GACHAS')
  return balance
}
