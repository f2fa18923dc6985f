import type { Pack } from '@otogi/content/pack'
import { addDays, startOfWeek, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { selectForWeek } from '@otogi/rules/summon/rotation'
import type { Database, Tx } from '../../platform/db/db.ts'
import { listBannerWeeks, lockBannerWeeks, saveBannerWeeks } from './store.ts'

/** How many weeks are stored, including the current one. */
const WEEKS_AHEAD = 6

/**
 * Stores the special banner's series for the next weeks. Stored weeks never change, so a series that is new in the pack
 * gets the first week not yet stored.
 */
export function fillBannerWeeks(db: Database, pack: Pick<Pack, 'series'>, today: MadridDay): Promise<void> {
  return db.transaction((tx) => fillWeeks(tx, pack, today))
}

async function fillWeeks(tx: Tx, { series }: Pick<Pack, 'series'>, today: MadridDay): Promise<void> {
  await lockBannerWeeks(tx)
  const stored = new Map((await listBannerWeeks(tx)).map((row) => [row.week, row.series]))
  // The first stored weeks continue the rotation that was used before weeks were stored.
  const isFirst = stored.size === 0
  const ids = series.map(({ id }) => id)
  const added: { week: MadridDay; series: string }[] = []
  for (let n = 0; n < WEEKS_AHEAD; n++) {
    const week = addDays(startOfWeek(today), 7 * n)
    if (stored.has(week)) continue
    const chosen = isFirst ? selectForWeek(ids, week) : chooseNextSeries(ids, stored)
    stored.set(week, chosen)
    added.push({ week, series: chosen })
  }
  await saveBannerWeeks(tx, added)
}

/** Chooses the next series in pack order that has had no week, or else the one whose last week was longest ago. */
function chooseNextSeries(ids: readonly string[], stored: ReadonlyMap<MadridDay, string>): string {
  const byWeek = [...stored].toSorted(([a], [b]) => a.localeCompare(b))
  const lastWeeks = new Map(byWeek.map(([week, id]) => [id, week]))
  const previous = ids.indexOf(byWeek.at(-1)?.[1] ?? '')
  const inOrder = [...ids.slice(previous + 1), ...ids.slice(0, previous + 1)]
  const [next] = inOrder.toSorted((a, b) => (lastWeeks.get(a) ?? '').localeCompare(lastWeeks.get(b) ?? ''))
  if (next === undefined) throw new RangeError('the pack has no series')
  return next
}
