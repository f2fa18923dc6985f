import { sql, type RawBuilder } from 'kysely'
import type { Database, Reader } from '../../platform/db/db.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { Player } from './store.ts'

export const RANKINGS = ['power', 'level', 'cards'] as const
export type Ranking = (typeof RANKINGS)[number]

export type RankedPlayer = Pick<Player, 'id' | 'username' | 'picture' | 'total_power' | 'level' | 'unique_cards'>

type Column = keyof Tables['players']

/** Lists the best players first. Of players with the same value, the one who reached it first comes first. */
const ORDER: Record<Ranking, { readonly values: readonly Column[]; readonly arrival: Column }> = {
  power: { values: ['total_power'], arrival: 'power_arrival' },
  level: { values: ['level', 'experience'], arrival: 'level_arrival' },
  cards: { values: ['unique_cards'], arrival: 'cards_arrival' },
}

const STEP = 500
/** A value greater than all players' values. */
const BEST = Number.MAX_SAFE_INTEGER

export async function listTopPlayers(db: Reader, ranking: Ranking, count: number): Promise<RankedPlayer[]> {
  const { rows } = await sql<RankedPlayer>`
    select id, username, picture, total_power, level, unique_cards from players where deleted_at is null
    order by ${buildOrderBy(ranking)} limit ${count}`.execute(db)
  return rows
}

/**
 * Reads the player's position in each ranking. The best player has position 1. Starts from the stored position of the
 * next better step, and counts only the players in between. Far down the ranking, positions may therefore be as
 * outdated as the steps.
 */
export async function readPositions(db: Reader, playerId: string): Promise<Record<Ranking, number>> {
  const { rows } = await sql<Record<Ranking, number>>`
    select ${sql.join(RANKINGS.map((ranking) => sql`(${buildPosition(ranking)}) as ${sql.id(ranking)}`))}
    from players me where me.id = ${playerId}`.execute(db)
  const [positions] = rows
  if (!positions) throw new Error(`no player ${playerId}`)
  return positions
}

/** Replaces the stored steps: the players at positions 500, 1000, 1500 and so on in each ranking. */
export async function updateRankingSteps(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await sql`delete from ranking_steps`.execute(tx)
    for (const ranking of RANKINGS) {
      const { values, arrival } = ORDER[ranking]
      const [value = arrival, experience] = values
      await sql`
        insert into ranking_steps (ranking, position, value, experience, arrival)
        select ${ranking}, position, ${sql.id(value)}, ${experience ? sql.id(experience) : sql`0`}, - ${sql.id(arrival)}
        from (
          select ${sql.join([...values, arrival].map((column) => sql.id(column)))},
            row_number() over (order by ${buildOrderBy(ranking)}) as position from players
        ) as ranked where position % ${sql.lit(STEP)} = 0`.execute(tx)
    }
  })
}

function buildOrderBy(ranking: Ranking): RawBuilder<unknown> {
  const { values, arrival } = ORDER[ranking]
  return sql.join([...values.map((column) => sql`${sql.id(column)} desc`), sql`(- ${sql.id(arrival)}) desc`])
}

/** Compares whole rows, so that PostgreSQL can use a range of an index. The better player has the greater row. */
function buildPosition(ranking: Ranking): RawBuilder<unknown> {
  const { values, arrival } = ORDER[ranking]
  const listValues = (table: string) => values.map((column) => sql`${sql.id(table, column)}`)
  const toRow = (table: string) => sql`(${sql.join([...listValues(table), sql`- ${sql.id(table, arrival)}`])})`
  const experience = values.length > 1 ? [] : [sql`0`]
  const own = sql`(${sql.join([...listValues('me'), ...experience, sql`- ${sql.id('me', arrival)}`])})`
  const end = ['value', 'experience', 'arrival'].slice(0, values.length).concat('arrival')
  const endRow = sql`(${sql.join(end.map((column) => sql`coalesce(${sql.id('step', column)}, ${sql.lit(BEST)})`))})`
  return sql`
    select coalesce(step.position, 0) + 1 + (
      select count(*) from players other where ${toRow('other')} > ${toRow('me')} and ${toRow('other')} < ${endRow})
    from (select) as single left join lateral (
      select * from ranking_steps where ranking = ${ranking} and (value, experience, arrival) > ${own}
      order by value, experience, arrival limit 1
    ) as step on true`
}
