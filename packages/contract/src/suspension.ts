import * as z from 'zod/mini'
import { declareEndpoint } from './endpoint.ts'
import { Nothing } from './fields.ts'

const MAX_APPEAL = 1000

const Suspension = z.object({
  /** When the suspension ends, in epoch milliseconds. */
  until: z.number(),
  /** The moderators' message to the player. */
  note: z.string(),
  appeal: z.nullable(z.string()),
})

/** What a suspended player can still do. */
export const suspension = {
  find: declareEndpoint({
    method: 'GET',
    path: '/api/users/suspension',
    summary: 'The suspension of the player’s account, or null',
    isOpenToSuspended: true,
    input: Nothing,
    reply: z.nullable(Suspension),
  }),
  appeal: declareEndpoint({
    method: 'POST',
    path: '/api/users/appeal',
    summary: 'Sends the moderators a note against the suspension; a later note replaces it',
    isOpenToSuspended: true,
    input: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_APPEAL)) }),
    reply: z.nullable(Suspension),
    refusals: ['NOT_SUSPENDED'],
  }),
}
