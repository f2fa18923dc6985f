import * as z from 'zod/mini'
import { declareEndpoint } from './endpoint.ts'
import { CardId, Day, Nothing, Text, WholeNumber, WireGame, WireMode } from './fields.ts'
import type { PlainReply } from './wire-names.ts'

/** How many puzzles were won after 0, 1, 2 … wrong guesses. */
const Distribution = z.array(WholeNumber)

const PerGame = z.object({
  game: WireGame,
  mode: WireMode,
  played: WholeNumber,
  won: WholeNumber,
  distribution: Distribution,
})

/**
 * A puzzle counts as played once the player has guessed. A streak is the number of consecutive days with at least one
 * win.
 */
export const PlayRecord = z
  .object({
    played: WholeNumber,
    won: WholeNumber,
    currentStreak: WholeNumber,
    longestStreak: WholeNumber,
    /** The streak freezes that the player has left. A freeze is used for a missed day, so that the streak continues. */
    freezes: WholeNumber,
    /** The missed days of the last year on which a freeze was used, oldest first. */
    frozenDays: z.array(Day),
    games: z.array(PerGame),
    /** Days played in the last year, oldest first. */
    days: z.array(z.object({ day: Day, played: WholeNumber, won: WholeNumber })),
  })
  .register(z.globalRegistry, { id: 'PlayRecord' })
export type PlayRecord = PlainReply<z.infer<typeof PlayRecord>>

const Result = z.object({
  game: WireGame,
  mode: WireMode,
  tries: WholeNumber,
  finished: z.boolean(),
  /** The answer; null until the player has finished the puzzle or its day is over. */
  answer: z.nullable(Text),
  /** The first card that shows the character or belongs to the series; null as long as `answer` is null. */
  card: z.nullable(CardId),
})

/** A player's results for one day. */
export const PlayedDay = z
  .object({
    day: Day,
    /** The day's number, counted from the first puzzle's day. */
    number: WholeNumber,
    results: z.array(Result),
  })
  .register(z.globalRegistry, { id: 'PlayedDay' })
export type PlayedDay = PlainReply<z.infer<typeof PlayedDay>>

/** The results of all players for the puzzle that they share. */
export const Community = z
  .object({
    players: WholeNumber,
    solved: WholeNumber,
    medianTries: z.nullable(z.number()),
    distribution: Distribution,
  })
  .register(z.globalRegistry, { id: 'Community' })
export type Community = PlainReply<z.infer<typeof Community>>

export const statistics = {
  history: declareEndpoint({
    method: 'GET',
    path: '/api/userGames/history',
    summary: 'The player’s results by day, newest first; `before` selects earlier days',
    input: z.object({ before: z.optional(Day) }),
    reply: z.array(PlayedDay),
  }),
  stats: declareEndpoint({
    method: 'GET',
    path: '/api/users/stats',
    summary: 'The player’s statistics: played, won, streaks, distribution of tries',
    input: Nothing,
    reply: PlayRecord,
  }),
  yesterday: declareEndpoint({
    method: 'GET',
    path: '/api/userGames/yesterday',
    summary: 'Yesterday’s answers of the shared puzzles',
    input: Nothing,
    reply: z.array(z.object({ game: WireGame, mode: WireMode, answer: Text, anime: Text })),
  }),
  community: declareEndpoint({
    method: 'GET',
    path: '/api/userGames/community',
    summary: 'Results of all players on one of today’s shared puzzles that the player has finished',
    input: z.object({ id: z.string().check(z.maxLength(64)) }),
    reply: Community,
    refusals: ['NEW_PUZZLE', 'GUESS_REQUIRED'],
  }),
}
