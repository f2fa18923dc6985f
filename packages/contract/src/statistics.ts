import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Nothing, Text, WholeNumber, WireGame, WireMode } from './fields.ts'
import type { Plain } from './wire-names.ts'

const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** How many wins took 0, 1, 2 … failed tries. */
const Distribution = z.array(WholeNumber)

const PerGame = z.object({
  game: WireGame,
  mode: WireMode,
  played: WholeNumber,
  won: WholeNumber,
  distribution: Distribution,
})

/** A player's playing record. A puzzle is played once it was guessed at; a streak is of days with a puzzle won. */
export const PlayRecord = z
  .object({
    played: WholeNumber,
    won: WholeNumber,
    currentStreak: WholeNumber,
    longestStreak: WholeNumber,
    games: z.array(PerGame),
    /** The days played of the last year, oldest first. */
    days: z.array(z.object({ day: Day, played: WholeNumber, won: WholeNumber })),
  })
  .register(z.globalRegistry, { id: 'PlayRecord' })
export type PlayRecord = Plain<z.infer<typeof PlayRecord>>

const Result = z.object({
  game: WireGame,
  mode: WireMode,
  tries: WholeNumber,
  finished: z.boolean(),
  /** Told once the puzzle is finished or its day is over. */
  answer: z.nullable(Text),
})

/** What a player did on one day. */
export const PlayedDay = z
  .object({
    day: Day,
    /** The number of the day's puzzles. */
    number: WholeNumber,
    results: z.array(Result),
  })
  .register(z.globalRegistry, { id: 'PlayedDay' })
export type PlayedDay = Plain<z.infer<typeof PlayedDay>>

/** How all players did on the puzzle they share. */
export const Community = z
  .object({
    players: WholeNumber,
    solved: WholeNumber,
    medianTries: z.nullable(z.number()),
    distribution: Distribution,
  })
  .register(z.globalRegistry, { id: 'Community' })
export type Community = Plain<z.infer<typeof Community>>

export const statistics = {
  history: endpoint({
    method: 'GET',
    path: '/api/userGames/history',
    summary: 'Own results by day, newest first; `before` asks for earlier days',
    input: z.object({ before: z.optional(Day) }),
    reply: z.array(PlayedDay),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/api/users/stats',
    summary: 'Own record: played, won, streaks, distribution of tries',
    input: Nothing,
    reply: PlayRecord,
  }),
  yesterday: endpoint({
    method: 'GET',
    path: '/api/userGames/yesterday',
    summary: 'Yesterday’s answers: those of the puzzles that all players shared',
    input: Nothing,
    reply: z.array(z.object({ game: WireGame, mode: WireMode, answer: Text, anime: Text })),
  }),
  community: endpoint({
    method: 'GET',
    path: '/api/userGames/community',
    summary: 'How everybody did on a puzzle of today that the player has finished; nobody shares a personal one',
    input: z.object({ id: z.string().check(z.maxLength(64)) }),
    reply: Community,
    refusals: ['NEW_PUZZLE', 'GUESS_REQUIRED'],
  }),
}
