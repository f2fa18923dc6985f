import { addDays, countDaysBetween, endOfDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Database } from '../../platform/db/db.ts'
import { countPullsByDay } from '../summon/index.ts'
import { findLastEntry, listDaysAfterEntry, sumSupplyByDay, type Supply } from '../wallet/index.ts'
import { toDraws, mergeDraws, type Draws } from './draws.ts'
import { deleteDays, findLastCounted, storeDay, listStoredDays, sumStoredDraws, findCountedUntil } from './store.ts'

/** Requests that started before midnight have finished by then. */
const GRACE_MS = 600_000

const NONE: Draws = new Map()

/**
 * Returns the gachas created and destroyed and the draws of every day. Past days are computed once and stored until
 * they change.
 */
export async function readLedgerDays(db: Database, at: Date): Promise<{ days: Supply[]; draws: Draws }> {
  await deleteChangedDays(db)
  // Read before the sums: an entry inserted in between makes its day be counted again next time.
  const counted = await findLastEntry(db.reader)
  const since = await findCountedUntil(db.reader)
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

/** Deletes stored days that have newer entries (after the clock was set back), and all days after them. */
async function deleteChangedDays(db: Database): Promise<void> {
  const counted = await findLastCounted(db.reader)
  if (counted === undefined) return
  const changed = await listDaysAfterEntry(db.reader, counted, await findCountedUntil(db.reader))
  const [first] = changed.toSorted()
  if (first !== undefined) await db.transaction((tx) => deleteDays(tx, first))
}

/** The latest days up to today, without gaps and not before the first day. */
export function listLatestDays(days: readonly Supply[], today: MadridDay, count: number): Supply[] {
  const known = new Map(days.map((supply) => [supply.day, supply]))
  const first = days[0] ? days[0].day : today
  const length = Math.min(count, Math.max(0, countDaysBetween(first, today)) + 1)
  return Array.from({ length }, (_, i) => {
    const day = addDays(today, i + 1 - length)
    return known.get(day) ?? { day, made: 0, destroyed: 0 }
  })
}
