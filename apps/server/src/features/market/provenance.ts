import type { collection } from '@otogi/contract/collection'
import type { ReplyOf } from '@otogi/contract/endpoint'
import type { Reader } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Catalog } from '../collection/index.ts'
import { listDrawTimes } from '../summon/index.ts'
import { listTradeEvents } from './trade-events.ts'

type Event = ReplyOf<typeof collection.provenance>[number]

const PAGE_SIZE = 100
const LAST_PAGE = 100

/**
 * Returns the history of a player's copies of a card. Page 1 has the latest events, but the events of each page are
 * sorted oldest first.
 */
export async function listProvenance(
  db: Reader,
  catalog: Catalog,
  { playerId, cardId, page = 1 }: { playerId: string; cardId: string; page?: number | undefined },
): Promise<{ events: Event[]; total: number }> {
  if (!catalog.find(cardId)) throw new Refusal('CARD_UNKNOWN')
  const shown = Math.min(Math.max(page, 1), LAST_PAGE)
  const pulls = await listDrawTimes(db, playerId, cardId)
  const trades = await listTradeEvents(db, { playerId, cardId, limit: shown * PAGE_SIZE })
  const newestFirst = [
    ...trades.events.map(({ at, kind, price }): Event => ({ at: at.getTime(), kind, price })),
    ...pulls.map((at): Event => ({ at: at.getTime(), kind: 'pull', price: null })),
  ].toSorted((a, b) => b.at - a.at)
  return {
    events: newestFirst.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE).toReversed(),
    total: pulls.length + trades.total,
  }
}
