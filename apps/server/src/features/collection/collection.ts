import type { Pack } from '@otogi/content/pack'
import type { Mount } from '../../platform/http/mount.ts'
import type { Media } from '../../platform/media/media.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Withdrawn } from '../withdrawn/index.ts'
import { addCards } from './add-cards.ts'
import { createCatalog, type Catalog } from './catalog.ts'
import { mountCollectionRoutes } from './routes.ts'
import { takeCopies, type CardCopies } from './take-card.ts'

export type Collection = {
  readonly catalog: Catalog
  /** Adds cards to a player's collection. The caller has locked the player's row. */
  add(tx: Tx, playerId: string, cardIds: readonly string[], at: Date): Promise<void>
  /** Removes copies of a card from a player's collection. The caller has locked the player's row. */
  take(tx: Tx, playerId: string, copies: CardCopies): Promise<void>
  mount(mount: Mount): void
}

type Deps = { readonly pack: Pack; readonly media: Pick<Media, 'card'>; readonly withdrawn?: Withdrawn }

export function createCollection({ pack, media, withdrawn }: Deps): Collection {
  const catalog = createCatalog(pack, media, withdrawn)
  return {
    catalog,
    add: (tx, playerId, cardIds, at) => addCards(tx, catalog, { playerId, cardIds, at }),
    take: (tx, playerId, copies) => takeCopies(tx, catalog, playerId, copies),
    mount: (mount) => mountCollectionRoutes(mount, catalog),
  }
}
