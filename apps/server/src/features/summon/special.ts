import type { Pack, Series } from '@otogi/content/pack'
import { endOfDay, startOfWeek, nextMonday, startOfDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { SPECIAL_LIMIT, type PullCount } from '@otogi/rules/summon/draw'
import { selectForWeek } from '@otogi/rules/summon/rotation'
import type { Reader } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { WithdrawnContent } from '../withdrawn/index.ts'
import {
  buildBannerQuery,
  buildEditionDrawsQuery,
  findBannerSeries,
  NO_BANNER_SERIES,
  toWeekEdition,
  type BannerSeries,
  type EditionDraws,
} from './store.ts'

/** A period in which the special banner shows one series. */
export type Edition = {
  /** Key under which the drawn cards are counted. */
  readonly id: string
  readonly series: Series
  /** End of the edition; null if it lasts until the operator's next choice, which is not planned yet. */
  readonly until: number | null
}

/** Returns the edition of the series that an operator chose, or this week's edition if there is no such choice. */
export async function findEdition(
  db: Reader,
  pack: Pack,
  content: WithdrawnContent,
  today: MadridDay,
): Promise<Edition> {
  return chooseEdition(pack, content, await findBannerSeries(db, today), today)
}

/** Builds the queries for `readTogether` that `chooseEdition` and `countCardsLeft` need. */
export function buildEditionQueries(playerId: string, today: MadridDay) {
  return { banner: buildBannerQuery(today), editionDraws: buildEditionDrawsQuery(playerId, today) }
}

export function chooseEdition(
  pack: Pack,
  content: WithdrawnContent,
  { choice, weekly, next }: BannerSeries = NO_BANNER_SERIES,
  today: MadridDay,
): Edition {
  const drawable = listDrawableSeries(pack, content)
  const chosen = drawable.find(({ id }) => id === choice?.series)
  const edition =
    !choice || !chosen || (choice.lastDay !== null && choice.lastDay < today)
      ? createWeeklyEdition(drawable, weekly, today)
      : { id: `choice:${choice.id}`, series: chosen, until: choice.lastDay && endOfDay(choice.lastDay) }
  return next === null ? edition : { ...edition, until: Math.min(edition.until ?? Infinity, startOfDay(next)) }
}

/** If no series is stored, or it was withdrawn, the series rotate in pack order. */
function createWeeklyEdition(drawable: readonly Series[], storedSeriesId: string | null, today: MadridDay): Edition {
  return {
    id: toWeekEdition(startOfWeek(today)),
    series: drawable.find(({ id }) => id === storedSeriesId) ?? selectForWeek(drawable, today),
    until: startOfDay(nextMonday(today)),
  }
}

/** Lists the series with at least one card that is not withdrawn. */
export function listDrawableSeries(pack: Pack, { cards }: WithdrawnContent): Series[] {
  const drawable = new Set(pack.cards.filter(({ id }) => !cards.has(id)).map(({ series }) => series))
  return pack.series.filter(({ id }) => drawable.has(id))
}

/** Counts the cards that a player may still draw from an edition. */
export function countCardsLeft({ id }: Edition, draws: readonly EditionDraws[]): number {
  const drawn = draws.find(({ edition }) => edition === id)?.drawn ?? 0
  return Math.max(0, SPECIAL_LIMIT - drawn)
}

type EditionRequest = {
  readonly count: PullCount
  readonly anime: string | null | undefined
  readonly draws: readonly EditionDraws[]
}

/**
 * Refuses a pull that exceeds the edition's limit or was requested for another edition. The caller has locked the
 * player's row.
 */
export function requireCardsLeft(edition: Edition, { count, anime, draws }: EditionRequest): void {
  if (typeof anime === 'string' && anime !== edition.series.guess.en) throw new Refusal('BANNER_OVER')
  if (countCardsLeft(edition, draws) < count) throw new Refusal('BANNER_LIMIT')
}
