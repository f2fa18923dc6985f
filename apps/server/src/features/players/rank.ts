import { sql } from 'kysely'
import type { Reader } from '../../platform/db/db.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { Player } from './store.ts'

export const RANKINGS = ['power', 'level', 'cards'] as const
export type Ranking = (typeof RANKINGS)[number]

export type RankedPlayer = Pick<Player, 'id' | 'username' | 'picture' | 'total_power' | 'level' | 'unique_cards'>

type Column = keyof Tables['players']

/**
 * Lists the best players first. Players with the same value are listed in the order in which they reached the value.
 */
const ORDER: Record<Ranking, readonly (readonly [Column, 'asc' | 'desc'])[]> = {
  power: [
    ['total_power', 'desc'],
    ['power_arrival', 'asc'],
  ],
  level: [
    ['level', 'desc'],
    ['experience', 'desc'],
    ['level_arrival', 'asc'],
  ],
  cards: [
    ['unique_cards', 'desc'],
    ['cards_arrival', 'asc'],
  ],
}

export async function listTopPlayers(db: Reader, ranking: Ranking, count: number): Promise<RankedPlayer[]> {
  const players = db
    .selectFrom('players')
    .select(['id', 'username', 'picture', 'total_power', 'level', 'unique_cards'])
    .where('deleted_at', 'is', null)
    .limit(count)
  return ORDER[ranking].reduce((query, [column, direction]) => query.orderBy(column, direction), players).execute()
}

/** Reads the player's position in each ranking. The best player has position 1. */
export async function readPositions(db: Reader, playerId: string): Promise<Record<Ranking, number>> {
  const { rows } = await sql<Record<Ranking, number>>`
    select
      1 + (select count(*) from players p where p.total_power > me.total_power)
        + (select count(*) from players p
            where p.total_power = me.total_power and p.power_arrival < me.power_arrival) as power,
      1 + (select count(*) from players p where p.level > me.level)
        + (select count(*) from players p where p.level = me.level and p.experience > me.experience)
        + (select count(*) from players p where p.level = me.level and p.experience = me.experience
            and p.level_arrival < me.level_arrival) as level,
      1 + (select count(*) from players p where p.unique_cards > me.unique_cards)
        + (select count(*) from players p
            where p.unique_cards = me.unique_cards and p.cards_arrival < me.cards_arrival) as cards
    from players me where me.id = ${playerId}`.execute(db)
  const [positions] = rows
  if (!positions) throw new Error(`no player ${playerId}`)
  return positions
}
