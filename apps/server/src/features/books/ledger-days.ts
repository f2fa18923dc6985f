import { addDays, countDaysBetween, endOfDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Database } from '../../platform/db/db.ts'
import { pullsByDay } from '../summon/index.ts'
import { lastEntry, listDaysAfterEntry, supplyByDay, type Supply } from '../wallet/index.ts'
import { drawsOf, together, type Draws } from './draws.ts'
import { dropDays, findLastCounted, keepDay, keptDays, keptDraws, keptUntil } from './store.ts'

/** A call that began before midnight is long over by then, one way or the other. */
const GRACE_MS = 600_000

const NONE: Draws = new Map()

/** What every day made, destroyed and drew; a day that is over is counted once and kept, until it changes. */
export async function readDays(db: Database, at: Date): Promise<{ days: Supply[]; draws: Draws }> {
  await dropChanged(db)
  // Read before the sums: an entry made in between is counted, and once more at the next look.
  const counted = await lastEntry(db.reader)
  const since = await keptUntil(db.reader)
  const supplies = await supplyByDay(db.reader, since)
  const drawsOn = new Map((await pullsByDay(db.reader, since)).map((pulls) => [pulls.day, drawsOf(pulls)]))
  const isOver = ({ day }: Supply) => endOfDay(day) + GRACE_MS < at.getTime()
  const over = supplies.filter(isOver)
  if (over.length > 0) {
    await db.transaction(async (tx) => {
      for (const supply of over) {
        await keepDay(tx, { ...supply, draws: drawsOn.get(supply.day) ?? NONE, lastEntry: counted })
      }
    })
  }
  const open = supplies.filter((supply) => !isOver(supply))
  return {
    days: [...(await keptDays(db.reader)), ...open],
    draws: together([await keptDraws(db.reader), ...open.map(({ day }) => drawsOn.get(day) ?? NONE)]),
  }
}

/** Drops kept days that have had entries since, with those after them: the clock was set back to one of them. */
async function dropChanged(db: Database): Promise<void> {
  const counted = await findLastCounted(db.reader)
  if (counted === undefined) return
  const changed = await listDaysAfterEntry(db.reader, counted, await keptUntil(db.reader))
  const [first] = changed.toSorted()
  if (first !== undefined) await db.transaction((tx) => dropDays(tx, first))
}

/** The latest days up to today, without a gap; none before the first. */
export function latest(days: readonly Supply[], today: MadridDay, most: number): Supply[] {
  const known = new Map(days.map((supply) => [supply.day, supply]))
  const first = days[0] ? days[0].day : today
  const count = Math.min(most, Math.max(0, countDaysBetween(first, today)) + 1)
  return Array.from({ length: count }, (_, i) => {
    const day = addDays(today, i + 1 - count)
    return known.get(day) ?? { day, made: 0, destroyed: 0 }
  })
}
