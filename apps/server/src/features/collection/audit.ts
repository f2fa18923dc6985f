import type { Card } from '@otogi/content/pack'
import { sql } from 'kysely'
import type { Reader } from '../../platform/db.ts'
import { listStandings } from '../players/index.ts'

type Held = { readonly player: string; readonly power: number; readonly uniqueCards: number }

/** The players whose total power, and those whose number of unique cards, is not what they hold. */
export async function auditHoldings(
  db: Reader,
  cards: readonly Card[],
): Promise<{ power: string[]; unique: string[] }> {
  const held = new Map((await listHeld(db, cards)).map((one) => [one.player, one]))
  const standings = await listStandings(db)
  return {
    power: standings.filter(({ id, power }) => power !== (held.get(id)?.power ?? 0)).map(({ id }) => id),
    unique: standings
      .filter(({ id, uniqueCards }) => uniqueCards !== (held.get(id)?.uniqueCards ?? 0))
      .map(({ id }) => id),
  }
}

/** A card that the pack does not have is worth nothing: its holder then stands out. */
async function listHeld(db: Reader, cards: readonly Card[]): Promise<Held[]> {
  const ids = cards.map(({ id }) => id)
  const powers = cards.map(({ power }) => power)
  const { rows } = await sql<Held>`
    select player_id as player, coalesce(sum(quantity * worth.power), 0)::bigint as power, count(*) as "uniqueCards"
    from holdings left join unnest(${ids}::text[], ${powers}::int[]) as worth (card_id, power) using (card_id)
    group by player_id`.execute(db)
  return rows
}
