import type { insight } from '@otogi/contract/desk/insight'
import type { ReplyOf } from '@otogi/contract/endpoint'
import { addDays, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { computeRetention, summarizePuzzles } from '@otogi/rules/insight/insight'
import { mapRarities } from '@otogi/rules/summon/rarity'
import type { Database, Reader } from '../../platform/db/db.ts'
import { listErrorCounts } from '../../platform/http/error-counts.ts'
import type { Moment } from '../../platform/process/clock.ts'
import { listLatestDays, readDailySupply } from '../books/index.ts'
import type { Catalog } from '../collection/index.ts'
import { listPuzzleResults } from '../games/index.ts'
import { readMedianPriceByRarity, sumSalesByDay } from '../market/index.ts'
import { listVisitCounts } from '../players/index.ts'

type Insight = ReplyOf<typeof insight.find>
export type InsightDeps = { readonly db: Database; readonly catalog: Catalog }

/** Reads the statistics of the last days, including today. None of them identifies a player or an answer. */
export async function readInsight(
  { db, catalog }: InsightDeps,
  { at, today }: Moment,
  periodDays: number,
): Promise<Insight> {
  const since = addDays(today, 1 - periodDays)
  const { days: supplies } = await readDailySupply(db, at)
  return db.readFromReplica(0, async (reader) => {
    const visits = await listVisitCounts(reader, since)
    const medians = await readMedianPriceByRarity(reader, catalog)
    const seen = await readDays(reader, catalog, { visits, since })
    const supply = new Map(listLatestDays(supplies, today, periodDays).map((each) => [each.day, each]))
    return {
      days: Array.from({ length: periodDays }, (_, i) => {
        const day = addDays(since, i)
        const { made = 0, destroyed = 0 } = supply.get(day) ?? {}
        return { day, made, destroyed, ...seen(day) }
      }),
      retention: computeRetention(visits, since, today),
      puzzles: summarizePuzzles(await listPuzzleResults(reader)),
      circulation: supplies.reduce((sum, { made, destroyed }) => sum + made - destroyed, 0),
      medianPrices: mapRarities((rarity) => medians.get(rarity) ?? null),
    }
  })
}

type Visits = Awaited<ReturnType<typeof listVisitCounts>>

/** Reads the daily counts. Returns a function that finds one day's numbers. */
async function readDays(
  reader: Reader,
  catalog: Catalog,
  { visits, since }: { readonly visits: Visits; readonly since: MadridDay },
) {
  const cardIds = catalog.list().map(({ id }) => id)
  const sales = new Map((await sumSalesByDay(reader, cardIds, since)).map((each) => [each.day, each]))
  const errors = await listErrorCounts(reader, since)
  return (day: MadridDay) => {
    const { sales: count = 0, paid = 0 } = sales.get(day) ?? {}
    const onDay = visits.filter((visit) => visit.day === day)
    const failed = errors.filter((each) => each.day === day)
    return {
      players: sum(onDay.map(({ players }) => players)),
      newPlayers: sum(onDay.filter(({ age }) => age === 0).map(({ players }) => players)),
      sales: count,
      paid,
      faults: sum(failed.filter(({ http_status: status }) => status === 500).map(({ replies }) => replies)),
      outages: sum(failed.filter(({ http_status: status }) => status !== 500).map(({ replies }) => replies)),
    }
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
