import type { KeyObject } from 'node:crypto'
import type { Pack } from '@otogi/content/pack'
import type { Database } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { Collection } from '../collection/index.ts'
import type { Withdrawn } from '../withdrawn/index.ts'
import { createBanners } from './banners.ts'
import { mountBannerDeskRoutes } from './desk-routes.ts'
import { createPools } from './pools.ts'
import { createPullAction } from './pull.ts'
import { mountSummonRoutes } from './routes.ts'
import { createSharedPulls, type SharedPulls } from './shared-pulls.ts'

type Deps = {
  readonly db: Database
  readonly pack: Pack
  readonly collection: Collection
  readonly withdrawn: Withdrawn
  /** Key that signs links to shared pulls. */
  readonly shareKey: KeyObject
}

export type Summon = { readonly sharedPulls: SharedPulls; mount(mount: Mount): void }

export function createSummon({ db, pack, collection, withdrawn, shareKey }: Deps): Summon {
  const pools = createPools(pack, withdrawn)
  const pull = createPullAction({ pack, pools, collection, withdrawn })
  const listBanners = createBanners({ pack, pools, catalog: collection.catalog, withdrawn })
  const sharedPulls = createSharedPulls({ catalog: collection.catalog, key: shareKey })
  return {
    sharedPulls,
    mount(mount) {
      mountSummonRoutes(mount, { db, pack, pull, listBanners, sharedPulls })
      mountBannerDeskRoutes(mount, { pack, withdrawn })
    },
  }
}
