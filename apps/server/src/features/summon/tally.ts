import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { PullCount } from '@otogi/rules/summon/draw'
import type { Rarity } from '@otogi/rules/summon/rarity'
import { sql } from 'kysely'
import type { Reader } from '../../platform/db/db.ts'

/** How many pulls of one kind there were on a day in Madrid, and which rarities they brought. */
export type DayOfPulls = {
  readonly day: MadridDay
  readonly kinds: readonly Kind[]
  readonly drawn: Readonly<Record<Rarity, number>>
}

type Kind = { readonly day: MadridDay; readonly count: PullCount; readonly throws: number; readonly pulls: number }
type Drawn = { readonly day: MadridDay } & Readonly<Record<Rarity, number>>

const DAY = sql`(at at time zone 'Europe/Madrid')::date`

/** The pulls of each day since an instant, oldest first; days without any are left out. */
export async function pullsByDay(db: Reader, since: Date): Promise<DayOfPulls[]> {
  const kinds = await sql<Kind>`
    select ${DAY} as day, cardinality(cards) as count, throws_before as throws, count(*) as pulls
    from pulls where at >= ${since} group by 1, 2, 3 order by 1`.execute(db)
  const drawn = await sql<Drawn>`
    select ${DAY} as day, ${ofRarity('B')}, ${ofRarity('A')}, ${ofRarity('S')}, ${ofRarity('S+')}, ${ofRarity('SS')}
    from pulls where at >= ${since} group by 1 order by 1`.execute(db)
  const kindsOn = Map.groupBy(kinds.rows, (kind) => kind.day)
  return drawn.rows.map((counts) => ({ day: counts.day, kinds: kindsOn.get(counts.day) ?? [], drawn: counts }))
}

/** Counting what is gone when a rarity is taken out is many times faster than opening the arrays up. */
function ofRarity(rarity: Rarity) {
  return sql`sum(cardinality(rarities) - cardinality(array_remove(rarities, ${rarity}::text)))::bigint as ${sql.id(rarity)}`
}

/** What a player drew: so many copies, whose hashes sum to the print, by so many pulls of one and of ten. */
export type Draws = {
  readonly player: string
  readonly copies: number
  readonly print: number
  readonly singles: number
  readonly tens: number
}

/** What each player ever drew. */
export async function drawsByPlayer(db: Reader): Promise<Draws[]> {
  const { rows } = await sql<Draws>`
    select player_id as player, sum(cardinality(cards))::bigint as copies,
      sum((select sum(hashtext(card)) from unnest(cards) as card))::bigint as print,
      count(*) filter (where cardinality(cards) = 1) as singles,
      count(*) filter (where cardinality(cards) = 10) as tens
    from pulls group by player_id`.execute(db)
  return rows
}

/** How many copies of each card were ever drawn, by all but some players. */
export async function drawnByCard(db: Reader, except: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ card: string; copies: number }>`
    select card, count(*) as copies from pulls cross join unnest(cards) as card
    where player_id <> all (${except}::uuid[]) group by card`.execute(db)
  return new Map(rows.map(({ card, copies }) => [card, copies]))
}
