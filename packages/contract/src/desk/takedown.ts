import { TAKEDOWN_KINDS } from '@otogi/rules/takedown/takedown'
import * as z from 'zod/mini'
import { declareEndpoint } from '../endpoint.ts'
import { Nothing, Text, WholeNumber } from '../fields.ts'
import { forDesk, Reason } from './declare.ts'

const Kind = z.enum(TAKEDOWN_KINDS)
/** The id of a card, a character or a series. Songs and pictures are those of a series. */
const Subject = z.string().check(z.minLength(1), z.maxLength(100))

const OWNERS = { roles: ['owner'] } as const
const OfContent = { kind: Kind, subject: Subject, reason: Reason }

/** Withdrawing content of the pack, and restoring it. */
export const takedown = {
  list: forDesk(
    declareEndpoint({
      method: 'GET',
      path: '/api/desk/takedowns',
      summary: 'All takedowns, newest first',
      input: Nothing,
      reply: z.array(
        z.object({
          kind: Kind,
          subject: Subject,
          /** Null if the pack no longer has it. */
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
  subjects: forDesk(
    declareEndpoint({
      method: 'GET',
      path: '/api/desk/takedown/subjects',
      summary: 'What can be withdrawn',
      input: z.object({ kind: Kind }),
      reply: z.array(z.object({ id: Subject, texts: Text })),
    }),
    OWNERS,
  ),
  withdraw: forDesk(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/takedown/withdraw',
      summary: 'Withdraws content, takes its cards off the market and compensates their owners',
      effect: 'slow',
      input: z.object(OfContent),
      /** Number of players who were compensated, and the gachas that they got. */
      reply: z.object({ players: WholeNumber, gachas: WholeNumber }),
      refusals: ['WITHDRAWN_ALREADY', 'TAKEDOWN_TOO_LARGE'],
    }),
    OWNERS,
  ),
  restore: forDesk(
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
