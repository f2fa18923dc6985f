import { startOfWeek, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { sql, type RawBuilder } from 'kysely'
import type { PullResult } from '@otogi/rules/summon/fair'
import { DRAW_RULES } from '@otogi/rules/summon/verify'
import type { Reader, Tx } from '../../platform/db/db.ts'
import type { WithQueries } from '../../platform/db/together.ts'
import type { Seed } from './seeds.ts'
import type { DrawPools, Source } from './pools.ts'

/** Builds the write that stores a pull's card pools. `card_pool` has no row if they are already stored. */
export function buildCardPoolsInsert({ hash, pools, fallback }: DrawPools): WithQueries {
  return sql`card_pool as (
    insert into card_pools (hash, pools, fallback) values (${hash}, ${JSON.stringify(pools)}, ${JSON.stringify(fallback)})
    on conflict (hash) do nothing returning hash)`
}

type PullRecord = {
  readonly playerId: string
  readonly source: Source
  readonly drawn: PullResult
  readonly pityCountBefore: number
  readonly seed: Pick<Seed, 'id' | 'counter'>
  readonly at: Date
}

/** Builds the write that records everything needed to verify a pull. */
export function buildPullWrite({ playerId, source, drawn, pityCountBefore, seed, at }: PullRecord): WithQueries {
  const { banner, series, edition, pools } = source
  return sql`pull as (
    insert into pulls (player_id, banner, series, edition, rarities, cards, throws_before, seed_id, counter, pool, rules, at)
    values (${playerId}, ${banner}, ${series}, ${edition}, ${drawn.rarities}, ${drawn.cards}, ${pityCountBefore}, ${seed.id},
      ${seed.counter}, ${pools.hash}, ${DRAW_RULES}, ${at}))`
}

/** How many cards a player drew from an edition of the special banner. */
export type EditionDraws = { readonly edition: string; readonly drawn: number }

/**
 * Selects how many cards a player drew from the week's edition, and from the edition that an operator chose for the
 * day.
 */
export function buildEditionDrawsQuery(playerId: string, day: MadridDay): RawBuilder<EditionDraws> {
  return sql<EditionDraws>`
    select edition, sum(cardinality(cards))::integer as drawn from pulls
    where player_id = ${playerId} and banner = 'special'
      and edition in (${toWeekEdition(startOfWeek(day))}, (select 'choice:' || id ${buildBannerChoiceSql(day)}))
    group by edition`
}

/** Returns the edition key for the week that begins on a day. */
export function toWeekEdition(week: MadridDay): string {
  return `week:${week}`
}

/** Lists the times at which a player drew a card, one for each copy. */
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

export type BannerSeries = {
  readonly choice: BannerChoice | null
  readonly weekly: string | null
  /** The first day of the next planned choice. */
  readonly next: MadridDay | null
}

/** Finds the operator's choice for the special banner on a day, and that week's stored series. */
export async function findBannerSeries(db: Reader, day: MadridDay): Promise<BannerSeries> {
  const { rows } = await buildBannerQuery(day).execute(db)
  return rows[0] ?? NO_BANNER_SERIES
}

export const NO_BANNER_SERIES: BannerSeries = { choice: null, weekly: null, next: null }

/** Like `findBannerSeries`, but as part of another statement. */
export function buildBannerQuery(day: MadridDay): RawBuilder<BannerSeries> {
  return sql<BannerSeries>`
    select (select json_build_object('id', id, 'series', series, 'lastDay', last_day) ${buildBannerChoiceSql(day)}) as choice,
      (select series from banner_weeks where week = ${startOfWeek(day)}) as weekly,
      (select min(first_day) from banner_choices where first_day > ${day}) as next`
}

/** The choice in effect on a day: the latest one that has begun by then. */
function buildBannerChoiceSql(day: MadridDay): RawBuilder<unknown> {
  return sql`from banner_choices where first_day is null or first_day <= ${day}
    order by coalesce(first_day, least((at at time zone 'Europe/Madrid')::date, ${day})) desc, id desc limit 1`
}

/**
 * Lists the special banner choices that begin after the given day. If several begin on the same day, lists only the
 * latest choice.
 */
export function listPlannedBanners(db: Reader, day: MadridDay) {
  return db
    .selectFrom('banner_choices')
    .distinctOn('first_day')
    .select(['series', 'last_day'])
    .select((row) => row.ref('first_day').$notNull().as('first_day'))
    .where('first_day', '>', day)
    .orderBy('first_day')
    .orderBy('id', 'desc')
    .execute()
}

type BannerWeek = { readonly week: MadridDay; readonly series: string }

/** Makes other servers that store weeks wait, because each choice depends on the stored weeks. */
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
  {
    series,
    firstDay,
    lastDay,
    at,
  }: Omit<BannerChoice, 'id'> & { readonly firstDay: MadridDay | null; readonly at: Date },
): Promise<void> {
  await tx.insertInto('banner_choices').values({ series, first_day: firstDay, last_day: lastDay, at }).execute()
}
