import type { Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { addCollectionStats } from '../players/index.ts'
import type { Catalogue } from './catalogue.ts'

/** Takes one copy of a card from a player whose row is locked, and lowers the standing with it. */
export async function takeCard(tx: Tx, catalogue: Catalogue, playerId: string, cardId: string): Promise<void> {
  const held = await tx
    .selectFrom('holdings')
    .select(['quantity', 'favourite'])
    .where('player_id', '=', playerId)
    .where('card_id', '=', cardId)
    .executeTakeFirst()
  const card = catalogue.find(cardId)
  if (!held || !card) throw new Refusal('CARD_NOT_OWNED')
  if (held.favourite) throw new Refusal('CARD_FAVOURITE')
  const isLast = held.quantity === 1
  if (isLast) await removeHolding(tx, playerId, cardId)
  else await setQuantity(tx, playerId, cardId, held.quantity - 1)
  await addCollectionStats(tx, playerId, { power: -card.power, uniqueCards: isLast ? -1 : 0 })
}

async function removeHolding(tx: Tx, playerId: string, cardId: string): Promise<void> {
  await tx.deleteFrom('holdings').where('player_id', '=', playerId).where('card_id', '=', cardId).execute()
}

async function setQuantity(tx: Tx, playerId: string, cardId: string, quantity: number): Promise<void> {
  await tx
    .updateTable('holdings')
    .set({ quantity })
    .where('player_id', '=', playerId)
    .where('card_id', '=', cardId)
    .execute()
}
