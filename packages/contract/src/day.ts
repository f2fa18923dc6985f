import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Nothing } from './fields.ts'

/** Both dates as YYYY,MM,DD in Europe/Madrid. */
const DayRecord = z
  .object({ lastReset: z.string(), resetWeek: z.string() })
  .register(z.globalRegistry, { id: 'DayRecord' })

export const day = {
  find: endpoint({
    method: 'GET',
    path: '/api/day/findById',
    summary: 'Today and the coming Monday',
    input: Nothing,
    reply: DayRecord,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/day/update',
    summary: 'Makes sure that the new day has begun for the player; returns the time, in epoch milliseconds',
    input: Nothing,
    reply: z.number(),
  }),
  updateWeek: endpoint({
    method: 'PUT',
    path: '/api/day/updateWeek',
    summary: 'Makes sure that the new week has begun for the player',
    input: Nothing,
    reply: DayRecord,
  }),
}
