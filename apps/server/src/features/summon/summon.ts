import type { Pack } from '@otogi/content/pack'
import type { Mount } from '../../platform/http/mount.ts'
import type { Collection } from '../collection/index.ts'
import { createBanners } from './banners.ts'
import { createPools } from './pools.ts'
import { createPull } from './pull.ts'
import { mountSummonRoutes } from './routes.ts'

type Deps = { readonly pack: Pack; readonly collection: Collection }

export type Summon = { mount(mount: Mount): void }

export function createSummon({ pack, collection }: Deps): Summon {
  const pools = createPools(pack)
  const pull = createPull({ pack, pools, collection })
  const listBanners = createBanners({ pack, pools, catalogue: collection.catalogue })
  return { mount: (mount) => mountSummonRoutes(mount, { pack, pull, listBanners }) }
}
