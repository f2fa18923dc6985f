import { REPORT_KINDS, REPORT_OUTCOMES } from '@otogi/rules/reports/reports'
import * as z from 'zod/mini'
import { declareEndpoint } from '../endpoint.ts'
import { Nothing, WholeNumber } from '../fields.ts'
import { declareDeskEndpoint, MODERATORS, Reason } from './declare.ts'

/** All open reports about the same name, picture, offer or profile. */
const ReportGroup = z.object({
  /** The id of the first report. Deciding it closes the whole group. */
  id: z.string(),
  kind: z.enum(REPORT_KINDS),
  /** The reported player's id and current name. */
  reportedId: z.string(),
  username: z.string(),
  /** The name, picture or offer as it was when it was first reported. */
  subject: z.object({
    username: z.string(),
    picture: z.optional(z.nullable(z.string())),
    card: z.optional(z.string()),
    price: z.optional(WholeNumber),
  }),
  listingId: z.nullable(z.string()),
  since: z.number(),
  reports: z.array(z.object({ username: z.string(), text: z.string(), at: z.number() })),
})

/** The queue of reports by players. */
export const reports = {
  list: declareDeskEndpoint(
    declareEndpoint({
      method: 'GET',
      path: '/api/desk/reports',
      summary: 'The open reports, longest waiting first',
      input: Nothing,
      reply: z.array(ReportGroup),
    }),
    MODERATORS,
  ),
  decide: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/reports/decide',
      summary: 'Closes all open reports about the same thing and notifies the players',
      effect: 'slow',
      input: z.object({
        reportId: z.string().check(z.maxLength(64)),
        outcome: z.enum(REPORT_OUTCOMES),
        reason: Reason,
      }),
      reply: z.object({ closed: WholeNumber }),
      refusals: ['REPORT_GONE', 'OWN_CASE'],
    }),
    MODERATORS,
  ),
}
