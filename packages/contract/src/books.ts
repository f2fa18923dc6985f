import * as z from 'zod/mini'
import { declareEndpoint } from './endpoint.ts'
import { Nothing, Rarity, WholeNumber } from './fields.ts'

const Share = z.number().check(z.gte(0), z.lte(1))

/** Number of drawn cards of one rarity, the expected number, and the range that contains 99.9 % of fair results. */
const Drawn = z.object({ drawn: WholeNumber, expected: z.number(), low: WholeNumber, high: WholeNumber })

/**
 * Result of the latest audit: the numbers of ledger entries and card copies checked by it or by earlier audits, of
 * rules checked and of rules violated.
 */
export const LastAudit = z.nullable(
  z.object({ at: z.number(), entries: WholeNumber, copies: WholeNumber, rules: WholeNumber, broken: WholeNumber }),
)

export const books = {
  find: declareEndpoint({
    method: 'GET',
    path: '/api/books/find',
    summary:
      'Public statistics: gachas created and destroyed per day, actual and expected draws, median prices, last audit',
    who: 'open',
    input: Nothing,
    reply: z.object({
      /** When the numbers were computed. */
      at: z.number(),
      /** The latest consecutive days, oldest first. */
      days: z.array(z.object({ day: z.string(), made: WholeNumber, destroyed: WholeNumber })),
      /** Sums since the first day. */
      total: z.object({ made: WholeNumber, destroyed: WholeNumber }),
      /** Probability of each rarity in a single draw without pity. */
      promised: z.record(Rarity, Share),
      drawn: z.record(Rarity, Drawn),
      medianPrices: z.record(Rarity, z.nullable(z.number())),
      sales: WholeNumber,
      players: WholeNumber,
      /** Number of different cards. */
      cards: WholeNumber,
      audit: LastAudit,
    }),
  }),
}
