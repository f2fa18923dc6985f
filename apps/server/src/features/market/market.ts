import type { Mount } from '../../platform/http/mount.ts'
import type { Collection } from '../collection/index.ts'
import { createGuard, type GuardDeps } from './guard.ts'
import { mountMarketRoutes } from './routes.ts'
import { createTrades } from './trade.ts'

type Deps = Omit<GuardDeps, 'catalog'> & { readonly collection: Collection }

export type Market = { mount(mount: Mount): void }

export function createMarket({ collection, mode, personKey }: Deps): Market {
  const { catalog } = collection
  const trades = createTrades(collection, createGuard({ mode, catalog, personKey }))
  return { mount: (mount) => mountMarketRoutes(mount, catalog, trades) }
}
