import { collection } from '@otogi/contract/collection'
import type { ReplyOf } from '@otogi/contract/endpoint'
import type { Reader, Tx } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Catalog } from './catalog.ts'

type UserCards = ReplyOf<typeof collection.find>

/** Lists the ids of the player's cards. The list contains an id once for each copy. */
async function listCards(db: Reader, playerId: string): Promise<UserCards> {
  const held = await db
    .selectFrom('holdings')
    .select(['card_id', 'quantity', 'favourite', 'first_at'])
    .where('player_id', '=', playerId)
    .orderBy('card_id')
    .execute()
  return {
    playerId: playerId,
    cards: held.flatMap((row) => Array.from({ length: row.quantity }, () => row.card_id)),
    favorites: held.filter((row) => row.favourite).map((row) => row.card_id),
    newestFirst: held.toSorted((a, b) => b.first_at.getTime() - a.first_at.getTime()).map((row) => row.card_id),
  }
}

type FavoriteChange = { readonly cardId: string; readonly favorite: boolean }

async function setFavorite(tx: Tx, playerId: string, { cardId, favorite }: FavoriteChange): Promise<void> {
  const held = await tx
    .updateTable('holdings')
    .set({ favourite: favorite })
    .where('player_id', '=', playerId)
    .where('card_id', '=', cardId)
    .returning('card_id')
    .executeTakeFirst()
  if (!held) throw new Refusal('CARD_NOT_OWNED')
}

const CACHE = 'public, max-age=60, stale-while-revalidate=600'

export function mountCollectionRoutes(mount: Mount, catalog: Catalog): void {
  mount(collection.cards, ({ reply }) => {
    void reply.header('cache-control', CACHE)
    return [...catalog.list()]
  })
  mount(collection.story, ({ input, reply }) => {
    const story = catalog.story(input.cardId)
    if (!story) throw new Refusal('CARD_UNKNOWN')
    void reply.header('cache-control', CACHE)
    return story
  })
  mount(collection.find, ({ db, player }) => listCards(db, player.id))
  mount(collection.create, ({ tx, player }) => listCards(tx, player.id))
  mount(collection.favourite, async ({ tx, player, input }) => {
    await setFavorite(tx, player.id, input)
    return listCards(tx, player.id)
  })
  mount(collection.power, ({ player }) => ({ totalPower: player.total_power }))
  mount(collection.uniqueCards, ({ player }) => ({ uniqueCards: player.unique_cards }))
}
