import { FIELD_LIMITS } from '@otogi/rules/accounts/fields'
import * as z from 'zod/mini'
import { declareEndpoint } from '../endpoint.ts'
import { CardId, Nothing, WholeNumber } from '../fields.ts'
import { declareDeskEndpoint, MODERATORS, Reason } from './declare.ts'

const Change = z.object({ listingId: z.string().check(z.maxLength(64)), reason: Reason })

const FlaggedSale = z.object({
  id: z.string(),
  at: z.number(),
  seller: z.string(),
  buyer: z.string(),
  card: CardId,
  price: WholeNumber,
  /** The going rate at the time of the sale, if known. */
  rate: z.nullable(WholeNumber),
  signs: z.array(z.string()),
  isUndone: z.boolean(),
})

const SaleFlow = z.object({
  seller: z.string(),
  buyer: z.string(),
  sales: WholeNumber,
  gachas: WholeNumber,
  flagged: WholeNumber,
})

const NetworkLink = z.object({ first: z.string(), second: z.string(), networks: WholeNumber })

const Offer = z.object({ id: z.string(), card: CardId, price: WholeNumber, at: z.number(), isFrozen: z.boolean() })

/** Flagged sales, and the actions that moderators can take on offers and sales. */
export const market = {
  signs: declareDeskEndpoint(
    declareEndpoint({
      method: 'GET',
      path: '/api/desk/market/signs',
      summary: 'The latest sales that look like transfers between accounts, with reasons',
      input: Nothing,
      reply: z.array(FlaggedSale),
    }),
    MODERATORS,
  ),
  accounts: declareDeskEndpoint(
    declareEndpoint({
      method: 'GET',
      path: '/api/desk/market/accounts',
      summary: 'The pairs of players with flagged sales between them, and the pairs that share networks',
      input: Nothing,
      reply: z.object({ sales: z.array(SaleFlow), networks: z.array(NetworkLink) }),
    }),
    MODERATORS,
  ),
  offers: declareDeskEndpoint(
    declareEndpoint({
      method: 'GET',
      path: '/api/desk/market/offers',
      summary: 'A player’s open and frozen offers, newest first',
      input: z.object({ username: z.string().check(z.maxLength(FIELD_LIMITS.loginMax)) }),
      reply: z.array(Offer),
      refusals: ['PLAYER_UNKNOWN'],
    }),
    MODERATORS,
  ),
  freeze: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/market/freeze',
      summary: 'Takes an offer off the market and notifies the seller',
      effect: 'slow',
      input: Change,
      reply: Nothing,
      refusals: ['LISTING_GONE', 'OWN_CASE'],
    }),
    MODERATORS,
  ),
  unfreeze: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/market/unfreeze',
      summary: 'Puts a frozen offer back on the market and notifies the seller',
      effect: 'slow',
      input: Change,
      reply: Nothing,
      refusals: ['LISTING_GONE', 'OWN_CASE'],
    }),
    MODERATORS,
  ),
  undo: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/market/undo',
      summary: 'Undoes a sale: the card returns to the seller, the gachas to the buyer; notifies both',
      effect: 'slow',
      input: Change,
      reply: Nothing,
      refusals: ['SALE_GONE', 'OWN_CASE', 'SALE_CARD_GONE', 'SALE_GACHAS_SPENT', 'CARD_UNKNOWN', 'CARD_WITHDRAWN'],
    }),
    MODERATORS,
  ),
}
