import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { addCollectionStats } from '../players/index.ts'
import type { Catalog } from './catalog.ts'

/** Removes one copy of a card from a locked player's collection and updates the player's stats. */
export async function takeCard(tx: Tx, catalog: Catalog, playerId: string, cardId: string): Promise<void> {
  const card = catalog.find(cardId)
  const held = card && (await removeCopy(tx, playerId, cardId))
  if (!held) throw new Refusal('CARD_NOT_OWNED')
  if (held.favourite) throw new Refusal('CARD_FAVOURITE')
  await addCollectionStats(tx, playerId, { power: -card.power, uniqueCards: held.copies === 0 ? -1 : 0 })
}

type RemainingCopies = { readonly favourite: boolean; readonly copies: number }

/**
 * Removes one copy unless the card is a favorite. If it was the last copy, deletes the row. Returns the remaining
 * copies, or undefined if the player has none.
 */
async function removeCopy(tx: Tx, playerId: string, cardId: string): Promise<RemainingCopies | undefined> {
  const own = sql`player_id = ${playerId} and card_id = ${cardId}`
  const { rows } = await sql<RemainingCopies>`
    with lowered as (
      update holdings set quantity = quantity - 1 where ${own} and quantity > 1 and not favourite
      returning favourite, quantity as copies
    ), removed as (
      delete from holdings where ${own} and quantity = 1 and not favourite returning favourite, 0 as copies
    )
    select * from lowered union all select * from removed
    union all select favourite, quantity from holdings where ${own} and favourite`.execute(tx)
  return rows[0]
}
