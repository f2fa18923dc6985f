import { LISTINGS_PER_DAY } from '@otogi/rules/market/listings'
import { MAX_PRICE, MIN_PRICE } from '@otogi/rules/market/price'
import { REPORT_KINDS } from '@otogi/rules/reports/reports'
import * as z from 'zod/mini'
import { Card } from './collection.ts'
import { declareEndpoint } from './endpoint.ts'
import { Balance, CardId, GuessText, Nothing, PlayerId, QueryNumber, Rarity, WholeNumber } from './fields.ts'

const Price = z.int().check(z.gte(MIN_PRICE), z.lte(MAX_PRICE))
const ListingId = z.string().check(z.maxLength(64))

const Listing = z
  .object({
    _id: ListingId,
    card: Card,
    user: z.object({ _id: z.string(), username: z.string() }),
    price: Price,
    createdAt: z.number(),
    /** Number of listings of the same card, counted up to 100. Present only in a grouped list. */
    offers: z.optional(WholeNumber),
    /** Set if a moderator has frozen the listing. Only the seller can then see it. */
    isFrozen: z.optional(z.literal(true)),
  })
  .register(z.globalRegistry, { id: 'Listing' })

const Wishes = z.array(z.object({ cardId: CardId, maxPrice: z.nullable(Price) }))

export const market = {
  list: declareEndpoint({
    method: 'GET',
    path: '/api/markets/getDataMarket',
    summary: 'Cards for sale, newest first',
    replyHeaders: {
      'X-Total-Count': 'Number of listings, or of cards if grouped, on all pages, at most 1000; only with `page`',
    },
    input: z.object({
      anime: z.optional(GuessText),
      rarity: z.optional(Rarity),
      name: z.optional(z.string().check(z.maxLength(50))),
      mine: z.optional(z.enum(['true', 'false'])),
      sort: z.optional(z.enum(['newest', 'oldest', 'cheapest', 'dearest', 'power'])),
      /** Returns one listing for each card: the cheapest of another player or, if there is none, the player's own. */
      grouped: z.optional(z.enum(['true', 'false'])),
      page: z.optional(QueryNumber),
      pageSize: z.optional(QueryNumber),
    }),
    reply: z.array(Listing),
  }),
  sell: declareEndpoint({
    method: 'POST',
    path: '/api/markets/addCard',
    summary: 'Puts a copy up for sale',
    owner: ['userId'],
    idempotent: true,
    input: z.object({ userId: PlayerId, cardId: CardId, price: Price }),
    reply: Listing,
    refusals: ['CARD_NOT_OWNED', 'CARD_WITHDRAWN', 'CARD_FAVOURITE', 'PRICE_TOO_LOW', 'LISTING_LIMIT'],
  }),
  sellCopies: declareEndpoint({
    method: 'POST',
    path: '/api/markets/addCopies',
    summary: 'Puts several copies of a card up for sale, each as its own listing at the same price',
    owner: ['userId'],
    idempotent: true,
    input: z.object({
      userId: PlayerId,
      cardId: CardId,
      price: Price,
      copies: z.int().check(z.gte(1), z.lte(LISTINGS_PER_DAY)),
    }),
    reply: z.array(Listing),
    refusals: ['CARD_NOT_OWNED', 'CARD_WITHDRAWN', 'CARD_FAVOURITE', 'PRICE_TOO_LOW', 'LISTING_LIMIT'],
  }),
  buy: declareEndpoint({
    method: 'POST',
    path: '/api/markets/buyCard',
    summary: 'Buys a listed card',
    owner: ['userId'],
    idempotent: true,
    input: z.object({
      userId: PlayerId,
      cardId: CardId,
      price: Price,
      userIdMarket: PlayerId,
      listingId: z.optional(ListingId),
    }),
    reply: Balance,
    refusals: ['LISTING_GONE', 'OWN_LISTING', 'INSUFFICIENT_GACHAS', 'MARKET_GUARDED', 'SELLER_LIMIT'],
  }),
  cancel: declareEndpoint({
    method: 'POST',
    path: '/api/markets/cancelCard',
    summary: 'Cancels one of the player’s listings',
    owner: ['userId'],
    idempotent: true,
    input: z.object({ userId: PlayerId, cardId: CardId, price: Price, listingId: z.optional(ListingId) }),
    reply: Balance,
    refusals: ['LISTING_GONE'],
  }),
  prices: declareEndpoint({
    method: 'GET',
    path: '/api/markets/prices',
    summary: 'Recent sale prices and current listings of a card',
    input: z.object({ cardId: CardId }),
    reply: z.object({
      sales: z.array(z.object({ at: z.number(), price: Price })),
      median: z.nullable(z.number()),
      offers: z.array(Listing),
    }),
    refusals: ['CARD_UNKNOWN'],
  }),
  wishes: declareEndpoint({
    method: 'GET',
    path: '/api/wishes/find',
    summary: 'The cards that the player wishes for',
    input: Nothing,
    reply: Wishes,
  }),
  addWish: declareEndpoint({
    method: 'PUT',
    path: '/api/wishes/add',
    summary:
      'Wishes for a card. The player gets a notice when it is offered, or sold to someone else, at most at this price',
    owner: ['userid'],
    input: z.object({ userid: PlayerId, cardId: CardId, maxPrice: z.optional(Price) }),
    reply: Wishes,
    refusals: ['CARD_UNKNOWN', 'WISH_LIMIT'],
  }),
  removeWish: declareEndpoint({
    method: 'PUT',
    path: '/api/wishes/remove',
    summary: 'Ends a wish',
    owner: ['userid'],
    input: z.object({ userid: PlayerId, cardId: CardId }),
    reply: Wishes,
  }),
  inbox: declareEndpoint({
    method: 'GET',
    path: '/api/inbox/find',
    summary: 'The player’s notices, newest first, 50 per page',
    replyHeaders: { 'X-Total-Count': 'Number of notices on all pages' },
    input: z.object({ page: z.optional(QueryNumber) }),
    reply: z.array(
      z.object({
        _id: z.string(),
        at: z.number(),
        kind: z.enum([
          'sold',
          'report-dismissed',
          'report-acted',
          'moderated',
          'offer-frozen',
          'offer-unfrozen',
          'sale-undone',
          'purchase-undone',
          'card-withdrawn',
          'card-restored',
          'gachas-deducted',
          'wish-offered',
          'wish-sold',
        ]),
        /** The card and the price of a sale or an offer. */
        card: z.optional(CardId),
        gachas: z.optional(WholeNumber),
        /** What the report was about. */
        subject: z.optional(z.enum(REPORT_KINDS)),
        /** The reported player. */
        username: z.optional(z.string()),
        read: z.boolean(),
      }),
    ),
  }),
  readInbox: declareEndpoint({
    method: 'PUT',
    path: '/api/inbox/read',
    summary: 'Marks all notices as read',
    input: z.object({ userid: PlayerId }),
    owner: ['userid'],
    reply: Nothing,
  }),
}
