import * as z from 'zod/mini'
import { declareEndpoint } from './endpoint.ts'
import { Nothing, PlayerId, Text, WholeNumber } from './fields.ts'

const Poll = z
  .object({
    _id: z.string(),
    /** The options in the player's language. `names` has the options in all languages. */
    name: z.array(z.string()),
    names: z.array(Text),
    votes: z.array(WholeNumber),
    usersId: z.array(z.string()),
    finished: z.boolean(),
    /** Time at which voting started, in epoch milliseconds. */
    startedAt: z.number(),
    expirationdDate: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'Poll' })

export const polls = {
  find: declareEndpoint({
    method: 'GET',
    path: '/api/surveys/find',
    summary: 'The current poll, or null',
    input: Nothing,
    reply: z.nullable(Poll),
  }),
  vote: declareEndpoint({
    method: 'PUT',
    path: '/api/surveys/update',
    summary: 'Votes for option 1 or 2; returns the updated poll',
    owner: ['userId'],
    input: z.object({ userId: PlayerId, voteUser: z.union([z.literal(1), z.literal(2)]) }),
    reply: Poll,
    refusals: ['POLL_VOTED', 'POLL_NONE', 'ACCOUNT_TOO_YOUNG'],
  }),
  finish: declareEndpoint({
    method: 'PUT',
    path: '/api/surveys/finished',
    summary: 'Returns the current poll; expired polls are finished',
    owner: ['userId'],
    input: z.object({ userId: z.optional(PlayerId) }),
    reply: z.nullable(Poll),
  }),
}
