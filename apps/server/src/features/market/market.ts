import type { Mount } from '../../platform/http/mount.ts'
import type { Collection } from '../collection/index.ts'
import { createGuard, type GuardDeps } from './guard.ts'
import { mountMarketRoutes } from './routes.ts'
import { createTrades } from './trade.ts'

type Deps = Omit<GuardDeps, 'catalogue'> & { readonly collection: Collection }

export type Market = { mount(mount: Mount): void }

export function createMarket({ collection, mode, personKey }: Deps): Market {
  const { catalogue } = collection
  const trades = createTrades(collection, createGuard({ mode, catalogue, personKey }))
  return { mount: (mount) => mountMarketRoutes(mount, catalogue, trades) }
}
