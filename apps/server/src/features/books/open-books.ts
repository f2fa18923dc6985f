import type { books } from '@otogi/contract/books'
import type { ReplyOf } from '@otogi/contract/endpoint'
import { computeExpectedRange } from '@otogi/rules/books/expected-range'
import { BASE_ODDS_PER_MILLE, mapRarities, type Rarity } from '@otogi/rules/summon/rarity'
import { readMoment, type Clock, type Moment } from '../../platform/process/clock.ts'
import type { Database, Reader } from '../../platform/db/db.ts'
import { createSharedCache } from '../../platform/db/shared-cache.ts'
import type { Catalog } from '../collection/index.ts'
import { countSales, readMedianPriceByRarity } from '../market/index.ts'
import { countPlayers } from '../players/index.ts'
import { readLastAudit } from './audit-records.ts'
import type { RarityDraws } from './draws.ts'
import { listLatestDays, readDailySupply } from './ledger-days.ts'

type Books = ReplyOf<typeof books.find>
export type BookDeps = { readonly db: Database; readonly clock: Clock; readonly catalog: Catalog }

const DAYS = 30
const MAX_AGE_MS = 60_000

/** Computes the public statistics at most once a minute, for all servers together. */
export function createBooksReader({ db, clock, catalog }: BookDeps): () => Promise<Books> {
  const cache = createSharedCache<Books>({ db, name: 'books 1', maxAgeMs: MAX_AGE_MS })
  return () => {
    const moment = readMoment(clock)
    return cache(moment.at.getTime(), () => computeBooks(db, catalog, moment))
  }
}

async function computeBooks(db: Database, catalog: Catalog, { at, today }: Moment): Promise<Books> {
  const { days, draws } = await readDailySupply(db, at)
  const counts = await db.readFromReplica(0, (reader) => readCounts(reader, catalog))
  return {
    ...counts,
    at: at.getTime(),
    days: listLatestDays(days, today, DAYS),
    total: {
      made: days.reduce((sum, { made }) => sum + made, 0),
      destroyed: days.reduce((sum, { destroyed }) => sum + destroyed, 0),
    },
    promised: mapRarities((rarity) => BASE_ODDS_PER_MILLE[rarity] / 1000),
    drawn: mapRarities((rarity) => toRarityStatistics(draws, rarity)),
    cards: catalog.list().length,
    audit: await readLastAudit(db.reader),
  }
}

async function readCounts(
  reader: Reader,
  catalog: Catalog,
): Promise<Pick<Books, 'medianPrices' | 'sales' | 'players'>> {
  const medians = await readMedianPriceByRarity(reader, catalog)
  return {
    medianPrices: mapRarities((rarity) => medians.get(rarity) ?? null),
    sales: await countSales(reader),
    players: await countPlayers(reader),
  }
}

function toRarityStatistics(draws: RarityDraws, rarity: Rarity): Books['drawn'][Rarity] {
  const { drawn, ...expected } = draws.get(rarity) ?? { drawn: 0, thousandths: 0, varianceMillionths: 0 }
  return { drawn, expected: expected.thousandths / 1000, ...computeExpectedRange(expected) }
}
