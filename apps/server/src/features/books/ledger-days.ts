import { addDays, countDaysBetween, endOfDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Database } from '../../platform/db/db.ts'
import { countPullsByDay } from '../summon/index.ts'
import { findLastEntryId, listDaysAfterEntry, sumSupplyByDay, type Supply } from '../wallet/index.ts'
import { toDraws, mergeDraws, type RarityDraws } from './draws.ts'
import {
  deleteDays,
  findLastStoredEntryId,
  storeDay,
  listStoredDays,
  sumStoredDraws,
  findEndOfStoredDays,
} from './store.ts'

/** Time after midnight by which all requests that started before midnight have finished. */
const GRACE_MS = 600_000

const NONE: RarityDraws = new Map()

/**
 * Returns how many gachas were created and destroyed on each day, and how many cards were drawn. The sums of past days
 * are stored. A past day is computed again only if it gets new entries.
 */
export async function readDailySupply(db: Database, at: Date): Promise<{ days: Supply[]; draws: RarityDraws }> {
  await deleteChangedDays(db)
  // The id is read before the sums. An entry inserted after this read has a higher id, so the next call finds it and
  // computes its day again.
  const counted = await findLastEntryId(db.reader)
  const since = await findEndOfStoredDays(db.reader)
  const supplies = await sumSupplyByDay(db.reader, since)
  const drawsOn = new Map((await countPullsByDay(db.reader, since)).map((pulls) => [pulls.day, toDraws(pulls)]))
  const isOver = ({ day }: Supply) => endOfDay(day) + GRACE_MS < at.getTime()
  const over = supplies.filter(isOver)
  if (over.length > 0) {
    await db.transaction(async (tx) => {
      for (const supply of over) {
        await storeDay(tx, { ...supply, draws: drawsOn.get(supply.day) ?? NONE, lastEntry: counted })
      }
    })
  }
  const open = supplies.filter((supply) => !isOver(supply))
  return {
    days: [...(await listStoredDays(db.reader)), ...open],
    draws: mergeDraws([await sumStoredDraws(db.reader), ...open.map(({ day }) => drawsOn.get(day) ?? NONE)]),
  }
}

/**
 * Deletes the stored days that have newer entries, and all days after them. A past day gets new entries if the clock
 * was set back.
 */
async function deleteChangedDays(db: Database): Promise<void> {
  const counted = await findLastStoredEntryId(db.reader)
  if (counted === undefined) return
  const changed = await listDaysAfterEntry(db.reader, counted, await findEndOfStoredDays(db.reader))
  const [first] = changed.toSorted()
  if (first !== undefined) await db.transaction((tx) => deleteDays(tx, first))
}

/**
 * Lists the latest days up to today, starting no earlier than the first known day. Days without entries are included.
 */
export function listLatestDays(days: readonly Supply[], today: MadridDay, count: number): Supply[] {
  const known = new Map(days.map((supply) => [supply.day, supply]))
  const first = days[0] ? days[0].day : today
  const length = Math.min(count, Math.max(0, countDaysBetween(first, today)) + 1)
  return Array.from({ length }, (_, i) => {
    const day = addDays(today, i + 1 - length)
    return known.get(day) ?? { day, made: 0, destroyed: 0 }
  })
}
