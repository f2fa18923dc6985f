import * as z from 'zod/mini'
import { declareEndpoint } from '../endpoint.ts'
import { Day, Nothing, Text, WholeNumber } from '../fields.ts'
import { EDITORS, declareDeskEndpoint, Reason } from './declare.ts'

export const announcements = {
  list: declareDeskEndpoint(
    declareEndpoint({
      method: 'GET',
      path: '/api/desk/announcements',
      summary: 'Current and upcoming announcements, soonest first',
      input: Nothing,
      reply: z.array(z.object({ number: WholeNumber, texts: Text, startsAt: z.number(), endsAt: z.number() })),
    }),
  ),
  create: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/announcements/create',
      summary: 'Shows a text on the home page from the start of one day to the end of another',
      input: z.object({ texts: Text, firstDay: Day, lastDay: Day, reason: Reason }),
      reply: Nothing,
    }),
    EDITORS,
  ),
  end: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/announcements/end',
      summary: 'Ends an announcement immediately, or removes one that has not started',
      input: z.object({ number: z.int32(), reason: Reason }),
      reply: Nothing,
    }),
    EDITORS,
  ),
}
