import type { Connection, Database } from '../src/platform/db/db.ts'

/** Gives a player gachas through the ledger, in one transaction because an audit may be running. */
export function giveGachas(
  db: Connection | Database,
  playerId: string,
  gachas: number,
  at = new Date(),
): Promise<void> {
  return runInTransaction(db, (tx) => giveGachasInTransaction(tx, playerId, gachas, at))
}

function runInTransaction<T>(db: Connection | Database, work: (tx: Connection) => Promise<T>): Promise<T> {
  return 'reader' in db ? db.transaction(work) : db.transaction().execute(work)
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
      { ...leg, account: 'mint', player_id: playerId, position: null, delta: -gachas, balance_after: null },
    ])
    .execute()
}

type Copies = { readonly playerId: string; readonly cardId: string; readonly power: number; readonly copies: number }

/** Audit rules that copies from `giveCopies` break, because they were not drawn in a pull. */
export const UNDRAWN = [
  'every player holds the cards drawn',
  'for every card, copies held and for sale equal those drawn',
]

/** Gives a player copies of a card that the player does not own yet. */
export function giveCopies(db: Connection | Database, copies: Copies): Promise<void> {
  return runInTransaction(db, (tx) => giveCopiesInTransaction(tx, copies))
}

async function giveCopiesInTransaction(tx: Connection, { playerId, cardId, power, copies }: Copies): Promise<void> {
  await tx
    .insertInto('holdings')
    .values({ player_id: playerId, card_id: cardId, quantity: copies, first_at: new Date() })
    .execute()
  await tx
    .updateTable('players')
    .set((row) => ({ total_power: row('total_power', '+', power * copies), unique_cards: row('unique_cards', '+', 1) }))
    .where('id', '=', playerId)
    .execute()
}
