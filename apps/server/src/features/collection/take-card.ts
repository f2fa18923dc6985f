import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { addCollectionStats } from '../players/index.ts'
import { buildIsWithdrawnSql, isCardWithdrawn } from '../withdrawn/index.ts'
import type { Catalog } from './catalog.ts'

export type CardCopies = {
  readonly cardId: string
  readonly copies: number
  /** Whether to remove the copies even if the card is a favorite. */
  readonly includesFavorites?: boolean
}

/**
 * Removes copies of a card from a locked player's collection and updates the player's stats. Refuses a withdrawn card.
 */
export async function takeCopies(
  tx: Tx,
  catalog: Catalog,
  playerId: string,
  { cardId, copies, includesFavorites = false }: CardCopies,
): Promise<void> {
  const card = catalog.find(cardId)
  const held = card && (await removeCopies(tx, playerId, { cardId, copies, includesFavorites }))
  if (!held) throw new Refusal((await isCardWithdrawn(tx, cardId)) ? 'CARD_WITHDRAWN' : 'CARD_NOT_OWNED')
  if (held.favourite && !includesFavorites) throw new Refusal('CARD_FAVOURITE')
  await addCollectionStats(tx, playerId, {
    power: -card.power * copies,
    uniqueCards: held.remaining === 0 ? -1 : 0,
  })
}

type RemainingCopies = { readonly favourite: boolean; readonly remaining: number }

/**
 * Removes copies unless the card is a protected favorite. If they were the last copies, deletes the row. Returns the number of
 * remaining copies, or undefined if the player has too few.
 */
async function removeCopies(
  tx: Tx,
  playerId: string,
  { cardId, copies, includesFavorites }: Required<CardCopies>,
): Promise<RemainingCopies | undefined> {
  const own = sql`player_id = ${playerId} and card_id = ${cardId} and not ${buildIsWithdrawnSql(cardId)}`
  const isFree = sql`(not favourite or ${includesFavorites}::boolean)`
  const { rows } = await sql<RemainingCopies>`
    with lowered as (
      update holdings set quantity = quantity - ${copies} where ${own} and quantity > ${copies} and ${isFree}
      returning favourite, quantity as remaining
    ), removed as (
      delete from holdings where ${own} and quantity = ${copies} and ${isFree} returning favourite, 0 as remaining
    )
    select * from lowered union all select * from removed
    union all select favourite, quantity from holdings where ${own} and not ${isFree}`.execute(tx)
  return rows[0]
}
