import * as z from 'zod/mini'
import { declareEndpoint } from '../endpoint.ts'
import { Day, Nothing, Text } from '../fields.ts'
import { EDITORS, declareDeskEndpoint, Reason } from './declare.ts'

/** The special summon banner. */
export const banner = {
  find: declareDeskEndpoint(
    declareEndpoint({
      method: 'GET',
      path: '/api/desk/banner',
      summary: 'The series of the special banner now and later, and the series that can be chosen',
      input: Nothing,
      reply: z.object({
        titles: Text,
        /** When the current choice ends; null if it lasts until another choice is made. */
        until: z.nullable(z.number()),
        choices: z.array(z.object({ series: z.string(), titles: Text })),
        /** Scheduled choices. `titles` is null if the choice is the weekly rotation. */
        planned: z.array(z.object({ titles: z.nullable(Text), firstDay: z.string(), lastDay: z.nullable(z.string()) })),
        /**
         * The stored weeks of the rotation, identified by their Monday. `titles` is null if the pack no longer has the
         * series.
         */
        weeks: z.array(z.object({ week: z.string(), titles: z.nullable(Text) })),
      }),
    }),
  ),
  choose: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/banner/choose',
      summary: 'Sets the special banner to a series or to weekly rotation (null), now or from a given day',
      input: z.object({
        series: z.nullable(z.string().check(z.maxLength(100))),
        /** The first day; null to start immediately. */
        firstDay: z.optional(z.nullable(Day)),
        /** The last day; null to keep the choice until another one is made. */
        lastDay: z.nullable(Day),
        reason: Reason,
      }),
      reply: Nothing,
      refusals: ['WITHDRAWN_ALREADY'],
    }),
    EDITORS,
  ),
}
