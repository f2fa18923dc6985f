import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { CardId, Nothing, PlayerId, QueryNumber, Rarity, Text, WholeNumber } from './fields.ts'
import type { Plain } from './wire-names.ts'

export const Card = z
  .object({
    _id: CardId,
    name: z.string(),
    names: Text,
    anime_name: z.string(),
    titles: Text,
    character: z.string(),
    rarity: Rarity,
    power: WholeNumber,
    /** The address of the art at 600 x 800; `thumbnail` is the same at 300 x 400. */
    base64_image: z.string(),
    thumbnail: z.string(),
    /** The mean colour of the art: what is seen while it loads. */
    tint: z.string(),
  })
  .register(z.globalRegistry, { id: 'Card' })
export type Card = Plain<z.infer<typeof Card>>

/** Who is on a card, and where that person is from. */
const CardStory = z
  .object({
    character: z.object({ names: Text, line: Text }),
    series: z.object({ titles: Text, origin: Text, published: Text }),
  })
  .register(z.globalRegistry, { id: 'CardStory' })
export type CardStory = Plain<z.infer<typeof CardStory>>

const UserCards = z
  .object({ userid: z.string(), cards: z.array(CardId), favourites: z.array(CardId) })
  .register(z.globalRegistry, { id: 'UserCards' })

export const collection = {
  cards: endpoint({
    method: 'GET',
    path: '/api/cards/findAll',
    summary: 'Every card there is',
    who: 'open',
    input: Nothing,
    reply: z.array(Card),
  }),
  story: endpoint({
    method: 'GET',
    path: '/api/cards/story',
    summary: 'Who is on a card, and where that person is from',
    who: 'open',
    input: z.object({ cardId: CardId }),
    reply: CardStory,
    refusals: ['CARD_UNKNOWN'],
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/userCards/findById',
    summary: 'The player’s cards; an id repeats once per copy',
    owner: ['id'],
    input: z.object({ id: PlayerId }),
    reply: UserCards,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/userCards/create',
    summary: 'Makes sure that the player has a collection; returns it',
    owner: ['userId'],
    input: z.object({ userId: PlayerId }),
    reply: UserCards,
  }),
  power: endpoint({
    method: 'GET',
    path: '/api/userCards/calculatePower',
    summary: 'The total power of every copy owned',
    owner: ['userId'],
    input: z.object({ userId: PlayerId }),
    reply: z.object({ totalPower: WholeNumber }),
  }),
  uniqueCards: endpoint({
    method: 'POST',
    path: '/api/users/getNumberCards',
    summary: 'How many different cards the player owns',
    effect: 'read',
    owner: ['userid'],
    input: z.object({ userid: PlayerId }),
    reply: z.object({ uniqueCards: WholeNumber }),
  }),
  favourite: endpoint({
    method: 'PUT',
    path: '/api/userCards/favourite',
    summary: 'Marks a card as favourite, which locks it against selling',
    owner: ['userid'],
    input: z.object({ userid: PlayerId, cardId: CardId, favourite: z.boolean() }),
    reply: UserCards,
    refusals: ['CARD_NOT_OWNED'],
  }),
  provenance: endpoint({
    method: 'GET',
    path: '/api/userCards/provenance',
    summary:
      'Where the copies of a card came from and went: a page of events, the newest page first, each oldest first',
    replyHeaders: { 'X-Total-Count': 'How many events there are on all pages' },
    input: z.object({ cardId: CardId, page: z.optional(QueryNumber) }),
    reply: z.array(
      z.object({
        at: z.number(),
        kind: z.enum(['pull', 'bought', 'sold', 'listed', 'returned']),
        price: z.nullable(WholeNumber),
      }),
    ),
    refusals: ['CARD_UNKNOWN'],
  }),
}
