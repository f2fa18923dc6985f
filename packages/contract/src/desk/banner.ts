import * as z from 'zod/mini'
import { declareEndpoint } from '../endpoint.ts'
import { Day, Nothing, Text } from '../fields.ts'
import { EDITORS, forDesk, Reason } from './declare.ts'

/** The special banner of the summon. */
export const banner = {
  find: forDesk(
    declareEndpoint({
      method: 'GET',
      path: '/api/desk/banner',
      summary: 'The series of the special banner, and the series that can be chosen',
      input: Nothing,
      reply: z.object({
        titles: Text,
        /** Its end; null if it lasts until the next choice. */
        until: z.nullable(z.number()),
        choices: z.array(z.object({ series: z.string(), titles: Text })),
      }),
    }),
  ),
  choose: forDesk(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/banner/choose',
      summary: 'Fixes the special banner to a series, or rotates it weekly (null)',
      input: z.object({
        series: z.nullable(z.string().check(z.maxLength(100))),
        /** The last day of the series; null if it lasts until the next choice. */
        lastDay: z.nullable(Day),
        reason: Reason,
      }),
      reply: Nothing,
      refusals: ['WITHDRAWN_ALREADY'],
    }),
    EDITORS,
  ),
}
