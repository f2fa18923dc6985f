import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { writeTogether, type WithQueries } from '../../platform/db/together.ts'
import { buildStatsWrite } from '../players/index.ts'
import type { Catalog } from './catalog.ts'

/** A card that was added, and how many copies the player now has. */
export type AddedCard = { readonly cardId: string; readonly copies: number; readonly isNew: boolean }

export type NewCards = { readonly playerId: string; readonly cardIds: readonly string[]; readonly at: Date }

/** Adds cards to a player's collection and updates the player's stats. The caller has locked the player's row. */
export async function addCards(tx: Tx, catalog: Catalog, cards: NewCards): Promise<void> {
  await writeTogether(tx, [buildNewCardsWrite(catalog, cards)])
}

/** Builds the writes of `addCards`. `held` has each card's new number of copies. */
export function buildNewCardsWrite(catalog: Catalog, { playerId, cardIds, at }: NewCards): WithQueries {
  const counts = Map.groupBy(cardIds, (cardId) => cardId)
  const copies = [...counts.values()].map(({ length }) => length)
  const given = sql`unnest(${[...counts.keys()]}::text[], ${copies}::integer[]) as given (card_id, copies)`
  const isFirst = sql`select count(*) from held join ${given} using (card_id) where quantity = copies`
  return sql`held as (
      insert into holdings (player_id, card_id, quantity, first_at)
      select ${playerId}::uuid, card_id, copies, ${at}::timestamptz from ${given}
      on conflict (player_id, card_id) do update set quantity = holdings.quantity + excluded.quantity
      returning card_id, quantity
    ), ${buildStatsWrite(playerId, { power: sumPower(catalog, cardIds), uniqueCards: isFirst })}`
}

/** Selects each card's number of copies after `buildNewCardsWrite`, as one JSON value. */
export const HELD_QUANTITIES = sql<HeldQuantities>`(select json_object_agg(card_id, quantity) from held)`
export type HeldQuantities = Readonly<Record<string, number>>

/** Lists the added cards in the order in which they were passed. */
export function listAddedCards(cardIds: readonly string[], heldQuantities: HeldQuantities): AddedCard[] {
  return cardIds.map((cardId, n) => {
    const later = cardIds.slice(n + 1).filter((other) => other === cardId).length
    const copies = (heldQuantities[cardId] ?? 0) - later
    return { cardId, copies, isNew: copies === 1 }
  })
}

export function sumPower(catalog: Catalog, cardIds: readonly string[]): number {
  return cardIds.reduce((sum, cardId) => sum + catalog.get(cardId).power, 0)
}
