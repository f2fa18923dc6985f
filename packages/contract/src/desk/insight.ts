import { INSIGHT_PERIODS } from '@otogi/rules/insight/insight'
import * as z from 'zod/mini'
import { declareEndpoint } from '../endpoint.ts'
import { QueryNumber, Rarity, WholeNumber, WireGame, WireMode } from '../fields.ts'
import { declareDeskEndpoint } from './declare.ts'

const DayFigures = z.object({
  day: z.string(),
  /** Players who visited on that day. */
  players: WholeNumber,
  newPlayers: WholeNumber,
  /** Gachas created and destroyed. */
  made: WholeNumber,
  destroyed: WholeNumber,
  sales: WholeNumber,
  /** The gachas paid for the day's sales. */
  paid: WholeNumber,
  /** Replies with status 500, which indicate bugs. */
  faults: WholeNumber,
  /** Other replies with status 5xx, which ask the player to try again. */
  outages: WholeNumber,
})

/** Statistics about players, puzzles and the economy. They reveal no individual player and no answer. */
export const insight = {
  find: declareDeskEndpoint(
    declareEndpoint({
      method: 'GET',
      path: '/api/desk/insight',
      summary: 'Daily players, retention, puzzle results, economy and errors of the last days',
      input: z.object({ days: z.pipe(QueryNumber, z.literal(INSIGHT_PERIODS)) }),
      reply: z.object({
        /** The latest consecutive days up to today, oldest first. */
        days: z.array(DayFigures),
        retention: z.array(z.object({ days: WholeNumber, players: WholeNumber, returned: WholeNumber })),
        /** The last week's results of the puzzles that all players share, newest first. */
        puzzles: z.array(
          z.object({
            day: z.string(),
            game: WireGame,
            mode: WireMode,
            players: WholeNumber,
            solved: WholeNumber,
            medianTries: z.nullable(WholeNumber),
          }),
        ),
        circulation: WholeNumber,
        medianPrices: z.record(Rarity, z.nullable(z.number())),
      }),
    }),
  ),
}
