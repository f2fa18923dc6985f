import * as z from 'zod/mini'
import { declareEndpoint } from './endpoint.ts'
import { Nothing, Rarity, WholeNumber } from './fields.ts'

const Share = z.number().check(z.gte(0), z.lte(1))

/**
 * For one rarity: the number of cards drawn, the expected number, and the range in which 99.9 % of fair results lie.
 */
const Drawn = z.object({ drawn: WholeNumber, expected: z.number(), low: WholeNumber, high: WholeNumber })

/**
 * The result of the latest audit: how many ledger entries and card copies have been checked so far, including earlier
 * audits, how many rules this audit checked, and how many of them it found violated.
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
      /** The time at which the numbers were computed. */
      at: z.number(),
      /** The latest consecutive days, oldest first. */
      days: z.array(z.object({ day: z.string(), made: WholeNumber, destroyed: WholeNumber })),
      /** Totals since the first day. */
      total: z.object({ made: WholeNumber, destroyed: WholeNumber }),
      /** The probability of each rarity in a single draw without pity. */
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
