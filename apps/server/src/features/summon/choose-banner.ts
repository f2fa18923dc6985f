import type { Pack } from '@otogi/content/pack'
import { toMadridDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { writeDeskLog, type Moderation } from '../desk/index.ts'
import { readWithdrawn } from '../withdrawn/index.ts'
import { listDrawableSeries } from './special.ts'
import { insertBannerChoice } from './store.ts'

export type BannerChoice = {
  /** Null for the weekly rotation. */
  readonly series: string | null
  /** The first day of the choice; null if it starts now. */
  readonly firstDay: MadridDay | null
  /** The last day of the series; null if it lasts until the next choice. */
  readonly lastDay: MadridDay | null
}

/** Sets the series of the special banner, or returns to the weekly rotation, now or from a given day. */
export async function chooseBanner(
  tx: Tx,
  pack: Pack,
  moderation: Moderation,
  { series, firstDay, lastDay }: BannerChoice,
): Promise<void> {
  const { at } = moderation
  if (series !== null && !pack.seriesById.has(series))
    throw new Refusal('INVALID', [{ path: 'series', message: `the pack has no series ${series}` }])
  const drawable = listDrawableSeries(pack, (await readWithdrawn(tx, pack)).current())
  if (series !== null && !drawable.some(({ id }) => id === series))
    throw new Refusal('WITHDRAWN_ALREADY', [{ path: 'series', message: `the series ${series} is withdrawn` }])
  const today = toMadridDay(at.getTime())
  if (firstDay !== null && firstDay < today)
    throw new Refusal('INVALID', [{ path: 'firstDay', message: 'the first day must not be in the past' }])
  if (lastDay !== null && lastDay < today)
    throw new Refusal('INVALID', [{ path: 'lastDay', message: 'the last day must not be in the past' }])
  if (firstDay !== null && lastDay !== null && lastDay < firstDay)
    throw new Refusal('INVALID', [{ path: 'lastDay', message: 'the last day must not be before the first' }])
  await insertBannerChoice(tx, { series, firstDay, lastDay: series === null ? null : lastDay, at })
  const details = { firstDay, lastDay }
  await writeDeskLog(tx, moderation, { action: 'banner.set', subject: series ?? 'auto', details })
}
