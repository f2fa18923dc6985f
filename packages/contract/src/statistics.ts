import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Nothing, WholeNumber } from './fields.ts'

const PerGame = z.object({
  game: z.string(),
  mode: WholeNumber,
  played: WholeNumber,
  won: WholeNumber,
  /** How many wins took 0, 1, 2 … failed tries. */
  distribution: z.array(WholeNumber),
})

/** A player's playing record. */
export const Record = z
  .object({
    played: WholeNumber,
    won: WholeNumber,
    currentStreak: WholeNumber,
    longestStreak: WholeNumber,
    games: z.array(PerGame),
  })
  .register(z.globalRegistry, { id: 'PlayRecord' })

const DayResult = z.object({
  game: z.string(),
  mode: WholeNumber,
  tries: WholeNumber,
  finished: z.boolean(),
  answer: z.nullable(z.string()),
})

export const statistics = {
  history: endpoint({
    method: 'GET',
    path: '/api/userGames/history',
    summary: 'Own results by day, newest first',
    input: z.object({ before: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))) }),
    reply: z.array(z.object({ day: z.string(), results: z.array(DayResult) })),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/api/users/stats',
    summary: 'Own record: played, won, streaks, distribution of tries',
    input: Nothing,
    reply: Record,
  }),
  yesterday: endpoint({
    method: 'GET',
    path: '/api/userGames/yesterday',
    summary: 'Yesterday’s common answers',
    input: Nothing,
    reply: z.array(z.object({ game: z.string(), mode: WholeNumber, answer: z.string() })),
  }),
  community: endpoint({
    method: 'GET',
    path: '/api/userGames/community',
    summary: 'How everybody did on a puzzle that the player has finished',
    input: z.object({ id: z.string().check(z.maxLength(64)) }),
    reply: z.object({
      players: WholeNumber,
      solved: WholeNumber,
      medianTries: z.nullable(z.number()),
      distribution: z.array(WholeNumber),
    }),
    refusals: ['NEW_PUZZLE', 'GUESS_REQUIRED'],
  }),
}
