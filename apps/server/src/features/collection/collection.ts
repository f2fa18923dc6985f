import type { Pack } from '@otogi/content/pack'
import type { Mount } from '../../platform/http/mount.ts'
import type { Media } from '../../platform/media/media.ts'
import type { Tx } from '../../platform/db/db.ts'
import { addCards, type Grown } from './add-cards.ts'
import { createCatalogue, type Catalogue } from './catalogue.ts'
import { mountCollection } from './routes.ts'
import { takeCard } from './take-card.ts'

/** The cards of the pack, and the ways into and out of a player's collection. */
export type Collection = {
  readonly catalogue: Catalogue
  /** Adds cards, in order, to the collection of a player whose row is locked. */
  add(tx: Tx, playerId: string, cardIds: readonly string[], at: Date): Promise<Grown>
  /** Takes one copy of a card from a player whose row is locked. */
  take(tx: Tx, playerId: string, cardId: string): Promise<void>
  mount(mount: Mount): void
}

type Deps = { readonly pack: Pack; readonly media: Pick<Media, 'card'> }

export function createCollection({ pack, media }: Deps): Collection {
  const catalogue = createCatalogue(pack, media)
  return {
    catalogue,
    add: (tx, playerId, cardIds, at) => addCards(tx, catalogue, { playerId, cardIds, at }),
    take: (tx, playerId, cardId) => takeCard(tx, catalogue, playerId, cardId),
    mount: (mount) => mountCollection(mount, catalogue),
  }
}
