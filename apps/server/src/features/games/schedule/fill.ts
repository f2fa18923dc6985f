import { addDays, countDaysBetween, toDayNumber, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { SCHEDULED_DAYS } from '@otogi/rules/games/schedule'
import type { Tx } from '../../../platform/db/db.ts'
import type { Answers } from '../answers.ts'
import { writeDeskLog } from '../../desk/index.ts'
import { isGuestGame } from '../guest/guest-game.ts'
import { deleteGuestRounds } from '../guest/store.ts'
import type { Sequence } from '../sequence.ts'
import { countHistoryDays, PUZZLES, readPuzzleGrid, type Days } from './grid.ts'
import { lockSchedule, saveScheduled, type PuzzleKey } from './store.ts'

export type FillDeps = { readonly answers: Pick<Answers, 'pool'>; readonly sequence: Sequence }

/** Locks the schedule and fills in missing puzzles, starting the day before `today`. */
export async function fillSchedule(tx: Tx, { answers, sequence }: FillDeps, today: MadridDay): Promise<void> {
  await lockSchedule(tx)
  const to = addDays(today, SCHEDULED_DAYS)
  const grid = await readPuzzleGrid(tx, answers, { from: today, to })
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

/**
 * Replaces the puzzles on some days whose answers were withdrawn or are no longer in the pack, and logs each
 * replacement. Other puzzles do not change.
 */
export async function replaceRemovedAnswers(
  tx: Tx,
  { answers, sequence }: FillDeps,
  { at, ...days }: Days & { readonly at: Date },
): Promise<readonly PuzzleKey[]> {
  await lockSchedule(tx)
  const grid = await readPuzzleGrid(tx, answers, days)
  const replaced = listKeys(days.from, days.to).flatMap((key) => {
    const former = grid.find(key)
    if (!former || answers.pool(key.game, key.mode).includes(former.answer)) return []
    const answer = sequence.choose(grid.listAvailable(key), key.game, key.mode, toDayNumber(key.day))
    return grid.set({ ...former, answer, pinned: false })
  })
  await saveScheduled(tx, replaced)
  // Existing guest rounds do not store their answer, so they would reveal the new one.
  for (const { day } of replaced.filter(isGuestGame)) {
    // oxlint-disable-next-line no-await-in-loop -- rare, and statements of a transaction run one after another
    await deleteGuestRounds(tx, day)
  }
  for (const { day, game, mode } of replaced) {
    const moderation = { actor: undefined, reason: 'the answer was withdrawn or removed from the pack', at }
    // oxlint-disable-next-line no-await-in-loop -- rare, and statements of a transaction run one after another
    await writeDeskLog(tx, moderation, { action: 'puzzle.replace', subject: day, details: { game, mode } })
  }
  return replaced
}

function listKeys(from: MadridDay, to: MadridDay): PuzzleKey[] {
  const days = Array.from({ length: countDaysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
  return days.flatMap((day) => PUZZLES.map(([game, mode]) => ({ day, game, mode })))
}
