import { FIELD_LIMITS } from '@otogi/rules/accounts/fields'
import * as z from 'zod/mini'
import { declareEndpoint } from './endpoint.ts'
import { Nothing, PlayerId } from './fields.ts'

const OtherPlayer = z.object({ userid: PlayerId, username: z.string().check(z.maxLength(FIELD_LIMITS.loginMax)) })

/**
 * Players whom the player has blocked. If one of two players has blocked the other, neither can see or buy offers of
 * the other.
 */
export const blocks = {
  find: declareEndpoint({
    method: 'GET',
    path: '/api/blocks/find',
    summary: 'The players the player has blocked, most recently blocked first',
    input: Nothing,
    reply: z.array(z.object({ username: z.string(), profilePicture: z.string(), createdAt: z.number() })),
  }),
  add: declareEndpoint({
    method: 'POST',
    path: '/api/blocks/add',
    summary: 'Blocks a player',
    owner: ['userid'],
    input: OtherPlayer,
    reply: Nothing,
    refusals: ['PLAYER_UNKNOWN', 'OWN_BLOCK', 'BLOCK_LIMIT'],
  }),
  remove: declareEndpoint({
    method: 'POST',
    path: '/api/blocks/remove',
    summary: 'Unblocks a player',
    owner: ['userid'],
    input: OtherPlayer,
    reply: Nothing,
    refusals: ['PLAYER_UNKNOWN'],
  }),
}
