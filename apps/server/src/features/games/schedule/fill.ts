import { addDays, countDaysBetween, toDayNumber, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { GAMES, listModes, type Game, type Mode } from '@otogi/rules/games/games'
import { countDaysWithoutRepeat, listAvailableAnswers, SCHEDULED_DAYS } from '@otogi/rules/games/schedule'
import type { Tx } from '../../../platform/db/db.ts'
import type { Answers } from '../answers.ts'
import type { Sequence } from '../sequence.ts'
import { listScheduled, lockSchedule, saveScheduled, type PuzzleKey, type ScheduledPuzzle } from './store.ts'

export const PUZZLES = GAMES.flatMap((game) => listModes(game).map((mode) => [game, mode] as const))

export type FillDeps = { readonly answers: Pick<Answers, 'pool'>; readonly sequence: Sequence }

/** A scheduled puzzle that the pack no longer has, and its new answer. */
export type Replacement = PuzzleKey & { readonly before: string; readonly answer: string }

/** Locks the schedule and schedules the puzzles that are missing, from the day before `today` on. */
export async function fillSchedule(tx: Tx, { answers, sequence }: FillDeps, today: MadridDay): Promise<void> {
  await lockSchedule(tx)
  const to = addDays(today, SCHEDULED_DAYS)
  const grid = await readGrid(tx, answers, { from: today, to })
  const isFirst = grid.isEmpty()
  // The first days keep the answers that they had before puzzles were scheduled.
  const from = addDays(today, isFirst ? -countHistoryDays(answers) : -1)
  const choose = (key: PuzzleKey) => {
    const pool = answers.pool(key.game, key.mode)
    const number = toDayNumber(key.day)
    if (isFirst) return sequence.common(pool, key.game, key.mode, number)
    return sequence.choose(grid.listAvailable(key), key.game, key.mode, number)
  }
  const added = listKeys(from, to)
    .filter((key) => grid.find(key) === undefined)
    .map((key) => grid.set({ ...key, answer: choose(key), pinned: false, openedAt: null }))
  await saveScheduled(tx, added)
}

type Days = { readonly from: MadridDay; readonly to: MadridDay }

/** Replaces the puzzles of some days whose answers the pack no longer has. Other puzzles stay as they are. */
export async function replaceRemovedAnswers(
  tx: Tx,
  { answers, sequence }: FillDeps,
  days: Days,
): Promise<readonly Replacement[]> {
  await lockSchedule(tx)
  const grid = await readGrid(tx, answers, days)
  const replaced = listKeys(days.from, days.to).flatMap((key) => {
    const former = grid.find(key)
    if (!former || answers.pool(key.game, key.mode).includes(former.answer)) return []
    const answer = sequence.choose(grid.listAvailable(key), key.game, key.mode, toDayNumber(key.day))
    grid.set({ ...former, answer, pinned: false })
    return { ...key, before: former.answer, answer }
  })
  await saveScheduled(
    tx,
    replaced.map((puzzle) => ({ ...puzzle, pinned: false })),
  )
  return replaced
}

/** Reads the puzzles of some days, and of the days around them on which their answers must not repeat. */
async function readGrid(tx: Tx, answers: FillDeps['answers'], { from, to }: Days) {
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

/** The number of days before a day on which its answers depend, and at least a week. */
function countHistoryDays({ pool }: FillDeps['answers']): number {
  return Math.max(7, ...PUZZLES.map(([game, mode]) => countDaysWithoutRepeat(pool(game, mode).length)))
}

function listKeys(from: MadridDay, to: MadridDay): PuzzleKey[] {
  const days = Array.from({ length: countDaysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
  return days.flatMap((day) => PUZZLES.map(([game, mode]) => ({ day, game, mode })))
}

const toName = ({ day, game, mode }: { day: MadridDay; game: Game; mode: Mode }) => `${day} ${game} ${mode}`
