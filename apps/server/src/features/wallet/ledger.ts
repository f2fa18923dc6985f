import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Tables } from '../../platform/db/tables.ts'

/** Why gachas moved: a verb, with what it was about. */
export type Reason =
  | 'signup'
  | 'farewell'
  | `game:${string}`
  | `quest:${string}`
  | `summon:${string}`
  | `market:${string}`

type Move = { readonly gachas: number; readonly reason: Reason; readonly at: Date }

/** Makes gachas for a player; returns the balance. */
export async function mint(tx: Tx, playerId: string, move: Move): Promise<number> {
  return record(tx, playerId, { ...move, account: 'mint', delta: move.gachas })
}

/** Takes gachas from a player for good; refuses when there are too few. Returns the balance. */
export async function burn(tx: Tx, playerId: string, move: Move): Promise<number> {
  return record(tx, playerId, { ...move, account: 'burn', delta: -move.gachas })
}

/** Moves gachas from one player to another; both rows are locked. Refuses when there are too few. */
export async function transfer(
  tx: Tx,
  { from, to, gachas, reason, at }: Move & { readonly from: string; readonly to: string },
): Promise<void> {
  const paid = await changeBalance(tx, from, -gachas)
  const received = await changeBalance(tx, to, gachas)
  await insertLegs(tx, { reason, at }, [paid, received])
}

type Entry = Move & { readonly account: 'mint' | 'burn'; readonly delta: number }

async function record(tx: Tx, playerId: string, { account, delta, reason, at }: Entry): Promise<number> {
  const own = await changeBalance(tx, playerId, delta)
  const other = { account, player_id: null, position: null, delta: -delta, balance_after: null }
  await insertLegs(tx, { reason, at }, [own, other])
  return own.balance_after
}

type Leg = Omit<Insertable<Tables['ledger_entries']>, 'operation' | 'reason' | 'at'>
type OwnLeg = Leg & { readonly balance_after: number }

async function changeBalance(tx: Tx, playerId: string, delta: number): Promise<OwnLeg> {
  // The condition is in the update, not before it: two payments at once cannot both pass.
  const wallet = await tx
    .updateTable('wallets')
    .set((row) => ({ balance: row('balance', '+', delta), entries: row('entries', '+', 1) }))
    .where('player_id', '=', playerId)
    .where((row) => row(row('balance', '+', delta), '>=', 0))
    .returning(['balance', 'entries'])
    .executeTakeFirst()
  if (!wallet) throw new Refusal('INSUFFICIENT_GACHAS')
  return { account: 'player', player_id: playerId, position: wallet.entries, delta, balance_after: wallet.balance }
}

/** Writes the two legs of one operation. */
async function insertLegs(tx: Tx, why: Pick<Move, 'reason' | 'at'>, legs: readonly [Leg, Leg]): Promise<void> {
  const operation = randomUUID()
  await tx
    .insertInto('ledger_entries')
    .values(legs.map((leg) => ({ ...leg, ...why, operation })))
    .execute()
}
