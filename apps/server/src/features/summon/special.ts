import type { Pack, Series } from '@otogi/content/pack'
import { endOfDay, startOfWeek, nextMonday, startOfDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { SPECIAL_LIMIT, type PullCount } from '@otogi/rules/summon/draw'
import { selectForWeek } from '@otogi/rules/summon/rotation'
import type { Reader, Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { WithdrawnContent } from '../withdrawn/index.ts'
import { countDrawsFromEdition, findBannerSeries } from './store.ts'

/** The special banner during the time in which it shows one series. */
export type Edition = {
  /** Key under which the drawn cards are counted. */
  readonly id: string
  readonly series: Series
  /** End of the edition; null if the edition lasts until the operator's next choice. */
  readonly until: number | null
}

/** Returns the edition with the series chosen by the operator, otherwise the edition of this week. */
export async function findEdition(
  db: Reader,
  pack: Pack,
  content: WithdrawnContent,
  today: MadridDay,
): Promise<Edition> {
  const { choice, weekly } = await findBannerSeries(db, startOfWeek(today))
  const drawable = listDrawableSeries(pack, content)
  const chosen = drawable.find(({ id }) => id === choice?.series)
  if (!choice || !chosen || (choice.lastDay !== null && choice.lastDay < today))
    return createWeeklyEdition(drawable, weekly, today)
  return { id: `choice:${choice.id}`, series: chosen, until: choice.lastDay && endOfDay(choice.lastDay) }
}

/** Without a stored series, or if it was withdrawn, the series rotate in the order of the pack. */
function createWeeklyEdition(drawable: readonly Series[], weekly: string | null, today: MadridDay): Edition {
  return {
    id: `week:${startOfWeek(today)}`,
    series: drawable.find(({ id }) => id === weekly) ?? selectForWeek(drawable, today),
    until: startOfDay(nextMonday(today)),
  }
}

/** Lists the series that have cards which are not withdrawn. */
export function listDrawableSeries(pack: Pack, { cards }: WithdrawnContent): Series[] {
  const drawable = new Set(pack.cards.filter(({ id }) => !cards.has(id)).map(({ series }) => series))
  return pack.series.filter(({ id }) => drawable.has(id))
}

/** Counts the cards that a player may still draw from an edition. */
export async function countCardsLeft(db: Reader, playerId: string, edition: Edition): Promise<number> {
  return Math.max(0, SPECIAL_LIMIT - (await countDrawsFromEdition(db, playerId, edition.id)))
}

type EditionRequest = { readonly count: PullCount; readonly anime: string | null | undefined }

/**
 * Refuses a pull that exceeds the limit of the edition or that was requested for another edition. The caller has locked
 * the player's row.
 */
export async function requireCardsLeft(
  tx: Tx,
  playerId: string,
  edition: Edition,
  { count, anime }: EditionRequest,
): Promise<void> {
  if (typeof anime === 'string' && anime !== edition.series.guess.en) throw new Refusal('BANNER_OVER')
  if ((await countCardsLeft(tx, playerId, edition)) < count) throw new Refusal('BANNER_LIMIT')
}
