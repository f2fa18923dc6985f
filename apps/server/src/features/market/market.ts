import type { Database } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { Collection } from '../collection/index.ts'
import { mountMarketDeskRoutes } from './desk-routes.ts'
import { createGuard, type GuardDeps } from './guard.ts'
import { mountMarketRoutes } from './routes.ts'
import { createTrades } from './trade.ts'

type Deps = Omit<GuardDeps, 'catalog'> & { readonly db: Database; readonly collection: Collection }

export type Market = { mount(mount: Mount): void }

export function createMarket({ db, collection, mode, personKey }: Deps): Market {
  const { catalog } = collection
  const trades = createTrades(collection, createGuard({ mode, catalog, personKey }))
  return {
    mount(mount) {
      mountMarketRoutes(mount, catalog, trades)
      mountMarketDeskRoutes(mount, { db, collection })
    },
  }
}
