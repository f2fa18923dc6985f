import { desk } from '@otogi/contract/desk/desk'
import type { Database } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Collection } from '../collection/index.ts'
import { toModeration } from '../desk/index.ts'
import { findPlayerByUsername } from '../players/index.ts'
import { freezeListing, unfreezeListing } from './freeze.ts'
import { listRelatedAccounts } from './related-accounts.ts'
import { listFlaggedSales } from './signs.ts'
import { listSellerOffers } from './store.ts'
import { undoSale } from './undo-sale.ts'

type Deps = { readonly db: Database; readonly collection: Collection }

/**
 * Mounts the moderator endpoints. An action locks the affected players in one statement, so it does not use the default
 * transaction, which first locks the operator's row.
 */
export function mountMarketDeskRoutes(mount: Mount, { db: database, collection }: Deps): void {
  const { market } = desk
  mount(market.signs, async ({ db }) =>
    (await listFlaggedSales(db)).map(({ at, ...sale }) => ({ ...sale, signs: [...sale.signs], at: at.getTime() })),
  )
  mount(market.accounts, async ({ db }) => {
    const { sales, networks } = await listRelatedAccounts(db)
    return { sales: [...sales], networks: [...networks] }
  })
  mount(market.offers, async ({ db, input }) => {
    const seller = await findPlayerByUsername(db, input.username)
    if (!seller) throw new Refusal('PLAYER_UNKNOWN')
    const offers = await listSellerOffers(db, seller.id)
    return offers.map(({ id, card_id: card, price, created_at, state }) => ({
      id,
      card,
      price,
      at: created_at.getTime(),
      isFrozen: state === 'frozen',
    }))
  })
  mount(market.freeze, async (call) => {
    await database.transaction((tx) => freezeListing(tx, toModeration(call, call.input), call.input.listingId))
    return {}
  })
  mount(market.unfreeze, async (call) => {
    await database.transaction((tx) => unfreezeListing(tx, toModeration(call, call.input), call.input.listingId))
    return {}
  })
  mount(market.undo, async (call) => {
    const { listingId } = call.input
    await database.transaction((tx) => undoSale(tx, collection, toModeration(call, call.input), listingId))
    return {}
  })
}
