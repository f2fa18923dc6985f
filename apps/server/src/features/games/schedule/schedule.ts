import { addDays, toDayNumber, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Game, Mode } from '@otogi/rules/games/games'
import { SCHEDULED_DAYS } from '@otogi/rules/games/schedule'
import type { Database, Reader } from '../../../platform/db/db.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Moment } from '../../../platform/process/clock.ts'
import { fillSchedule, replaceRemovedAnswers, type FillDeps } from './fill.ts'
import { PUZZLES } from './grid.ts'
import { listScheduled, markDayOpened, type PuzzleKey, type ScheduledPuzzle } from './store.ts'

/** Returns the answer to one day's shared puzzle. */
export type DailyAnswers = (game: Game, mode: Mode) => string

type OpenedDay = {
  readonly read: DailyAnswers
  /** Whether all answers of the day can still be used. */
  readonly isCurrent: () => boolean
}

/** The stored shared puzzles of all days. */
export type Schedule = {
  /** Whether this process knows the answers of a day. */
  isOpened(day: MadridDay): boolean
  /** Returns the answers of a day that this process has opened. Refuses the request if it could not open the day. */
  getOpened(day: MadridDay): DailyAnswers
  /** Reads the answers of a day. Runs no statement if this process already knows them. */
  read(db: Reader, day: MadridDay): Promise<DailyAnswers>
  /** Whether puzzles may use an answer, i.e. whether the pack has it and it is not withdrawn. */
  isUsable(puzzle: Pick<ScheduledPuzzle, 'game' | 'mode' | 'answer'>): boolean
  /** Schedules the next days, and replaces answers that can no longer be used. */
  update(db: Database, moment: Moment): Promise<readonly PuzzleKey[]>
  /** Schedules the next days. */
  fill(db: Database, today: MadridDay): Promise<void>
  /** Marks a day as opened, so that its puzzles no longer change, and keeps them in memory. */
  open(db: Database, day: MadridDay, at: Date): Promise<void>
}

export function createSchedule(deps: FillDeps): Schedule {
  const { answers, sequence } = deps
  const opened = new Map<MadridDay, OpenedDay>()
  const isUsable: Schedule['isUsable'] = ({ game, mode, answer }) => answers.pool(game, mode).includes(answer)

  const toAnswers = (day: MadridDay, puzzles: readonly ScheduledPuzzle[]): DailyAnswers => {
    const stored = new Map(puzzles.map(({ game, mode, answer }) => [`${game} ${mode}`, answer]))
    // Days before the schedule began have no stored answers.
    return (game, mode) =>
      stored.get(`${game} ${mode}`) ?? sequence.common(answers.pool(game, mode), game, mode, toDayNumber(day))
  }
  const isReady = (puzzles: readonly ScheduledPuzzle[]) =>
    puzzles.length === PUZZLES.length && puzzles.every((puzzle) => puzzle.openedAt !== null && isUsable(puzzle))
  const keep = (day: MadridDay, puzzles: readonly ScheduledPuzzle[]) => {
    const read = toAnswers(day, puzzles)
    opened.set(day, { read, isCurrent: () => puzzles.every(isUsable) })
    return read
  }

  return {
    isOpened: (day) => opened.has(day),
    getOpened(day) {
      const found = opened.get(day)
      if (!found) throw new Refusal('UNAVAILABLE')
      return found.read
    },
    isUsable,
    async read(db, day) {
      const known = opened.get(day)
      if (known?.isCurrent()) return known.read
      const puzzles = await listScheduled(db, day, day)
      return isReady(puzzles) ? keep(day, puzzles) : toAnswers(day, puzzles)
    },
    update: (db, { today, at }) =>
      db.transaction(async (tx) => {
        await fillSchedule(tx, deps, today)
        return replaceRemovedAnswers(tx, deps, { from: today, to: addDays(today, SCHEDULED_DAYS), at })
      }),
    fill: (db, today) => db.transaction((tx) => fillSchedule(tx, deps, today)),
    async open(db, day, at) {
      if (opened.get(day)?.isCurrent()) return
      const stored = await listScheduled(db.reader, day, day)
      const puzzles = isReady(stored)
        ? stored
        : await db.transaction(async (tx) => {
            await fillSchedule(tx, deps, day)
            await replaceRemovedAnswers(tx, deps, { from: day, to: day, at })
            await markDayOpened(tx, day, at)
            return listScheduled(tx, day, day)
          })
      keep(day, puzzles)
    },
  }
}
