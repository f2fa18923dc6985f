import type { collection } from '@otogi/contract/collection'
import type { ReplyOf } from '@otogi/contract/endpoint'
import type { Reader } from '../../platform/db.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Catalogue } from '../collection/index.ts'
import { drawnAt } from '../summon/index.ts'
import { tradesOf, type ListingRow } from './store.ts'

type Event = ReplyOf<typeof collection.provenance>[number]

/** What happened to a player's copies of a card, oldest first. */
export async function provenanceOf(
  db: Reader,
  catalogue: Catalogue,
  playerId: string,
  cardId: string,
): Promise<Event[]> {
  if (!catalogue.find(cardId)) throw new Refusal('CARD_UNKNOWN')
  const pulls = await drawnAt(db, playerId, cardId)
  const trades = await tradesOf(db, playerId, cardId)
  const events = [
    ...pulls.map((at): Event => ({ at: at.getTime(), kind: 'pull', price: null })),
    ...trades.flatMap((row) => eventsOf(row, playerId)),
  ]
  return events.toSorted((a, b) => a.at - b.at)
}

function eventsOf({ seller, price, state, created_at, closed_at }: ListingRow, playerId: string): Event[] {
  const closedAt = closed_at?.getTime() ?? 0
  if (seller !== playerId) return [{ at: closedAt, kind: 'bought', price }]
  const listed: Event = { at: created_at.getTime(), kind: 'listed', price }
  if (state === 'open') return [listed]
  return [listed, { at: closedAt, kind: state === 'sold' ? 'sold' : 'returned', price }]
}
