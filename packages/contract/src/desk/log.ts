import * as z from 'zod/mini'
import { declareEndpoint } from '../endpoint.ts'
import { declareDeskEndpoint, Role } from './declare.ts'

const LogEntry = z.object({
  id: z.number(),
  at: z.number(),
  /** The operator's username; null for actions from the command line. */
  operator: z.nullable(z.string()),
  role: z.nullable(Role),
  action: z.string(),
  subject: z.nullable(z.string()),
  reason: z.string(),
  /** Details of the action as JSON. */
  details: z.string(),
})

export const log = {
  list: declareDeskEndpoint(
    declareEndpoint({
      method: 'GET',
      path: '/api/desk/log',
      summary: 'A page of the log of all actions, newest first',
      input: z.object({
        /** Lists only entries older than this one. */
        before: z.optional(z.coerce.number().check(z.int(), z.positive())),
        subject: z.optional(z.string().check(z.maxLength(100))),
      }),
      reply: z.object({ entries: z.array(LogEntry), hasMore: z.boolean() }),
    }),
  ),
}
