import type { MadridDay } from '@otogi/rules/calendar/madrid-day'
import type { Game, Mode } from '@otogi/rules/games/games'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/db/db.ts'

export type PuzzleKey = { readonly day: MadridDay; readonly game: Game; readonly mode: Mode }

export type ScheduledPuzzle = PuzzleKey & {
  readonly answer: string
  /** Whether an operator chose the answer. */
  readonly pinned: boolean
  /** When a server first served the day; null if the puzzle can still be changed. */
  readonly openedAt: Date | null
}

/** Lists the stored puzzles of some days. */
export async function listScheduled(db: Reader, from: MadridDay, to: MadridDay): Promise<ScheduledPuzzle[]> {
  const rows = await db
    .selectFrom('puzzle_schedule')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute()
  return rows.map(({ day, game, mode, answer, pinned, opened_at }) => ({
    day,
    game,
    mode,
    answer,
    pinned,
    openedAt: opened_at,
  }))
}

/** Makes other writers of the schedule wait, because each choice depends on the stored days. Readers do not wait. */
export async function lockSchedule(tx: Tx): Promise<void> {
  await sql`lock table puzzle_schedule in share row exclusive mode`.execute(tx)
}

type Choice = PuzzleKey & Pick<ScheduledPuzzle, 'answer' | 'pinned'>

/** Stores puzzles' answers, replacing earlier ones. */
export async function saveScheduled(tx: Tx, choices: readonly Choice[]): Promise<void> {
  const rows = JSON.stringify(
    choices.map(({ day, game, mode, answer, pinned }) => ({ day, game, mode, answer, pinned })),
  )
  await sql`
    insert into puzzle_schedule (day, game, mode, answer, pinned)
    select day, game, mode, answer, pinned
    from json_to_recordset(${rows}) as choice (day date, game text, mode smallint, answer text, pinned boolean)
    on conflict (day, game, mode) do update set answer = excluded.answer, pinned = excluded.pinned`.execute(tx)
}

/** Marks a day as opened, so that its puzzles no longer change. */
export async function markDayOpened(tx: Tx, day: MadridDay, at: Date): Promise<void> {
  await tx
    .updateTable('puzzle_schedule')
    .set({ opened_at: at })
    .where('day', '=', day)
    .where('opened_at', 'is', null)
    .execute()
}
