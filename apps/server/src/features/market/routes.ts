import { collection } from '@otogi/contract/collection'
import { market } from '@otogi/contract/market'
import { startOfDay } from '@otogi/rules/calendar/madrid-day'
import type { Clock } from '../../platform/process/clock.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { getBalance } from '../wallet/index.ts'
import { browse } from './browse.ts'
import type { GuardDeps } from './guard.ts'
import { listNotices, markTold } from './inbox.ts'
import { listingsOf } from './listing.ts'
import { pricesOf } from './prices.ts'
import { provenanceOf } from './provenance.ts'
import { buy, cancel, sell } from './trade.ts'

type Deps = { readonly clock: Clock; readonly guard: GuardDeps }

export function marketRoutes(mount: Mount, deps: Deps): void {
  const { clock, guard } = deps
  const { catalogue } = guard
  mountTrades(mount, deps)
  mount.read(market.list, async ({ db, playerId, input, reply }) => {
    const { listings, total } = await browse(db, catalogue, playerId, input)
    if (total !== undefined) void reply.header('x-total-count', total)
    return listingsOf(db, catalogue, listings)
  })
  mount.read(market.prices, ({ db, input }) => pricesOf(db, catalogue, input.cardId))
  mount.read(market.inbox, async ({ db, playerId, input, reply }) => {
    const { notices, total } = await listNotices(db, playerId, input.page)
    void reply.header('x-total-count', total)
    return notices
  })
  mount.write(market.readInbox, async ({ tx, playerId }) => {
    await markTold(tx, playerId, new Date(clock.now()))
    return {}
  })
  // Here rather than with the collection: most of what happens to a copy are trades.
  mount.read(collection.provenance, async ({ db, playerId, input, reply }) => {
    const { events, total } = await provenanceOf(db, catalogue, { playerId, ...input })
    void reply.header('x-total-count', total)
    return events
  })
}

function mountTrades(mount: Mount, { clock, guard }: Deps): void {
  const { catalogue } = guard
  mount.write(market.sell, async ({ tx, playerId, input: { cardId, price } }) => {
    const dayStart = new Date(startOfDay(clock.today()))
    const row = await sell(tx, guard, playerId, { cardId, price, at: new Date(clock.now()), dayStart })
    const [listing] = await listingsOf(tx, catalogue, [row])
    if (!listing) throw new Error('a listing made has an answer')
    return listing
  })
  mount.write(
    market.buy,
    async ({ tx, playerId, input: { userIdMarket: seller, cardId, price, listingId } }) => {
      const at = new Date(clock.now())
      await buy(tx, guard, playerId, { seller, cardId, price, listingId, at })
      return getBalance(tx, playerId)
    },
    { alsoLocks: ({ userIdMarket }) => [userIdMarket] },
  )
  mount.write(market.cancel, async ({ tx, playerId, input: { cardId, price, listingId } }) => {
    await cancel(tx, catalogue, { seller: playerId, cardId, price, listingId }, new Date(clock.now()))
    return getBalance(tx, playerId)
  })
}
