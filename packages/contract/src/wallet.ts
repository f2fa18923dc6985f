import * as z from 'zod/mini'
import { declareEndpoint } from './endpoint.ts'
import { Balance, Ignored, PlayerId } from './fields.ts'

export const wallet = {
  create: declareEndpoint({
    method: 'POST',
    path: '/api/gachas/create',
    summary: 'Returns the player’s balance (created with the account)',
    owner: ['userId'],
    input: z.object({ userId: PlayerId, gachas: Ignored }),
    reply: Balance,
  }),
  find: declareEndpoint({
    method: 'GET',
    path: '/api/gachas/findById',
    summary: 'The player’s gachas and pity count',
    owner: ['id'],
    input: z.object({ id: PlayerId }),
    reply: Balance,
  }),
}
