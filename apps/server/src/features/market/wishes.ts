import type { ReplyOf } from '@otogi/contract/endpoint'
import { market } from '@otogi/contract/market'
import { MOST_WISHES } from '@otogi/rules/market/wishes'
import type { Reader, Tx } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Catalog } from '../collection/index.ts'

type Wishes = ReplyOf<typeof market.wishes>

/** Lets players wish for cards. `notify-wishers.ts` notifies them of offers and sales. */
export function mountWishRoutes(mount: Mount, catalog: Catalog): void {
  mount(market.wishes, ({ db, player }) => listWishes(db, player.id))
  mount(market.addWish, async ({ tx, player, at, input }) => {
    const { cardId, maxPrice = null } = input
    const card = catalog.find(cardId)
    if (!card || card.isWithdrawn) throw new Refusal('CARD_UNKNOWN')
    const others = (await listWishes(tx, player.id)).filter((wish) => wish.cardId !== cardId)
    if (others.length >= MOST_WISHES) throw new Refusal('WISH_LIMIT')
    await saveWish(tx, { player_id: player.id, card_id: cardId, max_price: maxPrice, created_at: at })
    return listWishes(tx, player.id)
  })
  mount(market.removeWish, async ({ tx, player, input }) => {
    await tx.deleteFrom('wishes').where('player_id', '=', player.id).where('card_id', '=', input.cardId).execute()
    return listWishes(tx, player.id)
  })
}

async function listWishes(db: Reader, playerId: string): Promise<Wishes> {
  const rows = await db
    .selectFrom('wishes')
    .select(['card_id', 'max_price'])
    .where('player_id', '=', playerId)
    .orderBy('created_at')
    .orderBy('card_id')
    .execute()
  return rows.map(({ card_id: cardId, max_price: maxPrice }) => ({ cardId, maxPrice }))
}

type NewWish = { player_id: string; card_id: string; max_price: number | null; created_at: Date }

/** A wish with a changed price is treated as a new wish, so that the next offer is announced immediately. */
async function saveWish(tx: Tx, wish: NewWish): Promise<void> {
  const { max_price, created_at } = wish
  await tx
    .insertInto('wishes')
    .values(wish)
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'card_id']).doUpdateSet({ max_price, created_at, offered_at: null }),
    )
    .execute()
}
