import { randomInt } from 'node:crypto'
import { addDays, isMadridDay, toMadridDay, type MadridDay } from '@otogi/rules/calendar/madrid-day'
import { listModes } from '@otogi/rules/games/games'
import type { Tx } from '../../../platform/db/db.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { writeDeskLog, type Moderation } from '../../desk/index.ts'
import type { Answers } from '../answers.ts'
import { readPuzzleGrid } from '../schedule/grid.ts'
import { listScheduled, lockSchedule, saveScheduled, type PuzzleKey, type ScheduledPuzzle } from '../schedule/store.ts'

/** How many days ahead a puzzle can be chosen. */
const MAX_DAYS_AHEAD = 400

type Deps = { readonly answers: Pick<Answers, 'pool'> }
type Choice = PuzzleKey & { readonly answer: string }

/**
 * Chooses a future day's puzzle. Refuses if the day's puzzles can no longer be changed, or if the answer would repeat
 * too soon.
 */
export async function pinPuzzle(tx: Tx, { answers }: Deps, moderation: Moderation, choice: Choice): Promise<void> {
  const { day, game, mode, answer } = choice
  await requireChangeable(tx, moderation, choice)
  if (!answers.pool(game, mode).includes(answer))
    throw createRefusal('answer', `the pack has no answer ${answer} for ${game}`)
  const grid = await readPuzzleGrid(tx, answers, { from: day, to: day })
  if (!grid.listAvailable(choice).includes(answer)) throw new Refusal('ANSWER_TOO_NEAR')
  await saveScheduled(tx, [{ ...choice, pinned: true }])
  await writeDeskLog(tx, moderation, { action: 'puzzle.pin', subject: day, details: { game, mode } })
}

/** Replaces a future day's puzzle with another, chosen at random. */
export async function replacePuzzle(tx: Tx, { answers }: Deps, moderation: Moderation, key: PuzzleKey): Promise<void> {
  const { day, game, mode } = key
  await requireChangeable(tx, moderation, key)
  const grid = await readPuzzleGrid(tx, answers, { from: day, to: day })
  const former = grid.find(key)
  if (!former) throw createRefusal('day', `the puzzles of ${day} are not scheduled yet`)
  const others = grid.listAvailable(key).filter((answer) => answer !== former.answer)
  const answer = others.length === 0 ? undefined : others[randomInt(others.length)]
  if (answer === undefined) throw new Refusal('ANSWER_TOO_NEAR')
  await saveScheduled(tx, [{ day, game, mode, answer, pinned: false }])
  await writeDeskLog(tx, moderation, { action: 'puzzle.replace', subject: day, details: { game, mode } })
}

/** Returns a day's puzzles with their answers, and logs who viewed them. */
export async function revealDay(tx: Tx, moderation: Moderation, day: MadridDay): Promise<readonly ScheduledPuzzle[]> {
  const puzzles = await listScheduled(tx, day, day)
  if (puzzles.length === 0) throw createRefusal('day', `the puzzles of ${day} are not scheduled`)
  await writeDeskLog(tx, moderation, { action: 'puzzle.reveal', subject: day })
  return puzzles
}

/**
 * Locks the schedule. Refuses if there is no such puzzle, if the day has begun, or if a server has already opened the
 * day.
 */
async function requireChangeable(tx: Tx, { at }: Moderation, { day, game, mode }: PuzzleKey): Promise<void> {
  if (!listModes(game).includes(mode)) throw createRefusal('mode', `${game} has no mode ${mode}`)
  const today = toMadridDay(at.getTime())
  if (!isMadridDay(day) || day > addDays(today, MAX_DAYS_AHEAD))
    throw createRefusal('day', `the day must be within the next ${MAX_DAYS_AHEAD} days`)
  await lockSchedule(tx)
  const isOpened = (await listScheduled(tx, day, day)).some(({ openedAt }) => openedAt !== null)
  if (day <= today || isOpened) throw new Refusal('PUZZLE_FIXED')
}

function createRefusal(path: string, message: string): Refusal {
  return new Refusal('INVALID', [{ path, message }])
}
