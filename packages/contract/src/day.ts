import * as z from 'zod/mini'
import { declareEndpoint } from './endpoint.ts'
import { Nothing } from './fields.ts'

/** Dates in Europe/Madrid, formatted as YYYY,MM,DD. */
const DayRecord = z
  .object({ lastReset: z.string(), resetWeek: z.string() })
  .register(z.globalRegistry, { id: 'DayRecord' })

export const day = {
  find: declareEndpoint({
    method: 'GET',
    path: '/api/day/findById',
    summary: 'Today and the next Monday',
    input: Nothing,
    reply: DayRecord,
  }),
  update: declareEndpoint({
    method: 'PUT',
    path: '/api/day/update',
    summary: 'Runs the daily rollover if it is due; returns the time in epoch milliseconds',
    input: Nothing,
    reply: z.number(),
  }),
  updateWeek: declareEndpoint({
    method: 'PUT',
    path: '/api/day/updateWeek',
    summary: 'Runs the weekly rollover if it is due',
    input: Nothing,
    reply: DayRecord,
  }),
}
