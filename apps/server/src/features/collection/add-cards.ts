import { addCollectionStats, type Player } from '../players/index.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Catalogue } from './catalogue.ts'

/** What a player holds of a card after it was added. */
export type Added = { cardId: string; copies: number; isNew: boolean }

/** Puts cards, in order, into the collection of a player whose row is locked, and raises the player's stats with them; returns the row. */
export async function addCards(
  tx: Tx,
  catalogue: Catalogue,
  playerId: string,
  cardIds: readonly string[],
  at: Date,
): Promise<{ added: Added[]; player: Player }> {
  const held = await copiesOf(tx, playerId, cardIds)
  const added = cardIds.map((cardId) => {
    const copies = (held.get(cardId) ?? 0) + 1
    held.set(cardId, copies)
    return { cardId, copies, isNew: copies === 1 }
  })
  // In one order for all players' transactions, so that rows are never taken crosswise.
  for (const cardId of [...new Set(cardIds)].sort()) {
    await saveCopies(tx, playerId, cardId, { copies: held.get(cardId) ?? 0, at })
  }
  const power = cardIds.reduce((sum, cardId) => sum + catalogue.get(cardId).power, 0)
  const uniqueCards = added.filter((one) => one.isNew).length
  return { added, player: await addCollectionStats(tx, playerId, { power, uniqueCards }) }
}

async function copiesOf(tx: Tx, playerId: string, cardIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('holdings')
    .select(['card_id', 'quantity'])
    .where('player_id', '=', playerId)
    .where('card_id', 'in', [...new Set(cardIds)])
    .execute()
  return new Map(rows.map((row) => [row.card_id, row.quantity]))
}

async function saveCopies(
  tx: Tx,
  playerId: string,
  cardId: string,
  { copies, at }: { copies: number; at: Date },
): Promise<void> {
  await tx
    .insertInto('holdings')
    .values({ player_id: playerId, card_id: cardId, quantity: copies, first_at: at })
    .onConflict((conflict) => conflict.columns(['player_id', 'card_id']).doUpdateSet({ quantity: copies }))
    .execute()
}
