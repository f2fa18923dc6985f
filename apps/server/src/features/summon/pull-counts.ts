import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { PullCount } from '@otogi/rules/summon/draw'
import type { Rarity } from '@otogi/rules/summon/rarity'
import { sql } from 'kysely'
import type { Reader } from '../../platform/db/db.ts'

/** Numbers of pulls of each kind, and of drawn cards of each rarity, on one day in Madrid. */
export type DayOfPulls = {
  readonly day: MadridDay
  readonly kinds: readonly Kind[]
  readonly drawn: Readonly<Record<Rarity, number>>
}

type Kind = { readonly day: MadridDay; readonly count: PullCount; readonly pityCount: number; readonly pulls: number }
type RarityCounts = { readonly day: MadridDay } & Readonly<Record<Rarity, number>>

const DAY = sql`(at at time zone 'Europe/Madrid')::date`

/** Counts the pulls of each day since a time, oldest day first. Omits days without pulls. */
export async function countPullsByDay(db: Reader, since: Date): Promise<DayOfPulls[]> {
  const kinds = await sql<Kind>`
    select ${DAY} as day, cardinality(cards) as count, throws_before as "pityCount", count(*) as pulls
    from pulls where at >= ${since} group by 1, 2, 3 order by 1`.execute(db)
  const drawn = await sql<RarityCounts>`
    select ${DAY} as day, ${buildRarityCount('B')}, ${buildRarityCount('A')}, ${buildRarityCount('S')}, ${buildRarityCount('S+')}, ${buildRarityCount('SS')}
    from pulls where at >= ${since} group by 1 order by 1`.execute(db)
  const kindsOn = Map.groupBy(kinds.rows, (kind) => kind.day)
  return drawn.rows.map((counts) => ({ day: counts.day, kinds: kindsOn.get(counts.day) ?? [], drawn: counts }))
}

/** Compares the lengths of the array with and without the rarity, because that is many times faster than unnest. */
function buildRarityCount(rarity: Rarity) {
  return sql`sum(cardinality(rarities) - cardinality(array_remove(rarities, ${rarity}::text)))::bigint as ${sql.id(rarity)}`
}

/** How many copies a player drew, and in how many pulls. `print` is the checksum (sum of hashes) of the card ids. */
export type PlayerDraws = {
  readonly player: string
  readonly copies: number
  readonly print: number
  readonly singles: number
  readonly tens: number
}

export async function sumDrawsByPlayer(db: Reader, playerIds: readonly string[]): Promise<PlayerDraws[]> {
  const { rows } = await sql<PlayerDraws>`
    select player_id as player, sum(cardinality(cards))::bigint as copies,
      sum((select sum(hashtext(card)) from unnest(cards) as card))::bigint as print,
      count(*) filter (where cardinality(cards) = 1) as singles,
      count(*) filter (where cardinality(cards) = 10) as tens
    from pulls where player_id = any (${playerIds}::uuid[]) group by player_id`.execute(db)
  return rows
}

/** Counts the copies of each card that the players drew. */
export async function countDrawsByCard(db: Reader, playerIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ card: string; copies: number }>`
    select card, count(*) as copies from pulls cross join unnest(cards) as card
    where player_id = any (${playerIds}::uuid[]) group by card`.execute(db)
  return new Map(rows.map(({ card, copies }) => [card, copies]))
}

/** Counts the copies that all players drew. */
export async function countDrawnCopies(db: Reader): Promise<number> {
  const { rows } = await sql<{ copies: number }>`
    select coalesce(sum(cardinality(cards)), 0)::bigint as copies from pulls`.execute(db)
  return rows[0]?.copies ?? 0
}
