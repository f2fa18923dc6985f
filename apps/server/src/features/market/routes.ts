import { collection as collectionApi } from '@otogi/contract/collection'
import { market } from '@otogi/contract/market'
import type { Mount } from '../../platform/http/mount.ts'
import type { WriteContext } from '../../platform/http/run-locked.ts'
import type { Catalog } from '../collection/index.ts'
import { createListingBrowser } from './browse.ts'
import type { Offer } from './guard.ts'
import { listNotices, markNoticesRead } from './inbox.ts'
import { toListing, toListings } from './listing.ts'
import { readPrices } from './prices.ts'
import { listProvenance } from './provenance.ts'
import type { Trades } from './trade.ts'
import { mountWishRoutes } from './wishes.ts'

export function mountMarketRoutes(mount: Mount, catalog: Catalog, trades: Trades): void {
  mountTradeRoutes(mount, catalog, trades)
  mountReadRoutes(mount, catalog)
  mountInboxRoutes(mount)
  mountWishRoutes(mount, catalog)
}

function mountTradeRoutes(mount: Mount, catalog: Catalog, { sell, buy, cancel }: Trades): void {
  const listCopies = async (call: WriteContext, offer: Offer) => {
    const listings = await sell(call, offer)
    return listings.map((listing) => toListing(catalog, listing, call.player.username))
  }
  mount(market.sell, async (call) => {
    const [listing] = await listCopies(call, { ...call.input, copies: 1 })
    if (!listing) throw new Error('the sale created no listing')
    return listing
  })
  mount(market.sellCopies, (call) => listCopies(call, call.input))
  mount(market.buy, (call) => buy(call, { ...call.input, seller: call.input.sellerId }), {
    alsoLocks: ({ sellerId }) => [sellerId],
  })
  mount(market.cancel, (call) => cancel(call, call.input))
}

function mountReadRoutes(mount: Mount, catalog: Catalog): void {
  const browseListings = createListingBrowser(catalog)
  mount(
    market.list,
    async ({ db, player, input, reply }) => {
      const { listings, total } = await browseListings(db, player.id, input)
      if (total !== undefined) void reply.header('x-total-count', total)
      return toListings(db, catalog, listings)
    },
    { usesReplica: true },
  )
  mount(market.prices, ({ db, player, input }) => readPrices(db, catalog, { playerId: player.id, ...input }), {
    usesReplica: true,
  })
  // This route belongs to the market and not to the collection, because most events of a copy are trades.
  mount(collectionApi.provenance, async ({ db, player, input, reply }) => {
    const { events, total } = await listProvenance(db, catalog, { playerId: player.id, ...input })
    void reply.header('x-total-count', total)
    return events
  })
}

function mountInboxRoutes(mount: Mount): void {
  mount(market.inbox, async ({ db, player, input, reply }) => {
    const { notices, total } = await listNotices(db, player.id, input.page)
    void reply.header('x-total-count', total)
    return notices
  })
  mount(market.readInbox, async ({ tx, player, at }) => {
    await markNoticesRead(tx, player.id, at)
    return {}
  })
}
