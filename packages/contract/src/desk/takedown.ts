import { TAKEDOWN_KINDS } from '@otogi/rules/takedown/takedown'
import * as z from 'zod/mini'
import { declareEndpoint } from '../endpoint.ts'
import { Nothing, Text, WholeNumber } from '../fields.ts'
import { declareDeskEndpoint, Reason } from './declare.ts'

const Kind = z.enum(TAKEDOWN_KINDS)
/** The id of a card, a character or a series. For songs and pictures, it is the id of their series. */
const Subject = z.string().check(z.minLength(1), z.maxLength(100))

const OWNERS = { roles: ['owner'] } as const
const OfContent = { kind: Kind, subject: Subject, reason: Reason }

/** Withdrawing and restoring pack content. */
export const takedown = {
  list: declareDeskEndpoint(
    declareEndpoint({
      method: 'GET',
      path: '/api/desk/takedowns',
      summary: 'All takedowns, newest first',
      input: Nothing,
      reply: z.array(
        z.object({
          kind: Kind,
          subject: Subject,
          /** Null if the pack no longer contains it. */
          texts: z.nullable(Text),
          reason: z.string(),
          at: z.number(),
          restoredAt: z.nullable(z.number()),
          cards: WholeNumber,
        }),
      ),
    }),
    OWNERS,
  ),
  subjects: declareDeskEndpoint(
    declareEndpoint({
      method: 'GET',
      path: '/api/desk/takedown/subjects',
      summary: 'What can be withdrawn',
      input: z.object({ kind: Kind }),
      reply: z.array(z.object({ id: Subject, texts: Text })),
    }),
    OWNERS,
  ),
  withdraw: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/takedown/withdraw',
      summary: 'Withdraws content, takes its cards off the market and compensates their owners',
      effect: 'slow',
      input: z.object(OfContent),
      /** The number of compensated players, and the gachas they received in total. */
      reply: z.object({ players: WholeNumber, gachas: WholeNumber }),
      refusals: ['WITHDRAWN_ALREADY', 'TAKEDOWN_TOO_LARGE'],
    }),
    OWNERS,
  ),
  restore: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/takedown/restore',
      summary: 'Restores withdrawn content; the owners keep their compensation',
      effect: 'slow',
      input: z.object(OfContent),
      reply: Nothing,
      refusals: ['NOT_WITHDRAWN'],
    }),
    OWNERS,
  ),
}
