import type { Connection } from '../src/platform/db/db.ts'

/** Gives a player gachas through the ledger, in one transaction because an audit may be running. */
export function giveGachas(db: Connection, playerId: string, gachas: number, at = new Date()): Promise<void> {
  return db.transaction().execute((tx) => giveGachasInTransaction(tx, playerId, gachas, at))
}

async function giveGachasInTransaction(tx: Connection, playerId: string, gachas: number, at: Date): Promise<void> {
  const { balance, entries } = await tx
    .updateTable('wallets')
    .set((row) => ({ balance: row('balance', '+', gachas), entries: row('entries', '+', 1) }))
    .where('player_id', '=', playerId)
    .returning(['balance', 'entries'])
    .executeTakeFirstOrThrow()
  const leg = { operation: crypto.randomUUID(), reason: 'test', at }
  await tx
    .insertInto('ledger_entries')
    .values([
      { ...leg, account: 'player', player_id: playerId, position: entries, delta: gachas, balance_after: balance },
      { ...leg, account: 'mint', player_id: null, position: null, delta: -gachas, balance_after: null },
    ])
    .execute()
}
