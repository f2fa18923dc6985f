import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import { sql } from 'kysely'
import type { PullResult } from '@otogi/rules/summon/fair'
import { DRAW_RULES } from '@otogi/rules/summon/verify'
import type { Reader, Tx } from '../../platform/db/db.ts'
import type { Seed } from './seeds.ts'
import type { DrawPools, Source } from './pools.ts'

/** Stores the card pools of a pull, unless a concurrent pull has stored them. */
export async function storePools(tx: Tx, { hash, pools, fallback }: DrawPools): Promise<void> {
  await tx
    .insertInto('card_pools')
    .values({ hash, pools: JSON.stringify(pools), fallback: JSON.stringify(fallback) })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

type PullRecord = {
  readonly playerId: string
  readonly source: Source
  readonly drawn: PullResult
  readonly pityCountBefore: number
  readonly seed: Pick<Seed, 'id' | 'counter'>
  readonly at: Date
}

/** Records everything needed to verify a pull. */
export async function recordPull(tx: Tx, record: PullRecord): Promise<void> {
  const { playerId, source, drawn, pityCountBefore, seed, at } = record
  const { banner, series, edition, pools } = source
  await tx
    .insertInto('pulls')
    .values({
      player_id: playerId,
      banner,
      series,
      edition,
      rarities: drawn.rarities,
      cards: drawn.cards,
      throws_before: pityCountBefore,
      seed_id: seed.id,
      counter: seed.counter,
      pool: pools.hash,
      rules: DRAW_RULES,
      at,
    })
    .execute()
}

/** Counts the cards that a player drew from an edition of the special banner. */
export async function countDrawsFromEdition(db: Reader, playerId: string, edition: string): Promise<number> {
  const { drawn } = await db
    .selectFrom('pulls')
    .select(sql<number>`coalesce(sum(cardinality(cards)), 0)`.as('drawn'))
    .where('player_id', '=', playerId)
    .where('banner', '=', 'special')
    .where('edition', '=', edition)
    .executeTakeFirstOrThrow()
  return Number(drawn)
}

/** Lists the times at which a player drew a card, one time for each copy. */
export async function listDrawTimes(db: Reader, playerId: string, cardId: string): Promise<Date[]> {
  const pulls = await db
    .selectFrom('pulls')
    .select(['cards', 'at'])
    .where('player_id', '=', playerId)
    .where(sql<boolean>`cards @> array[${cardId}]`)
    .execute()
  return pulls.flatMap(({ cards, at }) => cards.filter((card) => card === cardId).map(() => at))
}

type BannerChoice = {
  readonly id: number
  readonly series: string | null
  /** The last day of the choice; null if it lasts until the next one. */
  readonly lastDay: MadridDay | null
}

type BannerSeries = { readonly choice: BannerChoice | null; readonly weekly: string | null }

/** Finds the operator's last choice for the special banner, and the stored series of the week that begins on a day. */
export async function findBannerSeries(db: Reader, week: MadridDay): Promise<BannerSeries> {
  const { rows } = await sql<BannerSeries>`
    select (select json_build_object('id', id, 'series', series, 'lastDay', last_day) from banner_choices
        order by id desc limit 1) as choice,
      (select series from banner_weeks where week = ${week}) as weekly`.execute(db)
  return rows[0] ?? { choice: null, weekly: null }
}

type BannerWeek = { readonly week: MadridDay; readonly series: string }

/** Makes other servers wait that store weeks, because each choice depends on the stored weeks. */
export async function lockBannerWeeks(tx: Tx): Promise<void> {
  await sql`lock table banner_weeks in share row exclusive mode`.execute(tx)
}

export function listBannerWeeks(db: Reader): Promise<BannerWeek[]> {
  return db.selectFrom('banner_weeks').selectAll().orderBy('week').execute()
}

export async function saveBannerWeeks(tx: Tx, weeks: readonly BannerWeek[]): Promise<void> {
  if (weeks.length > 0)
    await tx
      .insertInto('banner_weeks')
      .values([...weeks])
      .execute()
}

/** Stores the operator's choice for the special banner. Without a series, the banner returns to the weekly rotation. */
export async function insertBannerChoice(
  tx: Tx,
  { series, lastDay, at }: Omit<BannerChoice, 'id'> & { readonly at: Date },
): Promise<void> {
  await tx.insertInto('banner_choices').values({ series, last_day: lastDay, at }).execute()
}
