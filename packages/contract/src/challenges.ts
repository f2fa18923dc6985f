import * as z from 'zod/mini'
import { declareEndpoint } from './endpoint.ts'
import { Day, GuessText, QueryNumber, WholeNumber, WireGame } from './fields.ts'
import { Puzzle } from './puzzle.ts'
import type { PlainReply } from './wire-names.ts'

const Token = z.string().check(z.minLength(1), z.maxLength(128))

/**
 * A finished puzzle that a player has shared, as the visitor of the link sees it. Fields that would reveal too much are
 * empty.
 */
export const Challenge = z
  .object({
    /** The puzzle with the visitor's own guesses. The visitor is a player or a guest. */
    puzzle: Puzzle,
    /**
     * Where the visitor's guesses are sent: `own` to the player's game of today, `guest` to today's guest puzzle,
     * `challenge` to `challenges.guess`, which pays no reward.
     */
    round: z.enum(['own', 'guest', 'challenge']),
    /** Whether the visitor is the player who shared the puzzle. */
    isMine: z.boolean(),
    day: Day,
    sharer: z.object({
      username: z.string(),
      finished: z.boolean(),
      tries: WholeNumber,
      /** The row colors of the sharer's guesses in the name game. Empty until the visitor's round is over. */
      triescolors: z.array(z.array(z.string())),
    }),
  })
  .register(z.globalRegistry, { id: 'Challenge' })
export type Challenge = PlainReply<z.infer<typeof Challenge>>

/** Challenges: links to finished puzzles, which players send to friends. The friends need no account. */
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
