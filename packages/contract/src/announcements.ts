import * as z from 'zod/mini'
import { declareEndpoint } from './endpoint.ts'
import { Nothing, Text } from './fields.ts'

/** The operator's announcements. Reading them requires no session. */
export const announcements = {
  find: declareEndpoint({
    method: 'GET',
    path: '/api/announcements/find',
    summary: 'Today’s announcements, newest first',
    who: 'open',
    input: Nothing,
    reply: z.array(z.object({ _id: z.string(), texts: Text })),
  }),
}
