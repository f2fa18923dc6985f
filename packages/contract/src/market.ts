import { MAX_PRICE, MIN_PRICE } from '@otogi/rules/market/price'
import * as z from 'zod/mini'
import { Card } from './collection.ts'
import { endpoint } from './endpoint.ts'
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
  })
  .register(z.globalRegistry, { id: 'Listing' })

export const market = {
  list: endpoint({
    method: 'GET',
    path: '/api/markets/getDataMarket',
    summary: 'Cards for sale, newest first',
    replyHeaders: { 'X-Total-Count': 'With a page: how many listings there are on all pages' },
    input: z.object({
      anime: z.optional(GuessText),
      rarity: z.optional(Rarity),
      name: z.optional(z.string().check(z.maxLength(50))),
      mine: z.optional(z.enum(['true', 'false'])),
      sort: z.optional(z.enum(['newest', 'oldest', 'cheapest', 'dearest', 'power'])),
      page: z.optional(QueryNumber),
      pageSize: z.optional(QueryNumber),
    }),
    reply: z.array(Listing),
  }),
  sell: endpoint({
    method: 'POST',
    path: '/api/markets/addCard',
    summary: 'Puts one owned copy up for sale',
    owner: ['userId'],
    idempotent: true,
    input: z.object({ userId: PlayerId, cardId: CardId, price: Price }),
    reply: Listing,
    refusals: ['CARD_NOT_OWNED', 'CARD_FAVOURITE', 'PRICE_TOO_LOW', 'LISTING_LIMIT'],
  }),
  buy: endpoint({
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
  cancel: endpoint({
    method: 'POST',
    path: '/api/markets/cancelCard',
    summary: 'Takes an own listing back',
    owner: ['userId'],
    idempotent: true,
    input: z.object({ userId: PlayerId, cardId: CardId, price: Price, listingId: z.optional(ListingId) }),
    reply: Balance,
    refusals: ['LISTING_GONE'],
  }),
  prices: endpoint({
    method: 'GET',
    path: '/api/markets/prices',
    summary: 'What a card was sold for lately, and what it is offered for now',
    input: z.object({ cardId: CardId }),
    reply: z.object({
      sales: z.array(z.object({ at: z.number(), price: Price })),
      median: z.nullable(z.number()),
      offers: z.array(Listing),
    }),
    refusals: ['CARD_UNKNOWN'],
  }),
  inbox: endpoint({
    method: 'GET',
    path: '/api/inbox/find',
    summary: 'Notices to the player, newest first, by pages of 50',
    replyHeaders: { 'X-Total-Count': 'How many notices there are on all pages' },
    input: z.object({ page: z.optional(QueryNumber) }),
    reply: z.array(
      z.object({
        _id: z.string(),
        at: z.number(),
        kind: z.enum(['sold']),
        card: CardId,
        gachas: WholeNumber,
        read: z.boolean(),
      }),
    ),
  }),
  readInbox: endpoint({
    method: 'PUT',
    path: '/api/inbox/read',
    summary: 'Marks every notice as read',
    input: z.object({ userid: PlayerId }),
    owner: ['userid'],
    reply: Nothing,
  }),
}
