import * as z from 'zod/mini'
import { LastAudit } from '../books.ts'
import { declareEndpoint } from '../endpoint.ts'
import { Nothing, WholeNumber } from '../fields.ts'
import { declareDeskEndpoint, Reason } from './declare.ts'

const OWNERS = { roles: ['owner'] } as const

/** The audit of the ledger. The server also runs it daily. */
export const books = {
  find: declareDeskEndpoint(
    declareEndpoint({
      method: 'GET',
      path: '/api/desk/books',
      summary: 'The result of the latest audit',
      input: Nothing,
      reply: z.object({ audit: LastAudit }),
    }),
    OWNERS,
  ),
  audit: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/books/audit',
      effect: 'slow',
      summary: 'Checks now that gachas, cards, claims and votes add up, and returns the result of each rule',
      input: z.object({ reason: Reason }),
      reply: z.object({
        findings: z.array(z.object({ rule: z.string(), faults: WholeNumber, first: z.nullable(z.string()) })),
      }),
      refusals: ['AUDIT_RUNNING'],
    }),
    OWNERS,
  ),
}
