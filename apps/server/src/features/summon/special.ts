import type { Pack, Series } from '@otogi/content/pack'
import { mondayOf, nextMonday, startOfDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { SPECIAL_LIMIT, type PullCount } from '@otogi/rules/summon/draw'
import { turnOfWeek } from '@otogi/rules/summon/rotation'
import type { Reader, Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { countDrawn, findChoice } from './store.ts'

/** The special banner as it stands for a while. */
export type Edition = {
  /** Names it for as long as it stands: wishes are counted by it. */
  readonly id: string
  readonly series: Series
  /** The instant of its end; null where it stands until the operator says otherwise. */
  readonly until: number | null
}

/** The series that the operator chose, otherwise the one whose turn it is this week. */
export async function currentEdition(db: Reader, pack: Pack, today: MadridDay): Promise<Edition> {
  const choice = await findChoice(db)
  const chosen = choice?.series ? pack.seriesById.get(choice.series) : undefined
  if (choice && chosen) return { id: `choice:${choice.id}`, series: chosen, until: null }
  return editionOfWeek(pack, today)
}

export function editionOfWeek(pack: Pack, today: MadridDay): Edition {
  return {
    id: `week:${mondayOf(today)}`,
    series: turnOfWeek(pack.series, today),
    until: startOfDay(nextMonday(today)),
  }
}

/** Wishes left to a player in an edition. */
export async function wishesLeft(db: Reader, playerId: string, edition: Edition): Promise<number> {
  return Math.max(0, SPECIAL_LIMIT - (await countDrawn(db, playerId, edition.id)))
}

type Wish = { readonly count: PullCount; readonly anime: string | null | undefined }

/** Refuses what the edition does not allow a player whose row is locked, and what was meant for another one. */
export async function allowWish(tx: Tx, playerId: string, edition: Edition, { count, anime }: Wish): Promise<void> {
  if (typeof anime === 'string' && anime !== edition.series.guess.en) throw new Refusal('BANNER_OVER')
  if ((await wishesLeft(tx, playerId, edition)) < count) throw new Refusal('BANNER_LIMIT')
}
