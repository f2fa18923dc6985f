import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Balance, Ignored, PlayerId } from './fields.ts'

export const wallet = {
  create: endpoint({
    method: 'POST',
    path: '/api/gachas/create',
    summary: 'Makes sure that the player has a balance; returns it',
    owner: ['userId'],
    input: z.object({ userId: PlayerId, gachas: Ignored }),
    reply: Balance,
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/gachas/findById',
    summary: 'The player’s gachas and pity throws',
    owner: ['id'],
    input: z.object({ id: PlayerId }),
    reply: Balance,
  }),
}
