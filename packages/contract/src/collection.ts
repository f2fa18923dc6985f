import * as z from 'zod/mini'
import { declareEndpoint } from './endpoint.ts'
import { CardId, Nothing, PlayerId, QueryNumber, Rarity, Text, WholeNumber } from './fields.ts'
import type { PlainReply } from './wire-names.ts'

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
    /** URL of the picture at 600 x 800 pixels. `thumbnail` is the same picture at 300 x 400 pixels. */
    base64_image: z.string(),
    thumbnail: z.string(),
    /** The picture's average color, shown while the picture loads. */
    tint: z.string(),
    /**
     * Set if the card was withdrawn. A withdrawn card can no longer be drawn or sold, and a neutral picture is shown
     * instead of its own.
     */
    isWithdrawn: z.optional(z.literal(true)),
  })
  .register(z.globalRegistry, { id: 'Card' })
export type Card = PlainReply<z.infer<typeof Card>>

/** The character on a card, and the character's series. */
const CardStory = z
  .object({
    character: z.object({ names: Text, line: Text }),
    series: z.object({ titles: Text, origin: Text, published: Text }),
  })
  .register(z.globalRegistry, { id: 'CardStory' })
export type CardStory = PlainReply<z.infer<typeof CardStory>>

const UserCards = z
  .object({
    userid: z.string(),
    cards: z.array(CardId),
    favourites: z.array(CardId),
    /** The player's cards, each listed once, the most recently obtained first. */
    newestFirst: z.array(CardId),
  })
  .register(z.globalRegistry, { id: 'UserCards' })

export const collection = {
  cards: declareEndpoint({
    method: 'GET',
    path: '/api/cards/findAll',
    summary: 'All cards of the game',
    who: 'open',
    input: Nothing,
    reply: z.array(Card),
  }),
  story: declareEndpoint({
    method: 'GET',
    path: '/api/cards/story',
    summary: 'The character on a card and its series',
    who: 'open',
    input: z.object({ cardId: CardId }),
    reply: CardStory,
    refusals: ['CARD_UNKNOWN'],
  }),
  find: declareEndpoint({
    method: 'GET',
    path: '/api/userCards/findById',
    summary: 'The player’s cards; each copy repeats the card’s id',
    owner: ['id'],
    input: z.object({ id: PlayerId }),
    reply: UserCards,
  }),
  create: declareEndpoint({
    method: 'POST',
    path: '/api/userCards/create',
    summary: 'Returns the player’s collection (created with the account)',
    owner: ['userId'],
    input: z.object({ userId: PlayerId }),
    reply: UserCards,
  }),
  power: declareEndpoint({
    method: 'GET',
    path: '/api/userCards/calculatePower',
    summary: 'The total power of all copies that the player owns',
    owner: ['userId'],
    input: z.object({ userId: PlayerId }),
    reply: z.object({ totalPower: WholeNumber }),
  }),
  uniqueCards: declareEndpoint({
    method: 'POST',
    path: '/api/users/getNumberCards',
    summary: 'How many different cards the player owns',
    effect: 'read',
    owner: ['userid'],
    input: z.object({ userid: PlayerId }),
    reply: z.object({ uniqueCards: WholeNumber }),
  }),
  favourite: declareEndpoint({
    method: 'PUT',
    path: '/api/userCards/favourite',
    summary: 'Marks or unmarks a card as a favorite; favorites cannot be sold',
    owner: ['userid'],
    input: z.object({ userid: PlayerId, cardId: CardId, favourite: z.boolean() }),
    reply: UserCards,
    refusals: ['CARD_NOT_OWNED'],
  }),
  provenance: declareEndpoint({
    method: 'GET',
    path: '/api/userCards/provenance',
    summary:
      'Where the copies of a card came from and went: a page of events, the newest page first, each oldest first',
    replyHeaders: { 'X-Total-Count': 'Number of events on all pages' },
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
