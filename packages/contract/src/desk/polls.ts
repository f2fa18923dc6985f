import { mapLanguages } from '@otogi/rules/languages/languages'
import { MAX_OPTION_LENGTH } from '@otogi/rules/poll/poll'
import * as z from 'zod/mini'
import { declareEndpoint } from '../endpoint.ts'
import { Day, Nothing, Text, WholeNumber } from '../fields.ts'
import { EDITORS, declareDeskEndpoint, Reason } from './declare.ts'

/** The text of an option in each language. */
const Option = z.object(mapLanguages(() => z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_OPTION_LENGTH))))

export const polls = {
  find: declareDeskEndpoint(
    declareEndpoint({
      method: 'GET',
      path: '/api/desk/polls',
      summary: 'The last poll and the planned ones',
      input: Nothing,
      reply: z.object({
        /** Null if there has never been a poll. */
        last: z.nullable(
          z.object({
            options: z.array(Text),
            votes: z.array(WholeNumber),
            lastDay: z.string(),
            isOpen: z.boolean(),
          }),
        ),
        /** Scheduled polls, soonest first. */
        planned: z.array(z.object({ options: z.array(Text), firstDay: z.string(), lastDay: z.string() })),
      }),
    }),
  ),
  create: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/polls/create',
      summary: 'Starts a poll, now or on a later day',
      input: z.object({
        first: Option,
        second: Option,
        /** The first day; null to start now. */
        firstDay: z.optional(z.nullable(Day)),
        reason: Reason,
      }),
      reply: Nothing,
      refusals: ['POLL_RUNNING', 'POLL_PLANNED'],
    }),
    EDITORS,
  ),
  cancel: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/polls/cancel',
      summary: 'Cancels a planned poll',
      input: z.object({ firstDay: Day, reason: Reason }),
      reply: Nothing,
      refusals: ['POLL_NOT_PLANNED'],
    }),
    EDITORS,
  ),
  close: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/polls/close',
      summary: 'Ends the running poll and shows its result',
      input: z.object({ reason: Reason }),
      reply: Nothing,
      refusals: ['POLL_NONE'],
    }),
    EDITORS,
  ),
}
