import { addDays, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { GAMES, listModes, type Game, type Mode } from '@otogi/rules/games/games'
import { countDaysWithoutRepeat, listAvailableAnswers } from '@otogi/rules/games/schedule'
import type { Tx } from '../../../platform/db/db.ts'
import type { Answers } from '../answers.ts'
import { listScheduled, type PuzzleKey, type ScheduledPuzzle } from './store.ts'

export const PUZZLES = GAMES.flatMap((game) => listModes(game).map((mode) => [game, mode] as const))

export type Days = { readonly from: MadridDay; readonly to: MadridDay }

/** Reads the puzzles of some days, and of the surrounding days within which an answer must not repeat. */
export async function readPuzzleGrid(tx: Tx, answers: Pick<Answers, 'pool'>, { from, to }: Days) {
  const margin = countHistoryDays(answers)
  const stored = await listScheduled(tx, addDays(from, -margin), addDays(to, margin))
  const puzzles = new Map(stored.map((puzzle) => [toName(puzzle), puzzle]))
  const listAnswers = (key: PuzzleKey, direction: 1 | -1) =>
    Array.from({ length: margin }, (_, index) => addDays(key.day, direction * (index + 1))).flatMap(
      (day) => puzzles.get(toName({ ...key, day }))?.answer ?? [],
    )
  return {
    isEmpty: () => puzzles.size === 0,
    find: (key: PuzzleKey) => puzzles.get(toName(key)),
    set: (puzzle: ScheduledPuzzle) => {
      puzzles.set(toName(puzzle), puzzle)
      return puzzle
    },
    listAvailable: (key: PuzzleKey) =>
      listAvailableAnswers(answers.pool(key.game, key.mode), {
        before: listAnswers(key, -1),
        after: listAnswers(key, 1),
      }),
  }
}

/** The number of earlier days that influence a day's answers; at least a week. */
export function countHistoryDays({ pool }: Pick<Answers, 'pool'>): number {
  return Math.max(7, ...PUZZLES.map(([game, mode]) => countDaysWithoutRepeat(pool(game, mode).length)))
}

const toName = ({ day, game, mode }: { day: MadridDay; game: Game; mode: Mode }) => `${day} ${game} ${mode}`
