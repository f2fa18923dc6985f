import { FIELD_LIMITS } from '@otogi/rules/accounts/fields'
import { MAX_REPORT_TEXT } from '@otogi/rules/reports/reports'
import * as z from 'zod/mini'
import { declareEndpoint } from './endpoint.ts'
import { Nothing, PlayerId } from './fields.ts'

const ReportText = z.optional(z.string().check(z.maxLength(MAX_REPORT_TEXT)))

/** Reports about other players, for the moderators. */
export const reports = {
  create: declareEndpoint({
    method: 'POST',
    path: '/api/reports/create',
    summary: 'Reports the name, the picture or the whole profile of a player',
    owner: ['userid'],
    idempotent: true,
    input: z.object({
      userid: PlayerId,
      kind: z.enum(['name', 'picture', 'profile']),
      username: z.string().check(z.maxLength(FIELD_LIMITS.loginMax)),
      text: ReportText,
    }),
    reply: Nothing,
    refusals: ['PLAYER_UNKNOWN', 'OWN_REPORT', 'REPORT_OPEN', 'REPORT_LIMIT'],
  }),
  createForOffer: declareEndpoint({
    method: 'POST',
    path: '/api/reports/createForOffer',
    summary: 'Reports an offer on the market',
    owner: ['userid'],
    idempotent: true,
    input: z.object({ userid: PlayerId, listingId: z.string().check(z.maxLength(64)), text: ReportText }),
    reply: Nothing,
    refusals: ['LISTING_GONE', 'OWN_REPORT', 'REPORT_OPEN', 'REPORT_LIMIT'],
  }),
}
