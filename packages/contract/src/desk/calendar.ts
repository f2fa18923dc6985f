import { CALENDAR_STATES } from '@otogi/rules/games/schedule'
import * as z from 'zod/mini'
import { declareEndpoint } from '../endpoint.ts'
import { Day, Nothing, Text, WireGame, WireMode } from '../fields.ts'
import { EDITORS, declareDeskEndpoint, Reason } from './declare.ts'

const Puzzle = z.object({ game: WireGame, mode: WireMode })
const PuzzleOfDay = { day: Day, game: WireGame, mode: WireMode }

const CalendarDay = z.object({
  day: z.string(),
  /**
   * `fixed`: the puzzles can no longer be changed. `empty`: nothing is scheduled yet, except for puzzles chosen by an
   * operator.
   */
  state: z.enum(CALENDAR_STATES),
  /** The puzzles chosen by an operator. */
  pinned: z.array(Puzzle),
})

const RevealedPuzzle = z.object({
  game: WireGame,
  mode: WireMode,
  pinned: z.boolean(),
  /** Id of a series or a character. */
  answer: z.string(),
  /** The answer as players see it; null if the pack no longer contains it. */
  texts: z.nullable(Text),
  /** The picture or clip of each reveal step, starting with the first. Empty for the name game. */
  steps: z.array(z.string()),
})

/** The puzzle schedule. Answers are returned only by the call that logs who viewed them. */
export const calendar = {
  list: declareDeskEndpoint(
    declareEndpoint({
      method: 'GET',
      path: '/api/desk/calendar',
      summary: 'The days of a month and the state of their puzzles, without answers',
      /** Any day of the month. By default, today. */
      input: z.object({ day: z.optional(Day) }),
      reply: z.object({ today: z.string(), days: z.array(CalendarDay) }),
    }),
  ),
  reveal: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/calendar/reveal',
      summary: 'The puzzles of a day with their answers; logs who viewed them',
      input: z.object({ day: Day, reason: Reason }),
      reply: z.array(RevealedPuzzle),
    }),
    EDITORS,
  ),
  answers: declareDeskEndpoint(
    declareEndpoint({
      method: 'GET',
      path: '/api/desk/calendar/answers',
      summary: 'All answers that a game may have, by name',
      input: z.object({ game: WireGame }),
      reply: z.array(z.object({ answer: z.string(), texts: Text })),
    }),
    EDITORS,
  ),
  pin: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/calendar/pin',
      summary: 'Chooses the puzzle of a future day that is not fixed',
      input: z.object({ ...PuzzleOfDay, answer: z.string().check(z.maxLength(100)), reason: Reason }),
      reply: Nothing,
      refusals: ['PUZZLE_FIXED', 'ANSWER_TOO_NEAR'],
    }),
    EDITORS,
  ),
  replace: declareDeskEndpoint(
    declareEndpoint({
      method: 'POST',
      path: '/api/desk/calendar/replace',
      summary: 'Replaces the puzzle of a future day with a random one',
      input: z.object({ ...PuzzleOfDay, reason: Reason }),
      reply: Nothing,
      refusals: ['PUZZLE_FIXED', 'ANSWER_TOO_NEAR'],
    }),
    EDITORS,
  ),
}
