import { mapLanguages } from '@otogi/rules/languages/languages'
import { MAX_OPTION_LENGTH } from '@otogi/rules/poll/poll'
import * as z from 'zod/mini'
import { declareEndpoint } from '../endpoint.ts'
import { Nothing, Text, WholeNumber } from '../fields.ts'
import { EDITORS, forDesk, Reason } from './declare.ts'

/** An option in each language. */
const Option = z.object(mapLanguages(() => z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_OPTION_LENGTH))))

export const polls = {
  find: forDesk(
    declareEndpoint({
      method: 'GET',
      path: '/api/desk/polls',
      summary: 'The last poll; null if there has been none',
      input: Nothing,
      reply: z.nullable(
        z.object({
          options: z.array(Text),
          votes: z.array(WholeNumber),
          lastDay: z.string(),
          isOpen: z.boolean(),
        }),
      ),
    }),
  ),
  create: forDesk(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/polls/create',
      summary: 'Starts a poll',
      input: z.object({ first: Option, second: Option, reason: Reason }),
      reply: Nothing,
      refusals: ['POLL_RUNNING'],
    }),
    EDITORS,
  ),
  close: forDesk(
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
