import * as z from 'zod/mini'
import { declareEndpoint } from './endpoint.ts'
import { Day, GuessText, QueryNumber, WholeNumber, WireGame } from './fields.ts'
import { Puzzle } from './puzzle.ts'
import type { PlainReply } from './wire-names.ts'

const Token = z.string().check(z.minLength(1), z.maxLength(128))

/** A puzzle that a player has finished and shared, as far as the link's visitor may see it now. */
export const Challenge = z
  .object({
    /** The visitor’s round of the puzzle. A visitor is a player or a guest. */
    puzzle: Puzzle,
    /**
     * Where the visitor's guesses are sent: `own` to the player's game for today, `guest` to today's guest puzzle,
     * `challenge` to `challenges.guess`, which pays no reward.
     */
    round: z.enum(['own', 'guest', 'challenge']),
    /** Whether the visitor has shared this puzzle. */
    isMine: z.boolean(),
    day: Day,
    sharer: z.object({
      username: z.string(),
      finished: z.boolean(),
      tries: WholeNumber,
      /** Colors of the sharer's rows in the name game; empty until the visitor's round is over. */
      triescolors: z.array(z.array(z.string())),
    }),
  })
  .register(z.globalRegistry, { id: 'Challenge' })
export type Challenge = PlainReply<z.infer<typeof Challenge>>

/** Challenges: links to a puzzle that a player has finished, for friends with and without an account. */
export const challenges = {
  link: declareEndpoint({
    method: 'GET',
    path: '/api/challenges/link',
    summary: 'The link to a puzzle that the player has finished; today’s if there is no `day`',
    input: z.object({ game: WireGame, mode: z.optional(QueryNumber), day: z.optional(Day) }),
    reply: z.object({ path: z.string() }),
    refusals: ['GUESS_REQUIRED'],
  }),
  find: declareEndpoint({
    method: 'GET',
    path: '/api/challenges/find',
    summary: 'A shared puzzle as the visitor may see it, with the result of the player who shared it',
    who: 'open',
    input: z.object({ token: Token }),
    reply: Challenge,
    refusals: ['NOT_FOUND'],
  }),
  guess: declareEndpoint({
    method: 'POST',
    path: '/api/challenges/guess',
    summary: 'Checks a guess for a shared puzzle that pays no reward',
    who: 'open',
    limit: 'guest',
    input: z.object({ token: Token, puzzleId: z.string().check(z.minLength(1), z.maxLength(64)), guess: GuessText }),
    reply: z.object({ right: z.boolean(), challenge: Challenge }),
    refusals: ['NOT_FOUND', 'NEW_PUZZLE', 'GAME_FINISHED', 'UNKNOWN_GUESS', 'ALREADY_GUESSED', 'NO_ROWS_LEFT'],
  }),
}
