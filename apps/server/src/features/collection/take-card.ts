import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { writeTogether, type WithQueries } from '../../platform/db/together.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { buildStatsWrite } from '../players/index.ts'
import { buildIsWithdrawnSql } from '../withdrawn/index.ts'
import type { Catalog } from './catalog.ts'

export type CardCopies = {
  readonly cardId: string
  readonly copies: number
  /** Whether to take the copies even if the card is a favorite. */
  readonly includesFavorites?: boolean
}

/** A player's copies of one card. */
export type Holding = { readonly copies: number; readonly isFavorite: boolean; readonly isWithdrawn: boolean }

/** Selects a player's copies of a card. Returns a row even if there are none. */
export function buildHoldingQuery(playerId: string, cardId: string): RawBuilder<Holding> {
  return sql<Holding>`
    select coalesce(sum(quantity), 0)::integer as copies, coalesce(bool_or(favourite), false) as "isFavorite",
      ${buildIsWithdrawnSql(cardId)} as "isWithdrawn"
    from holdings where player_id = ${playerId} and card_id = ${cardId}`
}

/** Refuses if the player has too few copies, or if the card is withdrawn or a protected favorite. */
export function requireCopies(
  catalog: Catalog,
  holding: Holding | undefined,
  { cardId, copies, includesFavorites = false }: CardCopies,
): void {
  if (holding?.isWithdrawn) throw new Refusal('CARD_WITHDRAWN')
  if (!holding?.copies || !catalog.find(cardId)) throw new Refusal('CARD_NOT_OWNED')
  if (holding.isFavorite && !includesFavorites) throw new Refusal('CARD_FAVOURITE')
  if (holding.copies < copies) throw new Refusal('CARD_NOT_OWNED')
}

/**
 * Removes copies of a card from a player's collection and updates the player's stats. The caller has locked the
 * player's row.
 */
export async function takeCopies(tx: Tx, catalog: Catalog, playerId: string, cardCopies: CardCopies): Promise<void> {
  const { rows } = await buildHoldingQuery(playerId, cardCopies.cardId).execute(tx)
  requireCopies(catalog, rows[0], cardCopies)
  const done = await writeTogether(tx, [buildCopyRemoval(catalog, playerId, cardCopies)], sql`select from taken`)
  if (done.length === 0) throw new Refusal('CARD_NOT_OWNED')
}

/**
 * Builds the writes of `takeCopies`, which delete the row when no copies are left. `taken` has no row if the player has
 * too few copies; the caller must then refuse.
 */
export function buildCopyRemoval(
  catalog: Catalog,
  playerId: string,
  { cardId, copies, includesFavorites = false }: CardCopies,
): WithQueries {
  const isFree = sql`player_id = ${playerId} and card_id = ${cardId} and (not favourite or ${includesFavorites}::boolean)`
  const power = -catalog.get(cardId).power * copies
  return sql`lowered as (
      update holdings set quantity = quantity - ${copies} where ${isFree} and quantity > ${copies} returning card_id
    ), removed as (
      delete from holdings where ${isFree} and quantity = ${copies} returning card_id
    ), taken as (
      select card_id from lowered union all select card_id from removed
    ), ${buildStatsWrite(playerId, { power, uniqueCards: sql`select -count(*) from removed` })}`
}
