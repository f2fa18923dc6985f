import { randomUUID } from 'node:crypto'
import type { Tx } from '../../platform/db.ts'
import { Refusal } from '../../platform/refusal.ts'

/** Why gachas moved: a verb, with what it was about. */
export type Reason = 'signup' | `game:${string}` | `quest:${string}` | `summon:${string}`

type Move = { readonly gachas: number; readonly reason: Reason; readonly at: Date }

/** Makes gachas for a player; returns the balance. */
export async function mint(tx: Tx, playerId: string, move: Move): Promise<number> {
  return record(tx, playerId, { ...move, account: 'mint', delta: move.gachas })
}

/** Takes gachas from a player for good; refuses when there are too few. Returns the balance. */
export async function burn(tx: Tx, playerId: string, move: Move): Promise<number> {
  return record(tx, playerId, { ...move, account: 'burn', delta: -move.gachas })
}

type Entry = Move & { readonly account: 'mint' | 'burn'; readonly delta: number }

async function record(tx: Tx, playerId: string, { account, delta, reason, at }: Entry): Promise<number> {
  // The condition is in the update, not before it: two payments at once cannot both pass.
  const wallet = await tx
    .updateTable('wallets')
    .set((row) => ({ balance: row('balance', '+', delta), entries: row('entries', '+', 1) }))
    .where('player_id', '=', playerId)
    .where((row) => row(row('balance', '+', delta), '>=', 0))
    .returning(['balance', 'entries'])
    .executeTakeFirst()
  if (!wallet) throw new Refusal('INSUFFICIENT_GACHAS')
  const operation = randomUUID()
  const leg = { operation, player_id: null, position: null, balance_after: null, reason, at }
  await tx
    .insertInto('ledger_entries')
    .values([
      {
        ...leg,
        account: 'player',
        player_id: playerId,
        position: wallet.entries,
        delta,
        balance_after: wallet.balance,
      },
      { ...leg, account, delta: -delta },
    ])
    .execute()
  return wallet.balance
}
