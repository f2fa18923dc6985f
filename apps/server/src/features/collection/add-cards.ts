import { addCollectionStats, type Player } from '../players/index.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Catalog } from './catalog.ts'

/** A card that was added, and how many copies of it the player now has. */
export type AddedCard = { readonly cardId: string; readonly copies: number; readonly isNew: boolean }

/** The added cards in the order in which they were passed, and the player's updated row. */
export type AddCardsResult = { readonly added: readonly AddedCard[]; readonly player: Player }

type NewCards = { readonly playerId: string; readonly cardIds: readonly string[]; readonly at: Date }

/** Adds cards to a locked player's collection and updates the player's stats, with one statement each. */
export async function addCards(tx: Tx, catalog: Catalog, { playerId, cardIds, at }: NewCards): Promise<AddCardsResult> {
  const counts = Map.groupBy(cardIds, (cardId) => cardId)
  const held = await addCopies(tx, { playerId, counts, at })
  const added = cardIds.map((cardId, n): AddedCard => {
    const later = cardIds.slice(n + 1).filter((other) => other === cardId).length
    const copies = (held.get(cardId) ?? 0) - later
    return { cardId, copies, isNew: copies === 1 }
  })
  const power = cardIds.reduce((sum, cardId) => sum + catalog.get(cardId).power, 0)
  const uniqueCards = added.filter(({ isNew }) => isNew).length
  return { added, player: await addCollectionStats(tx, playerId, { power, uniqueCards }) }
}

type CopyCounts = {
  readonly playerId: string
  readonly counts: ReadonlyMap<string, readonly string[]>
  readonly at: Date
}

/** Returns the new number of copies of each card. */
async function addCopies(tx: Tx, { playerId, counts, at }: CopyCounts): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .insertInto('holdings')
    .values(
      [...counts].map(([card_id, copies]) => ({
        player_id: playerId,
        card_id,
        quantity: copies.length,
        first_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'card_id']).doUpdateSet((row) => ({
        quantity: row('holdings.quantity', '+', row.ref('excluded.quantity')),
      })),
    )
    .returning(['card_id', 'quantity'])
    .execute()
  return new Map(rows.map((row) => [row.card_id, row.quantity]))
}
