import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Nothing, Rarity, WholeNumber } from './fields.ts'

const Share = z.number().check(z.gte(0), z.lte(1))

/** Of one rarity: how often it came, and between which counts it comes in 999 of 1000 fair games. */
const Drawn = z.object({ drawn: WholeNumber, expected: z.number(), low: WholeNumber, high: WholeNumber })

export const books = {
  find: endpoint({
    method: 'GET',
    path: '/api/books/find',
    summary: 'Open books: gachas made and destroyed per day, observed against promised odds, median prices, last audit',
    who: 'open',
    input: Nothing,
    reply: z.object({
      /** When all of this was counted. */
      at: z.number(),
      /** The latest days, oldest first, without a gap. */
      days: z.array(z.object({ day: z.string(), made: WholeNumber, destroyed: WholeNumber })),
      /** Since the first day. */
      total: z.object({ made: WholeNumber, destroyed: WholeNumber }),
      /** The share of each rarity in a single draw without pity. */
      promised: z.record(Rarity, Share),
      drawn: z.record(Rarity, Drawn),
      medianPrices: z.record(Rarity, z.nullable(z.number())),
      sales: WholeNumber,
      players: WholeNumber,
      /** How many different cards there are. */
      cards: WholeNumber,
      /** The latest proof of the books: how much was read, and how many of its rules were found broken. */
      audit: z.nullable(
        z.object({
          at: z.number(),
          entries: WholeNumber,
          copies: WholeNumber,
          rules: WholeNumber,
          broken: WholeNumber,
        }),
      ),
    }),
  }),
}
