import { collection } from '@otogi/contract/collection'
import { market } from '@otogi/contract/market'
import { startOfDay } from '@otogi/rules/calendar/madrid-day'
import type { Mount } from '../../platform/http/mount.ts'
import { getBalance } from '../wallet/index.ts'
import { browse } from './browse.ts'
import type { GuardDeps } from './guard.ts'
import { listNotices, markTold } from './inbox.ts'
import { listingsOf } from './listing.ts'
import { pricesOf } from './prices.ts'
import { provenanceOf } from './provenance.ts'
import { buy, cancel, sell } from './trade.ts'

type Deps = { readonly guard: GuardDeps }

export function marketRoutes(mount: Mount, deps: Deps): void {
  const { guard } = deps
  const { catalogue } = guard
  mountTrades(mount, deps)
  mount(market.list, async ({ db, player: { id: playerId }, input, reply }) => {
    const { listings, total } = await browse(db, catalogue, playerId, input)
    if (total !== undefined) void reply.header('x-total-count', total)
    return listingsOf(db, catalogue, listings)
  })
  mount(market.prices, ({ db, input }) => pricesOf(db, catalogue, input.cardId))
  mount(market.inbox, async ({ db, player: { id: playerId }, input, reply }) => {
    const { notices, total } = await listNotices(db, playerId, input.page)
    void reply.header('x-total-count', total)
    return notices
  })
  mount(market.readInbox, async ({ tx, player: { id: playerId }, at }) => {
    await markTold(tx, playerId, at)
    return {}
  })
  // Here rather than with the collection: most of what happens to a copy are trades.
  mount(collection.provenance, async ({ db, player: { id: playerId }, input, reply }) => {
    const { events, total } = await provenanceOf(db, catalogue, { playerId, ...input })
    void reply.header('x-total-count', total)
    return events
  })
}

function mountTrades(mount: Mount, { guard }: Deps): void {
  const { catalogue } = guard
  mount(market.sell, async ({ tx, player: { id: playerId }, at, today, input: { cardId, price } }) => {
    const dayStart = new Date(startOfDay(today))
    const row = await sell(tx, guard, playerId, { cardId, price, at, dayStart })
    const [listing] = await listingsOf(tx, catalogue, [row])
    if (!listing) throw new Error('a listing made has an answer')
    return listing
  })
  mount(
    market.buy,
    async ({ tx, player: { id: playerId }, at, input: { userIdMarket: seller, cardId, price, listingId } }) => {
      await buy(tx, guard, playerId, { seller, cardId, price, listingId, at })
      return getBalance(tx, playerId)
    },
    { alsoLocks: ({ userIdMarket }) => [userIdMarket] },
  )
  mount(market.cancel, async ({ tx, player: { id: playerId }, at, input: { cardId, price, listingId } }) => {
    await cancel(tx, catalogue, { seller: playerId, cardId, price, listingId }, at)
    return getBalance(tx, playerId)
  })
}
